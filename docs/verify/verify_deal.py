#!/usr/bin/env python3
"""Checks how the game of a record was dealt, by docs/chance.md and with nothing but Python:

    python verify_deal.py RECORD [WITNESS]

RECORD is a finished game as it is downloaded; WITNESS is what your device kept of the deal, in JSON.
It prints a code a line, and ends with 0 only if every throw was made again and nothing speaks against it.
"""

import hmac
import json
import sys
from hashlib import sha256
from pathlib import Path

PROTOCOL = "camlann/fair-1"


def pack(*parts):
    made = [
        p.encode() if isinstance(p, str) else p.to_bytes(8, "big") if isinstance(p, int) else p for p in parts
    ]
    return b"".join(len(part).to_bytes(4, "big") + part for part in made)


def digest(*parts):
    return sha256(pack(PROTOCOL, *parts)).digest()


def mac(key, message):
    return hmac.new(key, message, sha256).digest()


def stream(key):
    i = 0
    while True:
        yield from mac(key, i.to_bytes(8, "big"))
        i += 1


def below(source, n):
    if n == 1:
        return 0
    width = ((n - 1).bit_length() + 7) // 8
    while True:
        v = int.from_bytes(bytes(next(source) for _ in range(width)), "big")
        if v < 256**width - 256**width % n:
            return v % n


def shuffle(key, items):
    order, source = sorted(items), stream(key)
    for i in range(len(order) - 1, 0, -1):
        j = below(source, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def transcript_faults(deal):
    game, clients, revealed = deal["game"], deal["clients"], deal["revealed"]
    if digest("server", game, bytes.fromhex(deal["secret"])).hex() != deal["server"]:
        yield "fair.server-commitment"
    for seat in sorted({*map(int, clients), *map(int, revealed)}):
        promise, shown, named = clients.get(str(seat)), revealed.get(str(seat)), seat in deal["failed"]
        fits = shown is not None and digest("client", game, seat, bytes.fromhex(shown)).hex() == promise
        if named and fits:
            yield f"fair.contribution-dropped {seat}"
        elif not named and shown is None:
            yield f"fair.failure-unnamed {seat}"
        elif not named and promise is None:
            yield f"fair.contribution-uncommitted {seat}"
        elif not named and not fits:
            yield f"fair.client-commitment {seat}"


def disputes(deal, witness):
    for code in ("game", "cfg", "server"):
        if deal[code] != witness[code]:
            yield f"fair.{code}-differs"
    for seat in sorted({*map(int, deal["clients"]), *map(int, witness["clients"])}):
        if deal["clients"].get(str(seat)) != witness["clients"].get(str(seat)):
            yield f"fair.client-differs {seat}"
    if deal["revealed"].get(str(witness["seat"])) != witness["entropy"]:
        yield f"fair.entropy-differs {witness['seat']}"


def seed_of(deal):
    counted = sorted((int(seat), bytes.fromhex(e)) for seat, e in deal["revealed"].items())
    shown = [part for seat, e in counted if seat not in deal["failed"] for part in (seat, e)]
    return mac(
        bytes.fromhex(deal["secret"]), digest("deal", deal["game"], bytes.fromhex(deal["cfg"]), *shown)
    )


def outcome(facts, into):
    """What the facts after a throw say came of it, up to the next throw for the same facts."""
    fields = dict(name.split("#", 1) for name in into)
    for fact in facts:
        if fact["type"] in ("table.shuffled", "table.rolled") and set(into) & set(fact.get("into", ())):
            return
        if fact["type"] in fields:
            value = fact[fields[fact["type"]]]
            yield from value if isinstance(value, list) else [value]


def throws(rows, seed):
    """Each throw of the record, and whether it fell as the seed says; None: what came of it is not told."""
    for row in rows:
        facts = [fact for _, fact in row["facts"]]
        for place, fact in enumerate(facts):
            if fact["type"] in ("table.shuffled", "table.rolled"):
                key = mac(seed, pack(PROTOCOL, "key", row["game"], row["n"], fact["label"]))
                if fact["type"] == "table.shuffled":
                    again = shuffle(key, fact["items"])
                else:
                    again = [below(stream(key), fact["faces"]) + fact.get("first", 0)]
                into = fact.get("into", [])
                same = again == list(outcome(facts[place + 1 :], into)) if into else None
                yield f"{fact['label']} {row['n']}", same


def verify(data, witness=None):
    """What is wrong, and each throw with whether it fell as it had to."""
    body, _, seal = data.removesuffix(b"\n").rpartition(b"\n")
    if sha256(body + b"\n").hexdigest() != json.loads(seal)["seal"]:
        return ["record-changed"], []
    header, *rows = map(json.loads, body.split(b"\n"))
    if header["chance"]["type"] != "fair-1":
        return ["record-shows-no-fair-deal"], []
    deal, wrong = header["chance"]["transcript"], []
    agreed = {name: header[name] for name in ("game", "number", "options", "revision", "seats")}
    if json.dumps(agreed, separators=(",", ":"), ensure_ascii=False).encode().hex() != deal["cfg"]:
        wrong.append("fair.cfg-differs")
    if [row["n"] for row in rows] != list(range(len(rows))) or {row["game"] for row in rows} != {
        header["number"]
    }:
        wrong.append("record-with-gaps")
    wrong += transcript_faults(deal)
    wrong += disputes(deal, witness) if witness else []
    return wrong, list(throws(rows, seed_of(deal)))


def main(record, witness=None):
    kept = json.loads(Path(witness).read_bytes()) if witness else None
    wrong, thrown = verify(Path(record).read_bytes(), kept)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    for throw, same in thrown:
        print({True: "proved", False: "false", None: "unchecked"}[same], throw)
    holds = not wrong and any(same for _, same in thrown) and all(same is not False for _, same in thrown)
    print("holds" if holds else "does-not-hold")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]) if len(sys.argv) > 1 else __doc__)
