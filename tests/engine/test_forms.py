"""Forms: what is accepted, how many choices there are, and which is the k-th.

`python -m tests.engine.test_forms` writes the vectors that other languages are held to.
"""

import json
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum, StrEnum
from itertools import chain, combinations, permutations, product
from math import comb, factorial
from pathlib import Path
from typing import Any, NamedTuple, assert_never

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camlann.engine.forms import (
    Allot,
    Choice,
    Form,
    Item,
    Offer,
    One,
    Order,
    Pick,
    Then,
    Value,
    accepts,
    allot,
    count,
    each,
    nth,
    one,
    order,
    pick,
    sample,
    then,
)
from tests.node import node
from tests.timeouts import HANG_SECONDS

VECTORS = Path(__file__).parent.parent / "vectors"

HAND = ("fight", "fight", "fight", "grail", "grail", "lancelot", "merlin")
KNIGHTS = tuple(range(10))
STRANGER = "nobody"


def listing(form: Form | None) -> list[Choice]:
    """Every choice, in order."""
    match form:
        case None:
            return [()]
        case One(items):
            return [(item,) for item in unlike(items)]
        case Pick(items, lo, hi):
            sizes = [size for size in range(len(items) + 1) if lo <= size <= hi]
            found = chain.from_iterable(combinations(items, size) for size in sizes)
            return [(chosen,) for chosen in by_alphabet(items, found)]
        case Order(items):
            return [(chosen,) for chosen in by_alphabet(items, permutations(items))]
        case Allot(items, to):
            outcomes: dict[frozenset[tuple[tuple[Item, Item], int]], tuple[Item, ...]] = {}
            for given in product(to, repeat=len(items)):
                gets = Counter(zip(items, given, strict=True))
                outcomes.setdefault(frozenset(gets.items()), given)
            return [(given,) for given in outcomes.values()]
        case Value(lo, hi):
            return [(number,) for number in range(lo, hi + 1)]
        case Then(items, which, after):
            firsts = [(item, after[which[items.index(item)]]) for item in unlike(items)]
            return [(item, *rest) for item, form in firsts for rest in listing(form)]
        case _:
            assert_never(form)


def raw(form: Form | None) -> Iterator[tuple[object, ...]]:
    """Everything somebody might write who knows the items: all choices, and a lot that is none."""
    match form:
        case None:
            yield from ((), (STRANGER,))
        case One(items, decoys):
            yield from ((item,) for item in (*items, *decoys, STRANGER))
        case Pick(items) | Order(items):
            yield from words((*unlike(items), STRANGER), len(items) + 1)
        case Allot(items, to):
            yield from words((*to, STRANGER), len(items) + 1)
        case Value(lo, hi):
            yield from ((number,) for number in range(min(lo, hi) - 2, max(lo, hi) + 3))
        case Then(items, _, after):
            rests = [rest for form in {None, *after} for rest in raw(form)]
            yield from ((first, *rest) for first in (*unlike(items), STRANGER) for rest in rests)
            yield ()
        case _:
            assert_never(form)


def unlike(items: tuple[Item, ...]) -> list[Item]:
    return [item for place, item in enumerate(items) if item not in items[:place]]


def by_alphabet(alphabet: tuple[Item, ...], found: Iterator[tuple[Item, ...]]) -> list[tuple[Item, ...]]:
    return sorted(set(found), key=lambda chosen: [alphabet.index(item) for item in chosen])


def words(bus_messages: tuple[Item, ...], longest: int) -> Iterator[tuple[object, ...]]:
    return ((word,) for size in range(longest + 1) for word in product(bus_messages, repeat=size))


def sorted_items(items: Sequence[Item]) -> tuple[Item, ...]:
    return tuple(sorted(items, key=lambda item: (isinstance(item, str), str(item))))


LETTERS: st.SearchStrategy[Item] = st.sampled_from((0, 1, 2, "a", "b"))
BOUND = st.integers(-1, 4)


def items(most: int) -> st.SearchStrategy[tuple[Item, ...]]:
    return st.lists(LETTERS, max_size=most).map(sorted_items)


