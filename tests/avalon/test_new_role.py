"""A role is one row and its words: nothing else goes by the names of roles."""

import re
import shutil
from collections.abc import Iterable
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from camlann import avalon
from camlann.avalon import Options, check, fit, narration
from camlann.avalon.narration import every_line
from camlann.avalon.role_knowledge import Deal, Role, Seen, Sight
from camlann.avalon.roles import ROLES, SEES_FELLOWS
from camlann.avalon.team_and_side_sizes import GOOD
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.i18n.sentences import LOCALES, Words
from tests.repository.pages import ROOT

PAIR = ("lancelot_good", "lancelot_evil")
BASE = ("merlin", "assassin")


def both_lancelots(seat: Seat, deal: Deal) -> Iterable[Seen]:
    """Both Lancelots, and not which is which."""
    return (Seen(other, "lancelot") for other, role in deal.items() if role.lancelot)


GUINEVERE = Role(
    name="guinevere",
    side="good",
    sees=(Sight(name="guinevere", look=both_lancelots, labels=("lancelot",), only=("lancelot",)),),
    needs=PAIR,
    narrated=("guinevere_thumbs", "guinevere_open", "thumbs_down", "guinevere_close"),
)
WORDS = """
avalon-role-guinevere = Guinevere
avalon-label-lancelot = a Lancelot
avalon-narration-guinevere-thumbs = Both Lancelots, thumbs up for Guinevere.
avalon-narration-guinevere-open = Guinevere, wake: these are the Lancelots.
avalon-narration-guinevere-close = Guinevere, close your eyes.
avalon-f-guinevere-out = Guinevere stays at home.
avalon-e-guinevere-needs-lancelot-good = Guinevere plays only with both Lancelots.
avalon-e-guinevere-needs-lancelot-evil = Guinevere plays only with both Lancelots.
"""


@pytest.fixture(autouse=True)
def guinevere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROLES, "guinevere", GUINEVERE)


@pytest.fixture
def words(tmp_path: Path) -> Words:
    for language in LOCALES.iterdir():
        if language.name == "en":
            shutil.copytree(language, tmp_path / "en")
    (tmp_path / "en" / "avalon-guinevere.ftl").write_text(WORDS, encoding="utf-8")
    return Words("en", isolate=False, folder=tmp_path)


def options(*roles: str) -> Options:
    return Options(roles=(*BASE, *roles), lancelot="known_pair" if set(PAIR) & {*roles} else "off")


def test_she_is_dealt_and_sees_both_lancelots_alike() -> None:
    match = Match(avalon, options(*PAIR, "guinevere"), 7, partial(Seeded, seed_of("guinevere"), 1))
    roles = {own.role: own for own in match.truth.own.values()}
    seats = sorted(roles[name].seat for name in PAIR)
    assert roles["guinevere"].shown == tuple(Seen(seat, "lancelot") for seat in seats)


def test_without_the_lancelots_she_cannot_play(words: Words) -> None:
    notices = check(options("guinevere"), 7)
    needs = [f"E-GUINEVERE-NEEDS-LANCELOT-{side}" for side in ("GOOD", "EVIL")]
    assert [notice.code for notice in notices] == needs
    assert all("Guinevere" in words.notice("avalon", notice) for notice in notices)


def test_fit_satisfies_what_she_needs(words: Words) -> None:
    alone, notices = fit(options("guinevere"), 7)
    assert alone.roles == BASE
    assert [words.notice("avalon", notice) for notice in notices] == ["Guinevere stays at home."]
    with_one = options("guinevere", "lancelot_good")
    assert fit(with_one, 7)[0].roles == (*BASE, "guinevere", "lancelot_good", "lancelot_evil")


@pytest.mark.parametrize("seats", GOOD)
def test_any_set_of_roles_with_her_can_be_fitted(seats: int) -> None:
    for size in range(len(ROLES) + 1):
        for roles in combinations(sorted(ROLES), size):
            fitted, _ = fit(Options(roles=roles, lancelot="known_pair", merlin="optional"), seats)
            assert not any(notice.prevents_start for notice in check(fitted, seats))


def test_she_is_in_no_printed_edition() -> None:
    strict = replace(options(*PAIR, "guinevere"), edition="it", strict_edition=True)
    assert {notice.code for notice in check(strict, 7)} == {"E-EDITION"}
    assert fit(strict, 7)[0].roles == (*BASE, *PAIR)


def test_she_is_woken_and_spoken_to(words: Words) -> None:
    public = avalon.blank(options(*PAIR, "guinevere"), 7).public
    read = [words.narrated("avalon", spoken.line, spoken) for spoken in narration(public)]
    start = read.index("Both Lancelots, thumbs up for Guinevere.")
    assert read[start + 1 : start + 4] == [
        "Guinevere, wake: these are the Lancelots.",
        "Put your thumbs down and make a fist again.",
        "Guinevere, close your eyes.",
    ]
    assert not {"guinevere_thumbs", "guinevere_open"} - {*every_line()}


def test_whoever_sees_somebody_is_woken() -> None:
    """With the rest of Evil, or by lines of their own: a new role that looks needs `narrated` in its row."""
    silent = [role.name for role in ROLES.values() if role.sees and not role.narrated]
    assert all(SEES_FELLOWS in ROLES[name].sees for name in silent)


def test_the_rules_name_no_role() -> None:
    """But for the rows themselves, the options that a table begins with, and ready-made tables."""
    allowed = {"roles.py", "options.py", "editions.py"}
    names = "|".join(name for name in ROLES if name != "merlin")
    for source in (ROOT / "src" / "camlann" / "avalon").rglob("*.py"):
        if source.name not in allowed:
            assert not re.findall(rf'"({names})"', source.read_text(encoding="utf-8")), source.name
