"""Records of a game that a whole server dealt and played, as a lying server would write them.

Each is sealed, and shows roles, or another outcome, that the server has picked for itself.
"""

import json
from collections.abc import Callable
from copy import deepcopy
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec

from camlann.engine import dice, fair_deal
from camlann.engine.fair_deal import DealReveal

Header: TypeAlias = dict[str, Any]
Rows: TypeAlias = list[dict[str, Any]]
Lie: TypeAlias = Callable[[Header, Rows], None]
WANTED = "merlin"
"""The role that the server wants to be the first seat's."""


def forged(record: bytes, lie: Lie) -> bytes:
    """The record with a lie in it, sealed anew."""
    header, *rows = map(json.loads, record.splitlines()[:-1])
    header, rows = deepcopy(header), deepcopy(rows)
    lie(header, rows)
    lines = [json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() for line in (header, *rows)]
    body = b"".join(line + b"\n" for line in lines)
    return body + json.dumps({"seal": sha256(body).hexdigest()}, separators=(",", ":")).encode() + b"\n"


def deal_proof(header: Header) -> DealReveal:
    return msgspec.convert(header["chance"]["deal_proof"], DealReveal, strict=False)


def roles_of(rows: Rows) -> dict[str, Any]:
    """The throw of the roles."""
    return next(fact for _, fact in rows[0]["facts"] if fact.get("label") == "roles")


def write_roles(rows: Rows, roles: tuple[str, ...]) -> None:
    told = [fact for _, fact in rows[0]["facts"] if fact["type"] == "avalon.role-dealt"]
    for fact, role in zip(told, roles, strict=True):
        fact["role"] = role


def suiting(deal: Callable[[int], tuple[str, ...]]) -> tuple[int, tuple[str, ...]]:
    """The first try that gives the server what it wants."""
    return next((n, roles) for n in range(1, 1000) if (roles := deal(n))[0] == WANTED)


def dealt(header: Header, rows: Rows, count: int, label: str) -> tuple[str, ...]:
    key = dice.key(fair_deal.seed_of(deal_proof(header)), header["number"], count, label)
    return dice.shuffled(key, roles_of(rows)["items"])


def numbers_rows_from_elsewhere(header: Header, rows: Rows) -> None:
    n, roles = suiting(lambda n: dealt(header, rows, n, "roles"))
    write_roles(rows, roles)
    for row in rows:
        row["n"] += n


def throws_under_another_label(header: Header, rows: Rows) -> None:
    n, roles = suiting(lambda n: dealt(header, rows, 1, f"roles/{n}"))
    write_roles(rows, roles)
    roles_of(rows)["label"] = f"roles/{n}"


def throws_under_another_label_as_agreed(header: Header, rows: Rows) -> None:
    listed = next(throw for throw in header["throws"] if throw["label"] == "roles")

    def renamed(n: int) -> tuple[str, ...]:
        listed["label"] = f"roles/{n}"
        agree_to(header)
        return dealt(header, rows, 1, f"roles/{n}")

    n, roles = suiting(renamed)
    write_roles(rows, roles)
    roles_of(rows)["label"] = f"roles/{n}"
    rethrow_leader(header, rows)


def leaves_the_roles_out(header: Header, rows: Rows) -> None:
    rows[0]["facts"] = [told for told in rows[0]["facts"] if told[1].get("label") != "roles"]
    choose_roles(rows)


def leaves_the_roles_out_as_agreed(header: Header, rows: Rows) -> None:
    leaves_the_roles_out(header, rows)
    header["throws"] = [throw for throw in header["throws"] if throw["label"] != "roles"]
    agree_to(header)
    rethrow_leader(header, rows)


def does_not_say_what_came_of_the_throw(header: Header, rows: Rows) -> None:
    roles_of(rows)["into"] = []
    choose_roles(rows)


