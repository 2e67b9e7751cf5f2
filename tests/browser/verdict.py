"""What a page said of a game and when, judged against the game: nothing false, nothing ahead of its beat.

`verdict("avalon", noted, facts)` lists what is wrong; an empty list is a true game. `noted` is all that came
into sight, with its time; `facts` are what the game told everybody, each with the moment from which a screen
may show it (`facts_of` reads both from the messages of the page's own socket and the lengths of the beats).
Only English is judged.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from camlann.avalon.state import Why as AvalonWhy
from camlann.games import DEFINITIONS
from camlann.i18n.sentences import Words
from camlann.shadows.state import Why as ShadowsWhy

Kind: TypeAlias = Literal["heading", "panel", "button", "live", "clock", "press"]
"""`press` is no text of the page: another person, or this one, has said that they want another game."""
MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")
ROUNDING_MS = 5.0
"""Two clocks of one page are read one after the other."""


LAG_MS = 12_000
"""How much waits behind what is shown before a page leaves it out: as in `director.svelte.ts`."""


class Noted(Struct, frozen=True):
    """Something that came into sight, or was read aloud."""

    at: float
    """Milliseconds of the page's clock."""
    kind: Kind
    text: str


class Told(Struct, frozen=True):
    """A fact, as everybody was told it."""

    at: float
    """The first moment at which a screen may show its result."""
    fact: Mapping[str, Any]

    @property
    def type(self) -> str:
        return str(self.fact["type"])


class Sentence(Struct, frozen=True):
    """What may be said only once something has been shown, and if it is so."""

    says: str
    since: float | None
    """None: it is not so in this game, so that nobody may say it."""
    kinds: tuple[Kind, ...] = ("heading", "panel", "button", "live")

    def stands_in(self, noted: Noted) -> bool:
        text = plain(noted.text)
        # "Evil wins if …" is another sentence.
        said = text == self.says if self.kinds == ("heading",) else self.says in text
        return said and noted.kind in self.kinds


def verdict(game: str, noted: Sequence[Noted], facts: Sequence[Told], *, clock: bool = False) -> list[str]:
    """What is false or ahead of its beat. `clock`: whether the table has one."""
    over = next((told for told in facts if told.type == f"{game}.over"), None)
    if over is None:
        return ["the game has no result"]
    found = []
    if [told.type for told in facts].count(over.type) != 1:
        found.append("the game is over twice")
    found += [*_sentences(game, noted, over, facts), *_verdicts_of_quests(noted, facts)]
    found += [*_wanting(noted), *_asked_after(noted, over), *_said_at_all(game, noted, over)]
    if not clock:
        found += [_about(each, "a clock at a table without one") for each in noted if each.kind == "clock"]
    return found


def _sentences(game: str, noted: Sequence[Noted], over: Told, facts: Sequence[Told]) -> Iterator[str]:
    kept = [*_kept_back(game, over, facts)]
    for each in noted:
        for sentence in kept:
            if not sentence.stands_in(each):
                continue
            if sentence.since is None:
                yield _about(each, "this is not so")
            elif each.at < sentence.since - ROUNDING_MS:
                yield _about(each, f"{(sentence.since - each.at) / 1000:.2f} s ahead of its beat")


def _kept_back(game: str, over: Told, facts: Sequence[Told]) -> Iterator[Sentence]:
    """All that tells an end, of any game of this kind."""
    text = texts()
    yield Sentence(plain(text.text("ui-games-played-abandoned")), None)
    for name in ("ui-again", "ui-next-game", "ui-replay-look"):
        yield Sentence(plain(text.text(name)), over.at, ("button",))
    for name in ("ui-you-won", "ui-you-lost"):
        yield Sentence(plain(text.text(name)), over.at)
    # The swords of Shadows are counted before it is over.
    result = next((told for told in facts if told.type == "shadows.swords-counted"), over)
    for winner in ("good", "evil") if game == "avalon" else ("loyal", "evil"):
        since = result.at if winner == over.fact["winner"] else None
        yield Sentence(plain(_heading(game, winner)), since, ("heading",))
    for why in WHYS[game]:
        yield Sentence(plain(text.word(game, "why", why)), over.at if why == over.fact["why"] else None)
    if game != "avalon":
        return
    # "The Assassin named …" is said at the end alone, with the role that the record has.
    named = next((told for told in facts if told.type == "avalon.named"), None)
    yield Sentence(_stem("ui-avalon-named-was"), None if named is None else over.at)
    yield Sentence(_stem("avalon-named"), None if named is None else named.at)
    nobody = next((told for told in facts if told.type == "avalon.nobody-named"), None)
    yield Sentence(_stem("avalon-nobody-named"), None if nobody is None else nobody.at)


def _verdicts_of_quests(noted: Sequence[Noted], facts: Sequence[Told]) -> Iterator[str]:
    """The table says how a quest went only when its last card lies open, and as it lies."""
    ends = [told for told in facts if told.type == "avalon.quest-ended"]
    verdicts = {quest_verdict(won, fails) for won in (True, False) for fails in range(6)}
    for each in noted:
        said = plain(each.text)
        if each.kind != "heading" or said not in verdicts:
            continue
        shown = [told.fact for told in ends if told.at - ROUNDING_MS <= each.at]
        if not shown:
            yield _about(each, "no quest has ended yet")
        elif said != quest_verdict(shown[-1]["won"], shown[-1]["fails"]):
            yield _about(each, "the cards that lie open say otherwise")


