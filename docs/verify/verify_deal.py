#!/usr/bin/env python3
"""Verify the commit-reveal deal of a record (docs/fair-deal.md). Needs nothing but Python:

    python verify_deal.py RECORD [RECEIPT]

RECORD is a finished game as downloaded; RECEIPT is the JSON that your device kept from before the deal.
It prints one code per line, and exits with 0 only if every throw of the deal was recomputed, none is missing
or was added, and no fault was found. It does not know the rules: only `camlann verify` checks whether all
throws after the deal are there, and what the rules made of them.
"""

import hmac
import json
import sys
from hashlib import sha256
from pathlib import Path

PROTOCOL = "camlann/fair-2"
THROWS = ("engine.shuffled", "engine.rolled")
NEEDED = {
    "avalon": [
        ("leader", ["avalon.leader-chosen#seat"], {"leader": [None]}, 0),
        (
            "allegiance",
            ["avalon.schedule-laid#cards", "avalon.allegiance-laid#cards"],
            {"lancelot": ["hidden_switch", "open_schedule"]},
            0,
        ),
        ("plots", ["avalon.plots-laid#cards"], {"plot": [True]}, 0),
        ("roles", ["avalon.role-dealt#role"], {}, 0),
    ],
    "shadows": [
        (
            "arthur",
            ["shadows.first-chosen#seat"],
            {"coats": [[]], "wishes": [[]], "squires": [False], "expansion": [True]},
            0,
        ),
        (
            "coats",
            ["shadows.coats-dealt#coats", "shadows.coats-aside#coats"],
            {"coats": [[]], "squires": [False]},
            0,
        ),
        ("first", ["shadows.first-chosen#seat"], {"coats": [[]], "first": [None], "expansion": [False]}, 0),
        (
            "loyalty",
            ["shadows.loyalties-laid#sides", "shadows.loyalties-aside#sides"],
            {"traitors": ["standard", "among_us"]},
            3,
        ),
        ("white", ["shadows.hand-dealt#cards", "shadows.white-laid#cards"], {}, 0),
        ("black", ["shadows.black-laid#cards"], {}, 0),
        ("travel", ["shadows.travel-laid#cards"], {"expansion": [True]}, 0),
    ],
}
"""Throws that every deal of a game must make: label, `into`, for which options, from how many players on."""
LATER = "later throws: recorded ones checked, completeness not"


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


def proof_faults(deal):
    game, clients, revealed = deal["game"], deal["clients"], deal["revealed"]
    if digest("server", game, bytes.fromhex(deal["secret"])).hex() != deal["server"]:
        yield "fair.server-commitment"
    for seat in sorted({*map(int, clients), *map(int, revealed)}):
        commitment, shown, named = clients.get(str(seat)), revealed.get(str(seat)), seat in deal["failed"]
        fits = shown is not None and digest("client", game, seat, bytes.fromhex(shown)).hex() == commitment
        if named and fits:
            yield f"fair.contribution-dropped {seat}"
        elif not named and shown is None:
            yield f"fair.failure-unnamed {seat}"
        elif not named and commitment is None:
            yield f"fair.contribution-uncommitted {seat}"
        elif not named and not fits:
            yield f"fair.client-commitment {seat}"


def disputes(deal, receipt):
    for code in ("game", "cfg", "server"):
        if deal[code] != receipt[code]:
            yield f"fair.{code}-differs"
    for seat in sorted({*map(int, deal["clients"]), *map(int, receipt["clients"])}):
        if deal["clients"].get(str(seat)) != receipt["clients"].get(str(seat)):
            yield f"fair.client-differs {seat}"
    if deal["revealed"].get(str(receipt["seat"])) != receipt["entropy"]:
        yield f"fair.entropy-differs {receipt['seat']}"


def seed_of(deal):
    counted = sorted((int(seat), bytes.fromhex(e)) for seat, e in deal["revealed"].items())
    shown = [part for seat, e in counted if seat not in deal["failed"] for part in (seat, e)]
    hashed = digest("deal", deal["game"], bytes.fromhex(deal["cfg"]), *shown)
    return mac(bytes.fromhex(deal["secret"]), hashed)


