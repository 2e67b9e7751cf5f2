"""What each seat may know in a game of Shadows, by the rules' table of hidden information.

The oracle watches the table like somebody who sees through cards: it is given every deck as it was shuffled,
what each seat chose, and what happened in the open, and follows every card. From that, and not from what the
game told anybody, it says what a seat may know: its loyalty once it may look, its hand, black cards it has
seen on the pile or has put under it, those it laid face down, what it found in the discard, the answers it
has left; and what was shown to all. Of private facts it reads two, as a record of what was chosen and dealt
and not of what was told: the answer a seat has given, and the cards the dice dealt out face down.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any

from tests.secrets.shadows_rulebook_tables import MERLINS_TO_CANCEL, OPEN, SHOWN_POLLS, Plain, spent, word

COMBATS = ("black_knight", "lancelot", "dragon")


class Authentication:
    """What one seat may know."""

    def __init__(self, own: Plain) -> None:
        self.loyalty: str | None = own["loyalty"]
        self.hand = sorted(own["hand"])
        self.black: dict[int, str] = {int(place): face for place, face in own["black"].items()}
        self.laid = {
            quest: {int(n): face for n, face in faces.items()}
            for quest, faces in own["laid"].items()
            if faces
        }
        self.drawn = sorted(own["drawn"])
        self.found: bool | None = own["found"]
        self.keeps_sword: str | None = own["keeps_sword"]
        self.standing = [(left["card"], left["merlins"], left["until_turn"]) for left in own["standing"]]

    def copy(self) -> "Authentication":
        new = copy(self)
        new.hand, new.drawn, new.standing = [*self.hand], [*self.drawn], [*self.standing]
        new.black = {**self.black}
        new.laid = {quest: {**faces} for quest, faces in self.laid.items()}
        return new

    def plain(self) -> dict[str, Any]:
        laid = {quest: faces for quest, faces in self.laid.items() if faces}
        return vars(self) | {"hand": sorted(self.hand), "standing": sorted(self.standing), "laid": laid}

    def take(self, cards: Iterable[str]) -> None:
        for card in cards:
            self.hand.remove(card)


class Oracle:
    """A table watched by one who sees through cards, from some moment on."""

    def __init__(self, public: Plain, own: Mapping[int, Plain], sealed: Plain) -> None:
        self.seats = len(own)
        self.own = {seat: Authentication(part) for seat, part in own.items()}
        self.phase: Plain = public["phase"] or {"type": "table.none"}
        self.asked: Sequence[int] = public["asked"]
        self.answers: dict[int, Plain] = {}
        self.white, self.white_discard = [*sealed["white"]], [*sealed["white_discard"]]
        self.black, self.drawn = [*sealed["black"]], [*sealed["drawn"]]
        self.travel = [*sealed["travel"]]
        self.loyalties: Sequence[str] = sealed["loyalties"]
        self.boards = {
            quest: [
                (sealed["laid"].get(quest, {}).get(n, face), face == "face_down")
                for n, face in enumerate(public[quest]["black"])
            ]
            for quest in COMBATS
        }
        """Black cards by quest: the face, and whether it lies down."""
        self.seen_in = {seat: {other: Counter[str]() for other in own} for seat in own}
        """Cards that a seat saw going into another's hand, and not leaving it."""
        self.fate_reveals: bool = public["options"]["fate_traitor"] == "must_reveal"
        self.sides_shown: set[int] = set()
        """Seats whose side everybody knows."""
        self.over = False
        self._begin(None)

    def copy(self) -> "Oracle":
        new = copy(self)
        new.own = {seat: known.copy() for seat, known in self.own.items()}
        for name in ("white", "white_discard", "black", "drawn", "travel", "shown", "drew"):
            setattr(new, name, [*getattr(self, name)])
        new.answers, new.sides_shown = {**self.answers}, {*self.sides_shown}
        new.boards = {quest: [*board] for quest, board in self.boards.items()}
        new.notes = {seat: [*notes] for seat, notes in self.notes.items()}
        new.seen_in = {a: {b: +cards for b, cards in seen.items()} for a, seen in self.seen_in.items()}
        return new

    def _begin(self, command: Plain | None) -> None:
        self.command = command
        self.shown: list[Any] = []
        """What the row brought before the eyes of all."""
        self.notes: dict[int, list[Any]] = {seat: [] for seat in self.own}
        """What the row told a seat besides what lies before it: cards given, got and taken."""
        self.drew: list[tuple[int, list[str]]] = []
        """White cards drawn, for they may be gone again when the row ends."""
        self._loser: int | None = None
        self._taunt: tuple[int, int] | None = None
        self._under: int | None = None
        self._order: int | None = None
        self._dealing: Counter[str] | None = None
        self._left: dict[int, list[str]] = {}

    def may_learn(self, viewer: int | None) -> tuple[list[Any], list[Any]]:
        """What this row showed to all, and what it told a viewer besides what lies before it now."""
        mine = [] if viewer is None else self.notes[viewer]
        return self.shown, mine + [cards for seat, cards in self.drew if seat == viewer]

    def follow(self, command: Plain | None, facts: Iterable[Plain]) -> None:
        """A row of the log: what was done, and everything that happened."""
        self._begin(command)
        if word(self.phase) == "excalibur-asked" and command and command["type"].startswith("shadows."):
            # Whoever answers by hand leaves a new answer for later cards, or none.
            self.own[self.phase["owner"]].keeps_sword = command.get("scope")
        facts = [*facts]
        self._left = {each["seat"]: each["cards"] for each in facts if word(each) == "cards-left"}
        for fact in facts:
            self._happen(fact)

    def _grown(self) -> None:
        """The discard grew: where no Merlin was found one may lie now."""
        for known in self.own.values():
            known.found = known.found or None

    def _leaves(self, seat: int, card: str) -> None:
        self.own[seat].take([card])
        for seen in self.seen_in.values():
            seen[seat] -= Counter([card])

    def _happen(self, fact: Plain) -> None:
        match fact:
            case {"type": "engine.answered"}:
                self._answered(fact["seat"], fact["command"])
            case {"type": "engine.asked"}:
                self.phase, self.asked, self.answers = fact["phase"], fact["asked"], {}
            case {"type": "engine.ended"} | {"type": "shadows.traitors-revealed"}:
                self.over = True
            case _:
                self._loyalty(fact)
                self._whites(fact)
                self._hands(fact)
                self._blacks(fact)
                self._boards(fact)

    def _answered(self, seat: int, command: Plain) -> None:
        self.answers[seat] = command
        if {*self.answers} != {*self.asked}:
            return
        answers = dict(sorted(self.answers.items()))
        if word(self.phase) in SHOWN_POLLS | OPEN:
            self.shown.append(answers)
        if word(self.phase) == "offering":
            self._window(answers)

    def _window(self, answers: Mapping[int, Plain]) -> None:
        for seat, said in answers.items():
            if word(said) == "stand-by":
                card = self.phase["card"] if said["scope"] == "this_card" else ""
                mine = [left for left in self.own[seat].standing if left[0] != card]
                self.own[seat].standing = [*mine, (card, said["number"], said["scope"] == "until_my_turn")]
        offers = {seat: said["number"] for seat, said in answers.items()}
        gone = spent(offers, self.phase["by"], self.seats)
        self.shown.append(("spent", gone))
        for seat, number in gone.items():
            for _ in range(number):
                self._leaves(seat, "merlin")
        if gone:
            assert sum(gone.values()) == MERLINS_TO_CANCEL

    def _loyalty(self, fact: Plain) -> None:
        match word(fact):
            case "loyalties-looked":
                for seat, known in self.own.items():
                    known.loyalty = self.loyalties[seat]
            case "accused" | "unmasked":
                self._side(fact["seat"])
            case "card-played" if fact["card"] == "fate" and self.fate_reveals:
                # A Traitor who has looked cannot play it as a Loyal Knight, and whoever has not looked does.
                if self.own[fact["seat"]].loyalty is not None:
                    self._side(fact["seat"])
            case "turn-passed":
                for known in self.own.values():
                    known.found = None
                mine = self.own[fact["to"]]
                mine.standing = [left for left in mine.standing if not left[2]]
                mine.keeps_sword = mine.keeps_sword if mine.keeps_sword == "always" else None
            case "travel-drawn":
                self.shown.append(self.travel.pop(0))
            case "travel-laid":
                self.travel = [*fact["cards"]]
            case "die-thrown":
                self.shown.append(fact["die"])
            case "knighted":
                self.shown.append((fact["seat"], fact["coat"]))

    def _side(self, seat: int) -> None:
        self.sides_shown.add(seat)
        self.shown.append((seat, self.loyalties[seat] if self.loyalties else "loyal"))

    def _whites(self, fact: Plain) -> None:
        match word(fact):
            case "white-drawn":
                cards = self._from_white(fact["number"])
                self.own[fact["seat"]].hand += cards
                self.drew.append((fact["seat"], cards))
            case "white-sunk":
                self.white_discard += self._from_white(fact["number"])
                self._grown()
            case "white-opened":
                self.shown.append(sorted(self._from_white(len(fact["cards"]))))
            case "white-laid":
                self.white, self.white_discard = [*fact["cards"]], []
            case "discarded":
                self._loser = fact["seat"]
                self._grown()
            case "white-thrown":
                self._grown()
            case "thrown-kept":
                self.white_discard += fact["cards"]
                if self._loser is not None:
                    self.own[self._loser].take(fact["cards"])
                if self._taunt is not None:
                    for seat in self._taunt:
                        self.notes[seat].append(("taunted", *fact["cards"]))
                self._loser = self._taunt = None
            case "taunted":
                self._taunt = fact["seat"], fact["victim"]
            case "discard-searched":
                self.own[fact["seat"]].found = "merlin" in self.white_discard
            case "merlin-recalled":
                self.white_discard.remove("merlin")
                mine = self.own[fact["seat"]]
                mine.hand.append("merlin")
                mine.found = None

    def _from_white(self, number: int) -> list[str]:
        cards, self.white = self.white[:number], self.white[number:]
        return cards

    def _hands(self, fact: Plain) -> None:
        match word(fact):
            case "card-played" | "card-spent":
                self._leaves(fact["seat"], fact["card"])
                self.shown.append((fact["seat"], fact["card"]))
            case "council-held":
                for seat, said in self.answers.items():
                    self._leaves(seat, said["card"])
            case "gave":
                assert self.command is not None
                # Whoever missed a deadline said nothing: the cards are those that left the hand.
                self._passes(fact["by"], fact["to"], self.command.get("cards") or self._left[fact["by"]])
            case "exchanged":
                by, partner = fact["by"], fact["partner"]
                this, that = self.answers[by]["card"], self.answers[partner]["card"]
                self._passes(by, partner, [this])
                self._passes(partner, by, [that])
            case "shares-taken":
                for card, to in zip(fact["cards"], fact["to"], strict=True):
                    self.own[to].hand.append(card)
                    for seen in self.seen_in.values():
                        seen[to][card] += 1
            case "shares-dealt":
                self._dealing = Counter(self.phase["cards"])
            case "cards-came" if self._dealing:
                came = Counter[str](fact["cards"])
                assert not came - self._dealing, "the dice deal cards that did not lie there"
                self._dealing -= came
                self.own[fact["seat"]].hand += fact["cards"]

    def _passes(self, giver: int, to: int, cards: Sequence[str]) -> None:
        """Cards go from hand to hand; the two know which."""
        for card in cards:
            self._leaves(giver, card)
            for seen in [self.seen_in[giver]] if self.seen_in else []:
                seen[to][card] += 1
        self.own[to].hand += cards
        for seat in (giver, to):
            self.notes[seat].append((giver, to, *sorted(cards)))

    def _blacks(self, fact: Plain) -> None:
        match word(fact):
            case "reshuffled":
                for known in self.own.values():
                    known.black, known.found = {}, None
            case "black-laid":
                self.black = [*fact["cards"]]
            case "black-drawn":
                number = fact["number"]
                self.drawn += self.black[:number]
                del self.black[:number]
                for known in self.own.values():
                    known.black = {n - number: face for n, face in known.black.items() if n >= number}
                self.own[fact["by"]].drawn = sorted(self.drawn)
            case "black-put-under":
                self._under = fact["by"]
            case "under-kept":
                assert self._under is not None
                mine, card = self.own[self._under], fact["card"]
                self.drawn.remove(card)
                mine.drawn.remove(card)
                mine.black[len(self.black)] = card
                self.black.append(card)
            case "black-played" | "drawn-lost":
                if word(fact) == "black-played":
                    self.shown += self.drawn
                self.drawn, self.own[fact["by"]].drawn = [], []
            case "black-announced":
                # For which quest it is must be said.
                self.shown += [face.rpartition("_")[0] for face in self.drawn]
            case "top-looked":
                self.own[fact["seat"]].black[0] = self.black[0]
            case "black-looked":
                self.own[fact["by"]].black |= dict(enumerate(self.black[: fact["number"]]))
            case "black-reordered":
                self._order = fact["by"]
                for known in self.own.values():
                    known.black = {n: face for n, face in known.black.items() if n >= fact["number"]}
            case "order-kept":
                assert self._order is not None
                assert sorted(fact["cards"]) == sorted(self.black[: len(fact["cards"])])
                self.black[: len(fact["cards"])] = fact["cards"]
                self.own[self._order].black |= dict(enumerate(fact["cards"]))

    def _boards(self, fact: Plain) -> None:
        match word(fact):
            case "black-laid-up":
                self.boards[fact["quest"]].append((fact["card"], False))
            case "black-laid-down":
                (face,) = self.drawn
                board, mine = self.boards[fact["quest"]], self.own[fact["by"]]
                mine.laid.setdefault(fact["quest"], {})[len(board)] = face
                board.append((face, True))
                self.drawn, mine.drawn = [], []
            case "black-lifted":
                board = self.boards[fact["quest"]]
                board.pop()
                for known in self.own.values():
                    known.laid.get(fact["quest"], {}).pop(len(board), None)
            case "face-down-shown":
                self.shown.append(sorted(face for face, down in self.boards[fact["quest"]] if down))
                for known in self.own.values():
                    known.laid.pop(fact["quest"], None)
            case "quest-cleared" if fact["quest"] in COMBATS:
                self.boards[fact["quest"]] = []