def leaves(most: int) -> st.SearchStrategy[Form]:
    receivers = st.lists(LETTERS, max_size=3, unique=True).map(sorted_items)
    return st.one_of(
        st.builds(One, items(most), items(2)),
        st.builds(Pick, items(most), BOUND, BOUND),
        st.builds(Order, items(most)),
        st.builds(Allot, items(most), receivers),
        st.builds(Value, BOUND, BOUND),
    )


@st.composite
def thens(draw: st.DrawFn, depth: int) -> Then:
    deeper = leaves(2) if depth == 1 else leaves(2) | thens(depth - 1)
    after = draw(st.lists(st.none() | deeper, min_size=1, max_size=2))
    firsts = draw(items(3))
    leads = {item: draw(st.integers(0, len(after) - 1)) for item in unlike(firsts)}
    return Then(firsts, tuple(leads[item] for item in firsts), tuple(after))


FORMS = st.none() | leaves(4) | thens(3)


@settings(deadline=None, max_examples=300)
@given(FORMS)
def test_what_is_accepted_is_what_can_be_chosen(form: Form | None) -> None:
    tried = set(raw(form))
    assert {fields for fields in tried if accepts(form, fields)} == set(listing(form))


@settings(deadline=None, max_examples=300)
@given(FORMS)
def test_choices_are_counted_once_and_numbered_in_order(form: Form | None) -> None:
    choices = listing(form)
    assert count(form) == len(choices)
    assert [nth(form, k) for k in range(len(choices))] == choices
    assert list(each(form)) == choices
    assert all(accepts(form, choice) for choice in choices)


@settings(deadline=None)
@given(FORMS)
def test_there_is_no_choice_before_the_first_or_after_the_last(form: Form | None) -> None:
    for k in (-1, count(form), count(form) + 1):
        with pytest.raises(IndexError):
            nth(form, k)


@settings(deadline=None)
@given(FORMS.filter(count))
def test_each_choice_falls_to_one_face_of_one_die(form: Form | None) -> None:
    choices = listing(form)
    for face, choice in enumerate(choices):
        dice = {len(choices): face}
        assert sample(form, dice.__getitem__) == choice


@settings(deadline=None)
@given(FORMS)
def test_a_form_comes_back_from_json(form: Form | None) -> None:
    back = msgspec.json.decode(msgspec.json.encode(form), type=Form | None)
    assert back == form
    assert hash(back) == hash(form)
    offer = Offer("avalon.propose", form)
    assert msgspec.json.decode(msgspec.json.encode(offer), type=Offer) == offer


