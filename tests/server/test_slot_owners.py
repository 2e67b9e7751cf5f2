"""Who owns which slot: all agree, little moves, nobody has much more than the others."""

from itertools import permutations

from camlann.server.cluster.slot_owners import SlotOwners
from camlann.server.store.slots import SLOTS


def owners(*steps: tuple[str, ...]) -> SlotOwners:
    """After these keepers were alive, one set after the other."""
    found = SlotOwners()
    for keepers in steps:
        found.update(keepers)
    return found


def listed(found: SlotOwners) -> list[str | None]:
    return [found[slot] for slot in range(SLOTS)]


def test_the_order_in_which_keepers_came_and_went_does_not_matter() -> None:
    straight = listed(owners(("a", "b", "c")))
    for first, second, third in permutations("abc"):
        assert listed(owners((first,), (first, second), (first, second, third))) == straight
    assert listed(owners(("x", "b"), ("a", "x", "c"), ("c", "b", "a"))) == straight


def test_only_the_slots_of_a_keeper_that_comes_or_goes_move() -> None:
    found = owners(("a", "b", "c"))
    before = listed(found)
    found.update(("a", "b"))
    after = listed(found)
    assert {old for old, new in zip(before, after, strict=True) if old != new} == {"c"}
    found.update(("a", "b", "c"))
    assert listed(found) == before


def test_every_slot_has_one_owner_and_without_keepers_none() -> None:
    found = owners(("a", "b"))
    assert sorted((*found.slots("a"), *found.slots("b"))) == list(range(SLOTS))
    assert found.slots("nobody") == ()
    found.update(())
    assert listed(found) == [None] * SLOTS
    assert found.slots("a") == ()


def test_134_keepers_have_about_as_many_slots_each() -> None:
    names = tuple(f"keeper-{number}" for number in range(134))
    found = owners(names)
    counts = [len(found.slots(name)) for name in names]
    assert sum(counts) == SLOTS
    assert max(counts) < 1.35 * SLOTS / 134
    assert min(counts) > 0.65 * SLOTS / 134
