"""Writes the vectors: `python -m tests.vectors.write`. A new protocol gets new files; released ones stay."""

import json
from hashlib import sha256
from itertools import islice, product
from pathlib import Path
from typing import TypeAlias

import msgspec

from camlann.engine import dice, fair_deal

Vectors: TypeAlias = dict[str, list[dict[str, object]]]

HERE = Path(__file__).parent
ROLES = ("merlin", "percival", "servant", "morgana", "assassin")
COUNTED = bytes(range(32))


def drawn(word: str, size: int = 32) -> bytes:
    """Bytes that look drawn by lot, and are the same each time."""
    return sha256(word.encode()).digest()[:size]


def chance_vectors() -> Vectors:
    lists: list[list[str | int | bytes]] = [
        [],
        ["", b""],
        ["ab", "c"],
        ["a", "bc"],
        [0, 1, 2**53 - 1],
        ["Lancelot du Lac", 7, COUNTED],
        ["é", "e\u0301", "\U0001f5e1"],
    ]
    places = [
        (COUNTED, 0, 0, ""),
        (COUNTED, 1, 0, "roles"),
        (COUNTED, 1, 0, "leader"),
        (COUNTED, 1, 1, "roles"),
        (COUNTED, 2, 0, "roles"),
        (drawn("another seed"), 1, 0, "roles"),
        (COUNTED, 2**40, 2**53 - 1, "reshuffle/black/12"),
        (COUNTED, 1, 0, "é"),
    ]
    sizes = [1, 2, 3, 5, 10, 128, 129, 200, 255, 256, 257, 300, 40000, 65536, 65537, 2**24, 2**24 + 1]
    words = [
        [],
        ["merlin"],
        list(ROLES),
        ["assassin", "servant", "servant", "servant", "merlin", "percival", "morgana"],
        ["\U0001f5e1", "\ufb01", "z", "é"],
    ]
    numbers = [list(range(10)), [100, 20, 3], list(range(84)), list(range(300))]
    keys = (COUNTED, drawn("a key"))
    return {
        "pack": [
            {
                "parts": [{"bytes": part.hex()} if isinstance(part, bytes) else part for part in parts],
                "packed": dice.pack(*parts).hex(),
                "digest": dice.digest(*parts).hex(),
            }
            for parts in lists
        ],
        "seed": [{"text": text, "seed": dice.seed_of(text).hex()} for text in ("", "camlann", "Excalibur é")],
        "key": [
            {
                "seed": seed.hex(),
                "game": game,
                "n": n,
                "label": label,
                "key": dice.key(seed, game, n, label).hex(),
            }
            for seed, game, n, label in places
        ],
        "stream": [{"key": key.hex(), "bytes": bytes(islice(dice.stream(key), 100)).hex()} for key in keys],
        "below": [
            {"key": COUNTED.hex(), "n": n, "drawn": many(COUNTED, n, 40)} for n in [*sizes, 2**32 - 1, 2**32]
        ],
        "roll": [
            {
                "key": drawn(f"roll {faces}").hex(),
                "faces": faces,
                "rolled": dice.rolled(drawn(f"roll {faces}"), faces),
            }
            for faces in sizes
        ],
        "shuffle": [
            *(shuffle(key, items) for key, items in product(keys, words)),
            *(shuffle(key, items) for key, items in product(keys, numbers)),
        ],
    }


def shuffle(key: bytes, items: list[dice.T]) -> dict[str, object]:
    return {"key": key.hex(), "items": items, "shuffled": dice.shuffled(key, items)}


def many(key: bytes, n: int, times: int) -> list[int]:
    source = dice.stream(key)
    return [dice.below(source, n) for _ in range(times)]


