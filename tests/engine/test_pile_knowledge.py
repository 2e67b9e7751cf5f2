"""What is known of a pile follows every act on it."""

from hypothesis import given
from hypothesis import strategies as st

from camlann.engine import pile_knowledge
from tests.ferry.deck import turned_under

CARDS = st.lists(st.sampled_from("abcdef"), min_size=1, max_size=8)


@st.composite
def known_piles(draw: st.DrawFn) -> tuple[list[str], pile_knowledge.KnownFaces]:
    """A pile, and a true part of it."""
    cards = draw(CARDS)
    places = draw(st.sets(st.integers(0, len(cards) - 1)))
    return cards, {place: cards[place] for place in places}


def true_of(known: pile_knowledge.KnownFaces, cards: list[str]) -> bool:
    return all(0 <= place < len(cards) and cards[place] == face for place, face in known.items())


@given(known_piles(), st.data())
def test_what_is_known_stays_true_and_nothing_certain_is_lost(
    given: tuple[list[str], pile_knowledge.KnownFaces], data: st.DataObject
) -> None:
    cards, known = given
    n = data.draw(st.integers(0, len(cards)))
    drawn = pile_knowledge.drawn(known, n)
    assert true_of(drawn, cards[n:])
    assert len(drawn) == sum(place >= n for place in known)

    more = data.draw(CARDS)
    covered = pile_knowledge.covered(known, len(more))
    assert true_of(covered, more + cards)
    assert len(covered) == len(known)

    under = turned_under(known, len(cards))
    assert true_of(under, cards[1:] + cards[:1])
    assert len(under) == len(known)

    reordered = pile_knowledge.reordered(known, n)
    assert true_of(reordered, data.draw(st.permutations(cards[:n])) + cards[n:])
    assert len(reordered) == sum(place >= n for place in known)

    looked = pile_knowledge.looked(known, cards[:n])
    assert true_of(looked, cards)
    assert set(looked) == set(known) | set(range(n))
