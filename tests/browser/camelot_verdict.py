"""What a page said of the swords and of the Traitors of Shadows over Camelot, judged against the game."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from tests.browser.verdict import ROUNDING_MS, Noted, Sentence, Told, plain, texts

SWORDS: Final = re.compile(r"Swords: (\d+) white, (\d+) black, of 12")


def camelot_verdict(noted: Sequence[Noted], facts: Sequence[Told]) -> list[str]:
    """What is false of them, or ahead of its beat."""
    kept = [*_traitors(facts)]
    found = [
        _about(each, "this is not so" if sentence.since is None else "ahead of its beat")
        for each in noted
        for sentence in kept
        if sentence.stands_in(each) and (sentence.since is None or each.at < sentence.since - ROUNDING_MS)
    ]
    return [*found, *_swords(noted, facts), *_hidden(noted, facts)]


def _traitors(facts: Sequence[Told]) -> Iterator[Sentence]:
    """Nobody is called a Traitor before the game has said so."""
    unmasked = [told.at for told in facts if told.type == "shadows.unmasked"]
    hidden = [told.at for told in facts if told.type == "shadows.traitors-revealed" and told.fact["seats"]]
    over = [told.at for told in facts if told.type == "shadows.over"]
    shown = [
        told.at for told in facts if told.type == "shadows.loyalty-shown" and told.fact["side"] == "traitor"
    ]
    yield Sentence(_end_of(texts().text("shadows-unmasked", seat="\x00")), min(unmasked, default=None))
    yield Sentence("A hidden Traitor is revealed", min(hidden, default=None))
    yield Sentence(NEVER_UNMASKED, over[0] if hidden and over else None)
    yield Sentence("reveals: Traitor", min(shown, default=None))


def _swords(noted: Sequence[Noted], facts: Sequence[Told]) -> Iterator[str]:
    """The Round Table shows what has been laid and turned, and no sword before its beat.

    A page that came late begins with what it found.
    """
    pairs = [
        (each, (int(found[1]), int(found[2])))
        for each in noted
        if each.kind == "button" and (found := SWORDS.search(plain(each.text)))
    ]
    if not pairs:
        yield "no button tells the swords"
        return
    white, black = pairs[0][1]
    since = {(white, black): 0.0}
    for told in facts:
        if told.type == "shadows.sword-laid":
            white, black = white + (told.fact["colour"] == "white"), black + (told.fact["colour"] == "black")
        elif told.type == "shadows.sword-turned":
            white, black = white - 1, black + 1
        since.setdefault((white, black), told.at)
    for each, pair in pairs:
        if pair not in since:
            yield _about(each, "so they never lay")
        elif each.at < since[pair] - ROUNDING_MS:
            yield _about(each, f"{(since[pair] - each.at) / 1000:.2f} s ahead of its beat")
    if pairs[-1][1] != (white, black):
        yield _about(pairs[-1][0], f"at the end there are {white} white, {black} black")


def _hidden(noted: Sequence[Noted], facts: Sequence[Told]) -> Iterator[str]:
    """Who was never unmasked is named at the end."""
    hidden = any(told.type == "shadows.traitors-revealed" and told.fact["seats"] for told in facts)
    if hidden and not any(each.kind == "panel" and NEVER_UNMASKED in plain(each.text) for each in noted):
        yield "no panel tells of a Traitor who was never unmasked"


def _end_of(text: str) -> str:
    """What stands behind the name, up to the end of the sentence."""
    return plain(text).rpartition("\x00")[2].partition(".")[0].strip()


NEVER_UNMASKED: Final = "was never unmasked"


def _about(noted: Noted, what: str) -> str:
    return f"{noted.at / 1000:.2f} s, {noted.kind} “{plain(noted.text)[:120]}”: {what}"