LARGE: dict[str, tuple[Form, int]] = {
    "twenty items in any order": (order(range(20)), factorial(20)),
    "twelve cards to eight knights": (allot(range(12), range(8)), 8**12),
    "twelve cards, all but two alike, to eight knights": (allot("aaaaaaaaaabc", range(8)), comb(17, 10) * 64),
    "half of sixty": (pick(range(60), 30), comb(60, 30)),
    "any of sixty": (pick(range(60), 0, 60), 2**60),
    "any of forty pairs": (pick([*range(40), *range(40)], 0, 80), 3**40),
    "a pile of alike and unlike": (order("aaaaabbbbbcde"), factorial(13) // 120**2),
    "a number": (Value(-(10**15), 10**15), 2 * 10**15 + 1),
    "a knight, then an order": (then({seat: order(range(20)) for seat in range(8)}), 8 * factorial(20)),
}


@pytest.mark.parametrize("form, number", LARGE.values(), ids=LARGE)
def test_large_forms_are_counted_without_listing(form: Form, number: int) -> None:
    assert form.count() == number


@settings(deadline=None)
@given(st.sampled_from(list(LARGE.values())), st.data())
def test_large_forms_are_numbered_in_order(sized: tuple[Form, int], data: st.DataObject) -> None:
    form, number = sized
    k = data.draw(st.sampled_from((0, number - 2)) | st.integers(0, number - 2))
    one_choice, next_choice = form.nth(k), form.nth(k + 1)
    # Their items are in the order Python sorts them in, so tuples compare as the choices do.
    assert one_choice < next_choice
    assert form.accepts(one_choice)
    assert form.accepts(next_choice)


class Card(StrEnum):
    FIGHT = "fight"
    GRAIL = "grail"


class Siege(IntEnum):
    ENGINE = 1


class Pair(NamedTuple):
    first: int


class Hostile:
    """Nothing may be asked of it."""

    def refuse(self, *_: object) -> Any:
        raise RuntimeError

    __eq__ = __hash__ = __len__ = __iter__ = __bool__ = __index__ = __lt__ = __le__ = __contains__ = refuse
    __class__ = property(refuse)


DEEP: tuple[object, ...] = ()
for _ in range(1000):
    DEEP = (DEEP,)

JUNK: dict[str, object] = {
    "nothing": None,
    "a number": 1,
    "a word": "a",
    "a list of fields": [1],
    "a set of fields": {1},
    "a mapping": {"a": 1},
    "fields of another type": Pair(1),
    "bytes": b"a",
    "a hostile thing": Hostile(),
}

JUNK_FIELDS: dict[str, object] = {
    "nothing": None,
    "true for one": True,
    "a fraction that equals a whole number": 1.0,
    "a complex number that equals a whole number": 1 + 0j,
    "no number at all": float("nan"),
    "infinity": float("inf"),
    "an item that is not there": 99,
    "a word for a number": "1",
    "a word that is not there": STRANGER,
    "bytes for a word": b"a",
    "a huge number": 10**1000,
    "a list": [1, "a"],
    "a list of one": [1],
    "an empty list": [],
    "a mapping": {1: "a"},
    "a set": {1},
    "a type": int,
    "a hostile thing": Hostile(),
    "a tuple of another type": Pair(1),
    "a tuple with true in it": (True, "a"),
    "a tuple with a fraction in it": (1.0, "a"),
    "a tuple with a list in it": ([1], "a"),
    "a tuple with a tuple in it": ((1, "a"),),
    "a tuple with a hostile thing in it": (Hostile(), "a"),
    "a tuple with nothing in it": (None, "a"),
    "a very long tuple": (1,) * 1_000_000,
    "a very deep tuple": DEEP,
}

STRICT: dict[str, Form | None] = {
    "no form": None,
    "one": One((0, 1, "a")),
    "pick": Pick((0, 1, 1, "a"), 1, 3),
    "pick any number": Pick((0, 1, 1, "a"), 1, 10**9),
    "order": Order((1, "a")),
    "allot": Allot((0, 5), (1, "a")),
    "value": Value(-5, 5),
    "then": Then((0, 1, "a"), (0, 1, 0), (None, Pick((1, 2), 1, 2))),
    "then, nested": then({1: then({1: order((1, "a")), "a": None}), 2: None}),
}


@pytest.mark.parametrize("form", STRICT.values(), ids=STRICT)
@pytest.mark.parametrize("junk", JUNK)
def test_what_is_no_tuple_of_fields_is_refused(form: Form | None, junk: str) -> None:
    assert accepts(form, JUNK[junk]) is False


@pytest.mark.parametrize("form", STRICT.values(), ids=STRICT)
@pytest.mark.parametrize("junk", JUNK_FIELDS)
def test_a_field_of_junk_is_refused(form: Form | None, junk: str) -> None:
    field = JUNK_FIELDS[junk]
    assert accepts(form, (field,)) is False
    assert accepts(form, (field, field)) is False
    assert accepts(form, (1, field)) is False
    assert accepts(form, (1, 1, field)) is False


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 3) | st.floats() | st.sampled_from(("", "a", "b")),
    lambda inner: st.lists(inner, max_size=3) | st.lists(inner, max_size=3).map(tuple),
    max_leaves=6,
)


@settings(deadline=None, max_examples=300)
@given(FORMS, st.lists(JSON, max_size=3).map(tuple))
def test_nothing_makes_a_form_stumble(form: Form | None, fields: tuple[object, ...]) -> None:
    spelled = {repr(choice) for choice in listing(form)}
    assert accepts(form, fields) is (repr(fields) in spelled)


ENUMERATIONS: dict[str, tuple[Form, tuple[object, ...]]] = {
    "one": (one(Card), ("fight",)),
    "one of words": (One(("fight", "grail")), (Card.GRAIL,)),
    "pick": (pick(HAND, 2), ((Card.FIGHT, Card.GRAIL),)),
    "order": (order(("fight", "grail")), ((Card.GRAIL, Card.FIGHT),)),
    "value": (Value(0, 1), (Siege.ENGINE,)),
    "then": (then({Card.FIGHT: None}), (Card.FIGHT,)),
}