def quest_verdict(won: bool, fails: int) -> str:
    """What the middle of the table says of a quest."""
    text = texts().text
    of_two = "ui-avalon-fails-of-two" if won else "ui-avalon-fails"
    first = text(of_two, fails=fails) if fails else text("ui-avalon-no-fail")
    return plain(f"{first} {text('ui-avalon-quest-succeeds' if won else 'ui-avalon-quest-fails')}")


def _wanting(noted: Sequence[Noted]) -> Iterator[str]:
    """Nobody is said to want another game who has not pressed."""
    forms = [plain(texts().text("ui-wanting", count=count, of=9)) for count in (1, 2)]
    pattern = re.compile("|".join(re.sub(r"[129]", r"(?:\\d+)", form) for form in forms))
    for each in noted:
        pressed = sum(other.kind == "press" and other.at <= each.at for other in noted)
        for found in pattern.findall(plain(each.text)):
            if int(found.split()[0]) > pressed:
                yield _about(each, f"{pressed} have pressed")


def _asked_after(noted: Sequence[Noted], over: Told) -> Iterator[str]:
    """No panel asks for a move of a game that is over."""
    for each in noted:
        if (
            each.kind == "panel"
            and each.at >= over.at
            and plain(each.text) == plain(texts().text("ui-question"))
        ):
            yield _about(each, "the game is over")


def _said_at_all(game: str, noted: Sequence[Noted], over: Told) -> Iterator[str]:
    """The end is told, in a heading and in words, and there is a way on."""
    after = [each for each in noted if each.at >= over.at - ROUNDING_MS]
    texts_after: dict[str, list[str]] = {}
    for each in after:
        texts_after.setdefault(each.kind, []).append(plain(each.text))
    wanted: list[tuple[Kind, Callable[[str], bool]]] = [
        ("heading", lambda said: said == plain(_heading(game, over.fact["winner"]))),
        ("panel", lambda said: _why(game, over) in said or _stem("ui-avalon-named-was") in said),
        ("live", lambda said: _why(game, over) in said),
        ("button", lambda said: plain(texts().text("ui-again")) in said),
    ]
    for kind, test in wanted:
        if not any(test(said) for said in texts_after.get(kind, [])):
            yield f"no {kind} tells the end: {over.fact['why']}"


def facts_of(
    game: str,
    frames: Sequence[tuple[float, Sequence[Mapping[str, Any]]]],
    scale: float = 1,
    late: bool = False,
) -> list[Told]:
    """Facts with the moment from which they may be shown: frames as they came, a beat after the other.

    `late`: the page came in the middle of the game, and was shown at once what had been before. A page behind
    which too much waits shows the last frame alone.
    """
    found: list[Told] = []
    shown: list[tuple[float, float]] = []
    """Of each frame: when it is over, and how long it takes."""
    for n, (came, facts) in enumerate(frames):
        beats = [(0, 0) if late and n == 0 else beat_of(game, fact, scale) for fact in facts]
        whole = sum(length for length, _ in beats)
        waiting = [takes for end, takes in shown if end > came][1:]
        behind = sum(waiting) + whole > LAG_MS * scale and shown and shown[-1][0] > came
        if behind:
            found = [Told(min(told.at, came), told.fact) for told in found]
        at = max(came, shown[-1][0]) if shown and not behind else came
        for fact, (length, result) in zip(facts, beats, strict=True):
            found.append(Told(at + length - result, fact))
            at += length
        shown = [*([] if behind else shown), (at, whole)]
    return found


def beat_of(game: str, fact: Mapping[str, Any], scale: float = 1) -> tuple[float, float]:
    """How long a fact, as it was sent, is shown, and how long of that its result; in milliseconds."""
    phase = fact.get("phase") if fact["type"] == "engine.asked" else None
    row = DEFINITIONS[game].beats.get(phase["type"] if phase else fact["type"])
    if row is None:
        return 0, 0
    counted = [fact[field] for field in row.counted]
    counts = sum(value if isinstance(value, int) else len(value) for value in counted)
    return scale * (row.length_ms + row.each_ms * counts), scale * row.result_ms


def plain(text: str) -> str:
    """Without the marks around names, and with plain spaces."""
    return " ".join(MARKS.sub("", text).split())


@cache
def texts() -> Words:
    return Words("en")


WHYS = {"avalon": get_args(AvalonWhy), "shadows": get_args(ShadowsWhy)}


def _heading(game: str, winner: str) -> str:
    if game == "shadows":
        return texts().word(game, "winner", winner)
    return texts().text("ui-avalon-wins", side=texts().word(game, "side", winner))


def _why(game: str, over: Told) -> str:
    return plain(texts().word(game, "why", over.fact["why"]))


@cache
def _stem(name: str) -> str:
    """What a sentence says beside the names in it: its longest part."""
    gaps = dict.fromkeys(("name", "role", "by", "target"), "\x00")
    return max((plain(part) for part in texts().write(name, gaps).split("\x00")), key=len)


def _about(noted: Noted, what: str) -> str:
    return f"{noted.at / 1000:.2f} s, {noted.kind} “{plain(noted.text)[:120]}”: {what}"
