"""Dice: the same at the same place, fair, and told apart by everything that makes the place."""

import json
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import permutations, product
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camlann.engine import dice
from camlann.engine.dice import Dice, Seeded, below, key, pack, rolled, seed_of, shuffled, stream
from tests.node import node
from tests.timeouts import HANG_SECONDS
from tests.vectors import write

SEED = seed_of("a seed for tests")
ROLES = ("assassin", "merlin", "morgana", "percival", "servant")
DOCS = Path(__file__).parents[2] / "docs" / "fair-deal.md"

Place: TypeAlias = tuple[bytes, int, int, str]
# Few of each, so that two places often differ in one thing only, or in nothing.
counts = st.integers(0, 2) | st.just(2**53)
places = st.tuples(st.sampled_from([SEED, seed_of("another")]), counts, counts, st.text("a1\0", max_size=2))


def chi_square(seen: Iterable[object], faces: Iterable[object]) -> float:
    """How far the counts are from equal ones."""
    counts, all_faces = Counter(seen), list(faces)
    assert set(counts) <= set(all_faces)
    expected = counts.total() / len(all_faces)
    return sum((counts[face] - expected) ** 2 / expected for face in all_faces)


def limits(freedom: int) -> tuple[float, float]:
    """Honest dice fall outside of these once in a thousand, too even or too uneven (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    low, high = (freedom * (1 - spread + sign * 3.2905 * spread**0.5) ** 3 for sign in (-1, 1))
    return low, high


def without_rejection(source: Iterator[int], n: int) -> int:
    """The mistake that `below` avoids, for one byte."""
    return next(source) % n


def naive(key: bytes, items: Sequence[str]) -> tuple[str, ...]:
    """The well-known wrong shuffle: every place is exchanged with any place."""
    order, source = sorted(items), stream(key)
    for i in range(len(order)):
        j = below(source, len(order))
        order[i], order[j] = order[j], order[i]
    return tuple(order)


@pytest.mark.parametrize("file", write.FILES)
def test_the_vectors_agree(file: str) -> None:
    assert (write.HERE / file).read_text(encoding="ascii") == write.text(write.FILES[file]())


def in_javascript(folder: Path) -> "subprocess.CompletedProcess[str]":
    command = [node(), str(write.HERE / "chance.mjs"), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=HANG_SECONDS, check=False)


@pytest.mark.node
def test_a_second_language_computes_the_same_vectors() -> None:
    count = sum(
        len(rows) for file in write.FILES for rows in json.loads((write.HERE / file).read_text()).values()
    )
    done = in_javascript(write.HERE)
    assert (done.stdout, done.stderr, done.returncode) == (f"{count} vectors agree\n", "", 0)


@pytest.mark.node
@pytest.mark.parametrize("file", write.FILES)
def test_the_second_language_sees_a_single_wrong_digit_in_any_section(file: str, tmp_path: Path) -> None:
    for name in write.FILES:
        shutil.copy(write.HERE / name, tmp_path)
    right = json.loads((write.HERE / file).read_text())
    for section, rows in right.items():
        last = re.sub(r"\d(?=\D*$)", lambda digit: str((int(digit[0]) + 1) % 10), json.dumps(rows[-1]))
        if section == "deal_proof":
            last = json.dumps({**rows[-1], "faults": []})
        wrong = {**right, section: [*rows[:-1], json.loads(last)]}
        (tmp_path / file).write_text(json.dumps(wrong))
        done = in_javascript(tmp_path)
        assert done.returncode == 1, section
        assert done.stdout.startswith(f"{file}, {section}, vector")


def test_the_worked_deal_of_the_specification_is_the_first_deal_proof() -> None:
    docs = DOCS.read_text(encoding="utf-8")
    block = re.search(r"```json\n(.*?)```", docs, re.DOTALL)
    assert block
    vector = json.loads((write.HERE / "fair.json").read_text())["deal_proof"][0]
    assert json.loads(block[1]) == vector["deal_proof"]
    throw = key(bytes.fromhex(vector["seed"]), 1, 0, "roles")
    first = bytes(byte for byte, _ in zip(stream(throw), range(32), strict=False))
    told = vector["deal_proof"]
    shown = [part for seat, given in told["revealed"].items() for part in (int(seat), bytes.fromhex(given))]
    hashed = dice.digest("deal", told["game"], bytes.fromhex(told["cfg"]), *shown)
    for printed in (hashed.hex(), vector["seed"], throw.hex(), first.hex()):
        assert f"`{printed}`" in docs
    packed = re.search(r"\| pack\([^|]*\| ([^|]*) \|", docs)
    assert packed
    assert re.sub("[` ]", "", packed[1]) == pack(dice.PROTOCOL, "key", 1, 0, "roles").hex()
    assert f"{', '.join(vector['roles'])} |\n\nNo byte" in docs


@given(places, st.lists(st.integers()), st.integers(1, 2**32))
def test_deciding_again_gives_the_same(place: Place, items: list[int], faces: int) -> None:
    seed, game, n, label = place
    first: Dice = Seeded(seed, game, n)
    again: Dice = Seeded(seed, game, n)
    assert first.shuffle(label, items) == again.shuffle(label, items) == shuffled(key(*place), items)
    assert first.roll(label, faces) == again.roll(label, faces) == rolled(key(*place), faces)


@given(places, places)
def test_two_places_never_share_a_key(one: Place, other: Place) -> None:
    assert (key(*one) == key(*other)) == (one == other)


@given(st.lists(st.one_of(st.text(max_size=3), st.binary(max_size=3))))
def test_packed_parts_can_be_told_apart(parts: list[str | bytes]) -> None:
    packed, found = pack(*parts), list[bytes]()
    while packed:
        size = int.from_bytes(packed[:4], "big")
        found.append(packed[4 : 4 + size])
        packed = packed[4 + size :]
    assert found == [part.encode() if isinstance(part, str) else part for part in parts]


@given(st.lists(st.sampled_from(ROLES)), st.randoms(use_true_random=False))
def test_the_order_of_the_input_says_nothing(items: list[str], hand: Random) -> None:
    dice, mixed = Seeded(SEED, 1, 0), list(items)
    hand.shuffle(mixed)
    assert dice.shuffle("roles", mixed) == dice.shuffle("roles", iter(items)) == dice.shuffle("roles", items)


@given(st.lists(st.integers()), st.text())
def test_a_shuffle_keeps_every_item(items: list[int], label: str) -> None:
    assert Counter(Seeded(SEED, 1, 0).shuffle(label, items)) == Counter(items)


def deals(shuffle: Callable[[bytes, Sequence[str]], tuple[str, ...]]) -> float:
    made = (shuffle(key(SEED, game, 0, "roles"), ROLES) for game in range(24_000))
    return chi_square(made, permutations(ROLES))


def test_all_120_deals_of_five_roles_are_equally_likely() -> None:
    low, high = limits(119)
    assert (round(low), round(high)) == (75, 176)
    assert low < deals(shuffled) < high


def test_the_count_of_deals_would_show_a_wrong_shuffle() -> None:
    assert deals(naive) > 2 * limits(119)[1]


@pytest.mark.parametrize("n", [*range(2, 257), 257, 300, 40_000])
def test_of_all_numbers_a_die_may_read_each_face_gets_as_many(n: int) -> None:
    width = 1 if n <= 256 else 2
    faces = Counter[int]()
    refused = 0
    for read in product(range(256), repeat=width):
        try:
            faces[below(iter(read), n)] += 1
        except StopIteration:
            refused += 1
    assert set(faces.values()) == {256**width // n}
    assert set(faces) == set(range(n))
    assert refused == 256**width % n


def test_a_refused_number_is_thrown_again_whole() -> None:
    assert below(iter([200, 255, 199, 7]), 200) == 199
    assert below(iter([255, 255, 1, 44]), 300) == 0, "both bytes are new"
    assert below(iter([]), 1) == 0, "a die of one face uses no byte"


def test_two_hundred_faces_are_equally_likely_on_the_real_stream() -> None:
    low, high = limits(199)
    source, biased = stream(SEED), stream(SEED)
    read = list[int]()

    def noted() -> Iterator[int]:
        for byte in source:
            read.append(byte)
            yield byte

    reading = noted()
    assert low < chi_square((below(reading, 200) for _ in range(40_000)), range(200)) < high
    assert sum(byte >= 200 for byte in read) > 10_000, "so many were thrown again"
    assert chi_square((without_rejection(biased, 200) for _ in range(40_000)), range(200)) > 2 * high


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda i: (Seeded(SEED, 1, i), "b"), id="another label"),
        pytest.param(lambda i: (Seeded(SEED, 2, i), "a"), id="another game"),
        pytest.param(lambda i: (Seeded(SEED, 1, i + 1), "a"), id="the next row"),
        pytest.param(lambda i: (Seeded(seed_of("other"), 1, i), "a"), id="another seed"),
    ],
)
def test_what_falls_at_one_place_says_nothing_about_another(
    change: Callable[[int], tuple[Dice, str]],
) -> None:
    def pairs(other: Callable[[int], tuple[Dice, str]]) -> float:
        seen = []
        for i in range(3_600):
            dice, label = other(i)
            seen.append((Seeded(SEED, 1, i).roll("a", 6), dice.roll(label, 6)))
        return chi_square(seen, product(range(6), repeat=2))

    low, high = limits(35)
    assert low < pairs(change) < high
    assert pairs(lambda i: (Seeded(SEED, 1, i), "a")) > 2 * high, "the count shows a dependence"


@pytest.mark.parametrize("faces", [-1, 0, 2**32 + 1])
def test_a_die_without_faces_or_with_too_many_is_refused(faces: int) -> None:
    with pytest.raises(ValueError, match="faces"):
        rolled(SEED, faces)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_seeds_and_keys_have_one_length(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Seeded(b"\0" * size, 1, 0).roll("a", 6)
    with pytest.raises(ValueError, match="32 bytes"):
        shuffled(b"\0" * size, ROLES)
