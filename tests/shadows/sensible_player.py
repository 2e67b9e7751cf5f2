"""A random player with some sense, so that games come far: quests are fought, won and lost, swords are laid.

In Camelot it draws cards, on a quest it lays what fits, it goes where its cards are good for something, and
it seldom pays with life points; whatever is left to decide it decides by the dice, all choices alike.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from camlann import shadows
from camlann.engine import forms
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.forms import Offer
from camlann.engine.match import Match
from camlann.engine.phases import Command
from camlann.shadows.quests.combat import fitting
from camlann.shadows.quests.wars import needed
from camlann.shadows.state import Camelot, Knight, combat
from tests.choices import Choices
from tests.shadows.deals import Shadows

LIKED: Final[Mapping[str, int]] = {
    "lay-fight": 40,
    "lay-grail": 40,
    "fight-war": 40,
    "pull-sword": 20,
    "fight-siege": 4,
    "play-special": 4,
    "play-free": 4,
    "free": 8,
    "accuse": 1,
    "heal": 2,
    "end-turn": 8,
    "draw-black": 10,
    "raise-siege": 2,
    "suffer": 1,
    "pay-evil": 3,
    "buy-action": 2,
    "bleed-for-cards": 1,
    "reveal": 1,
    "give-excalibur": 1,
    "keep-excalibur": 4,
    "give-up": 1,
    "pay-way": 4,
    "break-through": 4,
    "add-fight": 4,
    "drink": 4,
    "spare": 2,
    "stand-by": 1,
    "keep-on": 1,
    "offer-merlins": 8,
}
"""How often a command is chosen among those on offer; any other counts two."""


def choose(public: Camelot, own: Knight, offers: list[Offer], below: Callable[[int], int]) -> Command:
    """A command among the offers, from what the seat knows. `below(n)` throws from 0 to n - 1."""
    weights = [_weight(public, own, offer) for offer in offers]
    throw = below(sum(weights))
    for offer, weight in zip(offers, weights, strict=True):
        if throw < weight:
            return shadows.WIRE.choose(offer, _fields(public, own, offer, below))
        throw -= weight
    raise AssertionError("the weights add up")


def _weight(public: Camelot, own: Knight, offer: Offer) -> int:
    name, lives, cards = offer.command.removeprefix("shadows."), public.lives[own.seat], len(own.hand)
    enough = 5 + own.seat % 4
    match name:
        case "suffer" | "buy-action" | "bleed-for-cards" if lives <= 2:
            # Too dear: the last life point is given seldom, and never for more than evil's progress.
            return int(lives == 2 or name == "suffer")
        case "suffer" | "buy-action" if lives >= 4:
            return 8
        case "take-back":
            return 1
        case "heal" if lives <= 2:
            return 12
        case "raise-siege" | "call-siege" if public.siege >= 7:
            return 1
        case "fight-siege" if public.siege >= 5:
            return 30
        case "draw-cards":
            return 30 if cards < enough else 2
        case "move" if public.places[own.seat] == "camelot":
            return 30 if cards >= enough else 2
        case "move" if use(public, own.hand, public.places[own.seat]):
            return 1
        case "move" | "depart":
            return 6
        case _:
            return LIKED.get(name, 2)


def _fields(public: Camelot, own: Knight, offer: Offer, below: Callable[[int], int]) -> forms.Choice:
    form = offer.form
    match offer.command.removeprefix("shadows."):
        case "move" | "depart" if isinstance(form, forms.One):
            # Of six places by the dice the one for which the hand is best.
            places = [form.sample(below) for _ in range(6)]
            return max(places, key=lambda place: use(public, own.hand, str(place[0])))
        case "attack" if isinstance(form, forms.Pick) and below(4):
            return (form.items[-3:],)
        case "offer-merlins" if isinstance(form, forms.Value) and below(2):
            return (form.hi,)
        case "consent" | "agree" if below(4):
            return ("accept",)
        case _:
            return forms.sample(form, below)


def use(public: Camelot, hand: tuple[str, ...], place: str) -> int:
    """How many cards of a hand are good for something at a place."""
    match place:
        case "camelot":
            return 3 if len(hand) < 5 else 0
        case "grail":
            return hand.count("grail")
        case "excalibur":
            return len(hand) // 3
        case "picts" | "saxons":
            first = needed(public, place)
            return next((n for n in range(6 - first) if f"fight_{first + n}" not in hand), 6 - first)
        case "black_knight" | "lancelot" | "dragon":
            return sum(min(2, hand.count(f"fight_{n}")) for n in fitting(place, combat(public, place).white))
        case _:
            return 0


def game(word: str, seats: int, **options: Any) -> Shadows:
    """A game just dealt by the dice of a word."""
    return Match(shadows, shadows.Options(**options), seats, partial(Seeded, seed_of(word), 1))


def step(match: Shadows, choices: Choices) -> None:
    """One of those the table waits for does something sensible, or now and then a deadline passes."""
    public = match.public
    if choices.one_in(50):
        match.adopt(match.lapse())
        return
    waiting = [seat for seat in public.asked or public.everyone if match.moves(seat)]
    seat: Seat = choices.pick(waiting)
    own = match.truth.own[seat]
    match.play(seat, choose(public, own, list(match.moves(seat)), choices.below))


def play(match: Shadows, choices: Choices, most: int = 3000) -> int:
    """Play to the end, or so many commands; says how many it took."""
    for n in range(most):
        if match.over:
            return n
        step(match, choices)
    return most