def makes_up_another_deal(header: Header, rows: Rows) -> None:
    def invented(n: int) -> tuple[str, ...]:
        header["chance"]["deal_proof"] = msgspec.to_builtins(made_up(header, n), str_keys=True)
        return dealt(header, rows, 1, "roles")

    _, roles = suiting(invented)
    rethrow_leader(header, rows)
    write_roles(rows, roles)


def shows_a_bare_seed(header: Header, rows: Rows) -> None:
    def seeded(n: int) -> tuple[str, ...]:
        key = dice.key(n.to_bytes(32, "big"), header["number"], 1, "roles")
        return dice.shuffled(key, roles_of(rows)["items"])

    n, roles = suiting(seeded)
    header["chance"] = {"type": "seed", "seed": n.to_bytes(32, "big").hex()}
    rethrow_leader(header, rows)
    write_roles(rows, roles)


def gives_roles_out_of_turn(header: Header, rows: Rows) -> None:
    """The roles in the order they fell, but to seats in another."""
    told = [each for each in rows[0]["facts"] if each[1]["type"] == "avalon.role-dealt"]
    lucky = next(each for each in told if each[1]["role"] == WANTED)
    first = told[0] if lucky is not told[0] else told[1]
    for each, seat in ((lucky, first[0]), (first, lucky[0])):
        each[0] = each[1]["seat"] = seat


def throws_once_more_before(header: Header, rows: Rows) -> None:
    """A throw that no rule makes, so that the roles are thrown by another count."""

    def one_more(n: int) -> tuple[str, ...]:
        return dealt(header, rows, 1 + n, "roles")

    n, roles = suiting(one_more)
    idle = {"type": "engine.rolled", "label": "idle", "faces": 2, "into": [], "first": 0, "unless": []}
    place = next(at for at, (_, fact) in enumerate(rows[0]["facts"]) if fact.get("label") == "roles")
    rows[0]["facts"][place:place] = [["sealed", idle]] * n
    write_roles(rows, roles)


def choose_roles(rows: Rows) -> None:
    told = [fact["role"] for _, fact in rows[0]["facts"] if fact["type"] == "avalon.role-dealt"]
    write_roles(rows, tuple(sorted(told, key=lambda role: role != WANTED)))


def rethrow_leader(header: Header, rows: Rows) -> None:
    if "deal_proof" in header["chance"]:
        seed = fair_deal.seed_of(deal_proof(header))
    else:
        seed = bytes.fromhex(header["chance"]["seed"])
    for _, fact in rows[0]["facts"]:
        if fact["type"] == "avalon.leader-chosen":
            fact["seat"] = dice.rolled(dice.key(seed, header["number"], 0, "leader"), header["seats"])


def made_up(header: Header, n: int) -> DealReveal:
    """A deal that nobody ever saw, and that fits itself."""
    name, cfg, secret = (
        f"{'ab' * 16}/1/1",
        bytes.fromhex(header["chance"]["deal_proof"]["cfg"]),
        bytes([7] * 32),
    )
    numbers = {seat: n.to_bytes(15, "big") + bytes([seat]) for seat in range(header["seats"])}
    return DealReveal(
        game=name,
        cfg=cfg.hex(),
        server=fair_deal.server_commitment(name, secret).hex(),
        clients={
            seat: fair_deal.client_commitment(name, seat, number).hex() for seat, number in numbers.items()
        },
        revealed={seat: number.hex() for seat, number in numbers.items()},
        failed=(),
        secret=secret.hex(),
    )


def agree_to(header: Header) -> None:
    """The server writes into the deal what it wants to have been agreed on. The seed changes with it."""
    cfg = {name: header[name] for name in ("game", "number", "options")}
    cfg |= {"protocol": "camlann/fair-2", "revision": header["revision"], "seats": header["seats"]}
    cfg |= {"throws": [dict(sorted(throw.items())) for throw in header["throws"]]}
    header["chance"]["deal_proof"]["cfg"] = json.dumps(cfg, separators=(",", ":")).encode().hex()