@pytest.mark.parametrize("form, fields", ENUMERATIONS.values(), ids=ENUMERATIONS)
def test_a_member_of_an_enumeration_counts_as_its_value(form: Form, fields: tuple[object, ...]) -> None:
    assert form.accepts(fields)
    assert msgspec.json.decode(msgspec.json.encode(form), type=Form) == form


ILL_MADE: dict[str, tuple[type[Form], dict[str, Any]]] = {
    "one of unsorted items": (One, {"items": (2, 1)}),
    "one, and unsorted items beside it": (One, {"items": (), "decoys": (2, 1)}),
    "a word before a number": (One, {"items": ("a", 1)}),
    "a pick of unsorted items": (Pick, {"items": (1, 2, 1), "lo": 1, "hi": 2}),
    "an order of unsorted items": (Order, {"items": (2, 1)}),
    "unsorted items to allot": (Allot, {"items": (2, 1), "to": (1,)}),
    "unsorted receivers": (Allot, {"items": (1,), "to": (2, 1)}),
    "a receiver twice": (Allot, {"items": (1,), "to": (1, 1)}),
    "then from unsorted items": (Then, {"items": (2, 1), "which": (0, 0), "forms": (None,)}),
    "an item that leads nowhere": (Then, {"items": (1, 2), "which": (0,), "forms": (None,)}),
    "an item that leads past the last form": (Then, {"items": (1,), "which": (1,), "forms": (None,)}),
    "an item that leads before the first form": (Then, {"items": (1,), "which": (-1,), "forms": (None,)}),
    "equal items that lead apart": (
        Then,
        {"items": (1, 1), "which": (0, 1), "forms": (None, {"type": "value", "lo": 0, "hi": 1})},
    ),
}


@pytest.mark.parametrize("kind, fields", ILL_MADE.values(), ids=ILL_MADE)
def test_an_ill_made_form_is_refused(kind: type[Form], fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"sorted|twice|nowhere|different"):
        kind(**fields)
    wire = {"type": kind.__struct_config__.tag, **fields}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(wire), type=Form)


MADE: dict[str, tuple[Form, Form]] = {
    "one lists each item once, in order": (one([3, "b", 1, "a", 3], [5, 4]), One((1, 3, "a", "b"), (4, 5))),
    "pick of a number": (pick([3, 1, 3], 2), Pick((1, 3, 3), 2, 2)),
    "pick of a range": (pick("ba", 0, 1), Pick(("a", "b"), 0, 1)),
    "order": (order("baa"), Order(("a", "a", "b"))),
    "allot": (allot("ba", {2, 1}), Allot(("a", "b"), (1, 2))),
    "then writes equal forms once": (
        then({3: pick("ab", 1), 1: None, 2: pick("ba", 1), 4: None}),
        Then((1, 2, 3, 4), (0, 1, 1, 0), (None, Pick(("a", "b"), 1, 1))),
    ),
}


@pytest.mark.parametrize("made, form", MADE.values(), ids=MADE)
def test_makers_sort_what_they_are_given(made: Form, form: Form) -> None:
    assert made == form
    assert hash(made) == hash(form)


def test_forms_of_different_kinds_are_never_equal() -> None:
    alike = (One((1,)), Order((1,)), Pick((1,), 1, 1), Pick((1,), 0, 1), Allot((1,), ()), One((1,), (2,)))
    assert len(set(alike)) == len(alike)


def test_the_two_quest_cards_look_alike_and_only_one_is_accepted() -> None:
    good, evil = one(["success"], decoys=["fail"]), one(["success", "fail"])
    assert good.shown() == evil.shown() == ("fail", "success")
    assert not good.accepts(("fail",))
    assert good.accepts(("success",))
    assert evil.accepts(("fail",))
    assert list(good.each()) == [("success",)]