def fair_vectors() -> Vectors:
    cfg = b'{"lady":false,"roles":["assassin","merlin","morgana","percival","servant"],"seats":5}'
    five = {seat: drawn(f"entropy {seat}", 16) for seat in range(5)}
    whole = honest("camelot-1", cfg, five)
    kept = kept_by(whole, 1)
    late = msgspec.structs.replace(whole, secret=drawn("a secret that suits better").hex())
    stranger, fitting = drawn("stranger", 16).hex(), whole.revealed
    cases = {
        "Five seats contribute.": whole,
        "Ten seats are hashed in the order of their numbers.": honest(
            "camelot-2", cfg, {seat: drawn(f"ten {seat}", 16) for seat in reversed(range(11)) if seat != 4}
        ),
        "Names and configuration beyond ASCII.": honest(
            "Käfig \U0001f5e1", '{"table":"Artús"}'.encode(), five
        ),
        "Nobody contributes.": honest("camelot-3", b"{}", {}),
        "One contributes.": honest("camelot-4", b"{}", {3: five[3]}),
        "Seat 2 reveals nothing and is named.": revealing(whole, without(fitting, 2), 2),
        "Seat 2 reveals nothing and is not named.": revealing(whole, without(fitting, 2)),
        "Seat 2 reveals something else and is named.": revealing(whole, {**fitting, 2: stranger}, 2),
        "Seat 2 reveals something else and it is counted.": revealing(whole, {**fitting, 2: stranger}),
        "Seat 2 reveals what it promised and is not counted.": revealing(whole, fitting, 2),
        "Seat 7 contributes and never promised.": revealing(whole, {**fitting, 7: stranger}),
        "Seat 7 reveals, never promised, and is named.": revealing(whole, {**fitting, 7: stranger}, 7),
        "The server exchanges two contributions.": revealing(
            whole, {**fitting, 1: fitting[3], 3: fitting[1]}
        ),
        "The server picks its secret late.": late,
    }
    return {
        "server": [
            {
                "game": game,
                "secret": secret.hex(),
                "commitment": fair_deal.server_commitment(game, secret).hex(),
            }
            for game in ("", "camelot-1", "Käfig")
            for secret in (COUNTED, drawn("secret"))
        ],
        "client": [
            {
                "game": "camelot-1",
                "seat": seat,
                "entropy": entropy.hex(),
                "commitment": fair_deal.client_commitment("camelot-1", seat, entropy).hex(),
            }
            for seat in (0, 1, 10)
            for entropy in (COUNTED[:16], drawn("entropy", 16))
        ],
        "deal_proof": [
            {
                "case": case,
                "deal_proof": msgspec.to_builtins(deal_proof, str_keys=True),
                "faults": msgspec.to_builtins(fair_deal.faults(deal_proof)),
                "notices": msgspec.to_builtins(fair_deal.notices(deal_proof)),
                "seed": fair_deal.seed_of(deal_proof).hex(),
                "roles": dice.Seeded(fair_deal.seed_of(deal_proof), 1, 0).shuffle("roles", ROLES),
            }
            for case, deal_proof in cases.items()
        ],
        "dispute": [
            {
                "case": case,
                "deal_proof": msgspec.to_builtins(deal_proof, str_keys=True),
                "receipt": msgspec.to_builtins(kept, str_keys=True),
                "disputes": msgspec.to_builtins(fair_deal.disputes(deal_proof, kept)),
            }
            for case, deal_proof in (*cases.items(), *written_afterwards(whole).items())
        ],
    }


def kept_by(deal_proof: fair_deal.DealReveal, seat: int) -> fair_deal.DealReceipt:
    """What this seat's client kept of the deal."""
    entropy = deal_proof.revealed[seat]
    return fair_deal.DealReceipt(
        deal_proof.game, deal_proof.cfg, deal_proof.server, deal_proof.clients, seat, entropy
    )


def written_afterwards(whole: fair_deal.DealReveal) -> dict[str, fair_deal.DealReveal]:
    """Transcripts that fit themselves, and not what seat 1 has kept."""
    late, stranger = drawn("a secret that suits better"), drawn("stranger", 16)
    others = {
        seat: bytes.fromhex(stranger.hex() if seat == 3 else given) for seat, given in whole.revealed.items()
    }
    forged = honest(whole.game, bytes.fromhex(whole.cfg), others)
    commitment = fair_deal.server_commitment(whole.game, late).hex()
    return {
        "The server picks its secret late, and a promise to it.": msgspec.structs.replace(
            whole, secret=late.hex(), server=commitment
        ),
        "The server exchanges another seat's promise with its number.": forged,
        "The server says that seat 1 never revealed.": revealing(whole, without(whole.revealed, 1), 1),
        "The server deals for other options.": msgspec.structs.replace(whole, cfg=b"{}".hex()),
    }


def honest(game: str, cfg: bytes, entropies: dict[int, bytes]) -> fair_deal.DealReveal:
    """The deal proof of a deal in which everybody did what was promised."""
    secret = drawn("secret")
    return fair_deal.DealReveal(
        game=game,
        cfg=cfg.hex(),
        server=fair_deal.server_commitment(game, secret).hex(),
        clients={
            seat: fair_deal.client_commitment(game, seat, given).hex() for seat, given in entropies.items()
        },
        revealed={seat: given.hex() for seat, given in entropies.items()},
        failed=(),
        secret=secret.hex(),
    )


def revealing(
    deal_proof: fair_deal.DealReveal, revealed: dict[int, str], *failed: int
) -> fair_deal.DealReveal:
    return msgspec.structs.replace(deal_proof, revealed=revealed, failed=failed)


def without(revealed: dict[int, str], seat: int) -> dict[int, str]:
    return {other: entropy for other, entropy in revealed.items() if other != seat}


def text(vectors: Vectors) -> str:
    """JSON, one vector a line."""
    parts = [f'"{name}": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]" for name, rows in vectors.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


FILES = {"chance.json": chance_vectors, "fair.json": fair_vectors}

if __name__ == "__main__":
    for name, vectors in FILES.items():
        (HERE / name).write_text(text(vectors()), encoding="ascii")