def outcome(facts, throw):
    """The outcome of a throw, from the facts after it, up to the next throw for the same facts.

    They come in the order in which the throw names them: a private one once for each seat, by number, any
    other once.
    """
    into, found, last = throw.get("into", []), [], (-1, -1)
    fields = {name.split("#")[0]: (at, name.split("#")[1]) for at, name in enumerate(into)}
    for told, fact in facts:
        if fact["type"] in THROWS and set(into) & set(fact.get("into", ())):
            break
        if fact["type"] in fields:
            at, field = fields[fact["type"]]
            place = at, told if isinstance(told, int) else -1
            if place <= last or (place[1] >= 0 and fact["seat"] != told):
                return None
            last = place
            found += fact[field] if isinstance(fact[field], list) else [fact[field]]
    if "items" in throw:
        return [item for item in found if item in throw["items"]]
    return found


def throws(rows, seed):
    """Each throw, its row, and whether its outcome follows from the seed; None: it names no outcome."""
    number = 0
    for row in rows:
        for place, (_, fact) in enumerate(row["facts"]):
            if fact["type"] in THROWS:
                key = mac(seed, pack(PROTOCOL, "key", row["game"], number, fact["label"]))
                number += 1
                if fact["type"] == "engine.shuffled":
                    again = shuffle(key, fact["items"])
                else:
                    again = [below(stream(key), fact["faces"]) + fact.get("first", 0)]
                same = again == outcome(row["facts"][place + 1 :], fact) if fact.get("into") else None
                yield fact["label"], row["n"], same


def stopped(throw, before):
    """Whether the rules skip this throw: a field of an earlier fact has a certain word."""
    if not throw.get("unless"):
        return False
    (kind, field), word = throw["unless"][0].split("#"), throw["unless"][1]
    return any(fact["type"] == kind and word in fact[field] for _, fact in before)


def as_agreed(agreed, facts):
    """Whether these facts of the deal hold exactly the throws that were agreed on, in order."""
    left = list(agreed)
    for place, (_, fact) in enumerate(facts):
        if fact["type"] in THROWS:
            before = facts[:place]
            while left and stopped(left[0], before):
                left.pop(0)
            if not left or left.pop(0) != fact or not fact.get("into"):
                return False
            kinds = {name.split("#")[0] for name in fact["into"]}
            if any(told["type"] in kinds for _, told in before):
                return False
    return all(stopped(throw, facts) for throw in left)


def complete(header):
    """Whether the list of the deal's throws has all those that a deal of its game must make."""
    options, listed = (
        header["options"],
        [(each["label"], each.get("into")) for each in header["throws"]],
    )
    players = header["seats"] - options.get("late", 0)
    return all(
        players < least
        or any(options.get(name) not in values for name, values in when.items())
        or (label, into) in listed
        for label, into, when, least in NEEDED.get(header["game"], ())
    )


def verify(data, receipt=None):
    """The faults; and each throw, and whether its outcome is right."""
    body, _, seal = data.removesuffix(b"\n").rpartition(b"\n")
    if sha256(body + b"\n").hexdigest() != json.loads(seal)["seal"]:
        return ["record-changed"], []
    header, *rows = map(json.loads, body.split(b"\n"))
    if header["chance"]["type"] != "fair":
        return ["fair.deal-missing" if receipt else "record-shows-no-fair-deal"], []
    deal, wrong = header["chance"]["deal_proof"], []
    agreed = {name: header[name] for name in ("game", "number", "options", "revision", "seats", "throws")}
    agreed["protocol"] = PROTOCOL
    if not rows or not as_agreed(header["throws"], rows[0]["facts"]) or not complete(header):
        wrong.append("fair.throws-differ")
    if json.loads(bytes.fromhex(deal["cfg"])) != agreed:
        wrong.append("fair.cfg-differs")
    if [row["n"] for row in rows] != list(range(len(rows))) or {row["game"] for row in rows} != {
        header["number"]
    }:
        wrong.append("record-with-gaps")
    wrong += proof_faults(deal)
    wrong += disputes(deal, receipt) if receipt else []
    return wrong, list(throws(rows, seed_of(deal)))


def main(record, receipt=None):
    kept = json.loads(Path(receipt).read_bytes()) if receipt else None
    wrong, thrown = verify(Path(record).read_bytes(), kept)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    for label, row, same in thrown:
        print({True: "proved", False: "false", None: "unchecked"}[same], label, row)
    dealt = [same for _, row, same in thrown if row == 0]
    proved = all(dealt) and bool(dealt)
    holds = not wrong and proved and all(same is not False for _, _, same in thrown)
    if holds:
        print(LATER)
    print("holds" if holds else "does-not-hold")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]) if len(sys.argv) > 1 else __doc__)