CASES: dict[str, tuple[Form | None, list[Any]]] = {
    "No field.": (None, [[0], [[]], [None], None, "", {}]),
    "A seat.": (one(KNIGHTS), [[], [10], [-1], ["0"], [True], [[0]], [0, 1], 0, [None], [{}], [0.5]]),
    "Success, shown beside fail.": (
        one(["success"], decoys=["fail"]),
        [["fail"], ["Success"], [""], [["success"]], "success", ["success", "success"]],
    ),
    "One of a hand with equal cards.": (One(HAND), [["excalibur"], [0], [["fight"]], []]),
    "A seat or a word.": (one([*range(5), "pass"]), [["0"], [5], [False], ["Pass"]]),
    "One of none.": (One(()), [[], [0], [None], [""]]),
    "Two of five.": (
        pick(range(5), 2),
        [
            [],
            [0],
            [0, 1],
            [[0]],
            [[1, 0]],
            [[1, 1]],
            [[0, 5]],
            [[0, 1, 2]],
            [["0", "1"]],
            [[0, 1], []],
            [[0, True]],
        ],
    ),
    "Five of ten.": (pick(KNIGHTS, 5), [[[0, 1, 2, 3]], [[0, 1, 2, 4, 3]], [[0, 1, 2, 3, 4, 5]], [[]]]),
    "Up to three of a hand.": (
        pick(HAND, 0, 3),
        [
            [["grail", "fight"]],
            [["lancelot", "lancelot"]],
            [["grail", "grail", "grail"]],
            [["fight", "fight", "fight", "grail"]],
            [[["fight"]]],
            [],
        ],
    ),
    "Three of a hand.": (pick(HAND, 3), [[["fight", "grail"]], [["fight", "merlin", "grail"]], [[]]]),
    "Two to four of a hand.": (pick(HAND, 2, 4), [[[]], [["fight"]], [["fight", "fight", "fight", "fight"]]]),
    "Three of two.": (pick("ab", 3), [[["a", "b"]], [["a", "b", "b"]], [[]]]),
    "Up to five of two.": (pick("ab", 1, 5), [[[]], [["b", "a"]], [["a", "b", "b"]]]),
    "None of none.": (pick((), 0), [[], [[0]], [None]]),
    "At most a few of forty pairs.": (pick([*range(40), *range(40)], 0, 7), [[[1, 1, 1]], [[1, 0]], [[40]]]),
    "Five cards in any order.": (
        order(("fight", "fight", "grail", "merlin", "merlin")),
        [
            [["fight", "fight", "grail", "merlin"]],
            [["fight", "grail", "grail", "merlin", "merlin"]],
            [[]],
            [],
        ],
    ),
    "Twenty in any order.": (order(range(20)), [[[*range(19), 18]], [[*range(1, 21)]], [[*range(21)]]]),
    "None in any order.": (order(()), [[], [[0]], [0]]),
    "Three cards to three knights.": (
        allot(("fight", "fight", "grail"), (0, 2, 5)),
        [[[2, 0, 0]], [[5, 2, 2]], [[0, 2]], [[0, 2, 1]], [[0, 0, 0, 0]], [["0", "0", "0"]], [0, 0, 0], [[]]],
    ),
    "Twelve cards to eight knights.": (allot(range(12), range(8)), [[[0] * 11], [[8] * 12], [[0] * 13]]),
    "Twelve cards, many alike, to eight knights.": (
        allot("aaaabbbbccde", range(8)),
        [[[0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]], [[7, 7, 7, 7, 1, 1, 1, 0, 0, 0, 0, 0]]],
    ),
    "A card to nobody.": (allot("a", ()), [[], [[]], [[0]]]),
    "Nothing to somebody.": (allot((), (0, 1)), [[], [[0]]]),
    "A number.": (Value(-3, 4), [[-4], [5], [0.5], ["0"], [True], [None], [[0]], []]),
    "A number out of very many.": (Value(-(2**53) + 1, 2**53 - 1), [["0"], [0.5]]),
    "No number.": (Value(1, 0), [[0], [1], []]),
    "A knight, then cards or nothing.": (
        then({0: pick(HAND, 1, 2), 1: None, 4: pick(HAND, 1, 2)}),
        [[], [0], [0, []], [1, []], [1, ["fight"]], [2], [4, "fight"], [4, ["fight"], ["fight"]], [True]],
    ),
    "A card of a hand, then a knight.": (
        Then(HAND, (0, 0, 0, 1, 1, 2, 1), (one((1, 2)), None, Value(0, 2))),
        [["fight"], ["fight", 0], ["grail", 1], ["lancelot", 3], ["merlin", None]],
    ),
    "Three steps.": (
        then({"a": then({1: then({"x": order("pq"), "y": None}), 2: Value(0, 9)}), "b": one("ab")}),
        [
            ["a"],
            ["a", 1],
            ["a", 1, "x"],
            ["a", 1, "y", []],
            ["a", 2, 10],
            ["a", 2, "x"],
            ["b", "a", "a"],
            ["b"],
        ],
    ),
    "A step that leads to nothing at all.": (then({0: One(()), 1: one((7,))}), [[0], [0, 7], [1], [0, None]]),
}


def vectors() -> str:
    """JSON, one vector a line."""
    rows = [vector(case, form, refused) for case, (form, refused) in CASES.items()]
    return "[\n" + ",\n".join(json.dumps(msgspec.to_builtins(row)) for row in rows) + "\n]\n"


def vector(case: str, form: Form | None, refused: list[Any]) -> dict[str, object]:
    number = count(form)
    asked = range(number) if number <= 6 else [0, 1, number // 3, number // 2, number - 2, number - 1]
    others = range(number) if number <= 20 else [number // 7 * part for part in range(1, 7)]
    return {
        "case": case,
        "form": form,
        "count": str(number),
        "nth": [[str(k), nth(form, k)] for k in asked],
        "accepts": [nth(form, k) for k in others],
        "refuses": refused,
    }


def tupled(field: Any) -> Any:
    return tuple(map(tupled, field)) if isinstance(field, list) else field


class Vector(msgspec.Struct):
    case: str
    form: Form | None
    count: str
    nth: list[tuple[str, list[Any]]]
    accepts: list[list[Any]]
    refuses: list[Any]


FILE = VECTORS / "forms.json"


def kept_vectors() -> dict[str, Vector]:
    return {kept.case: kept for kept in msgspec.json.decode(FILE.read_bytes(), type=list[Vector])}


def test_the_vectors_are_those_in_the_file() -> None:
    assert FILE.read_text(encoding="ascii") == vectors()


@pytest.mark.parametrize("case", CASES)
def test_a_vector_holds(case: str) -> None:
    kept = kept_vectors()[case]
    assert str(count(kept.form)) == kept.count
    assert [nth(kept.form, int(k)) for k, _ in kept.nth] == [tupled(fields) for _, fields in kept.nth]
    assert [fields for fields in kept.accepts if not accepts(kept.form, tupled(fields))] == []
    assert [fields for fields in kept.refuses if accepts(kept.form, tupled(fields))] == []


def run_twin(*arguments: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [node(), VECTORS / "forms.mjs", *arguments],
        capture_output=True,
        text=True,
        timeout=HANG_SECONDS,
        check=False,
    )


@pytest.mark.node
def test_the_twin_in_another_language_agrees() -> None:
    ran = run_twin()
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"{len(CASES)} vectors agree\n", "")


SPOILED: dict[str, Callable[[Vector], None]] = {
    "a count": lambda kept: setattr(kept, "count", str(int(kept.count) + 1)),
    "a choice": lambda kept: setattr(kept, "nth", [("0", kept.nth[1][1])]),
    "a refusal": lambda kept: setattr(kept, "refuses", kept.accepts[:1]),
    "an acceptance": lambda kept: setattr(kept, "accepts", kept.refuses[:1]),
}


@pytest.mark.node
@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
def test_the_twin_notices_a_spoiled_vector(spoil: Callable[[Vector], None], tmp_path: Path) -> None:
    spoiled = kept_vectors()
    spoil(spoiled["Up to three of a hand."])
    (tmp_path / "spoiled.json").write_bytes(msgspec.json.encode(list(spoiled.values())))
    ran = run_twin(tmp_path / "spoiled.json")
    assert ran.returncode == 1
    assert ran.stdout == ""


if __name__ == "__main__":
    FILE.write_text(vectors(), encoding="ascii")
