"""Names changed once, and nothing else did: facts from before are equal under one table of names.

`facts.json` holds a digest of the commands and facts of every golden game and every log, written before the
names were changed; the golden games of Shadows are not among them, since revision 3 tells more in each game,
and its older logs are. `renames.json` says what each tag and field was called then.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from camlann.engine.facts import tag
from camlann.games import GAMES
from camlann.records.record import Record, dump, load, record
from camlann.table import COMMANDS, FACTS
from tests.transcripts import TALES, played

HERE = Path(__file__).parent
BEFORE: dict[str, Any] = json.loads((HERE / "facts.json").read_text())
RENAMES: dict[str, dict[str, str]] = json.loads((HERE / "renames.json").read_text())
OLD = {new: old for kind in RENAMES.values() for old, new in kind.items()}
"""What each new name was called before."""


def told(kept: Record) -> Iterator[str]:
    """Every command and every fact with its audience, in the words of before."""
    for line in dump(kept).splitlines()[1:]:
        row = json.loads(line)
        for entry in (row.get("command"), *row.get("facts", ())):
            yield json.dumps(before(entry), sort_keys=True)


def before(value: Any) -> Any:
    if isinstance(value, dict):
        return {OLD.get(key, key): before(each) for key, each in value.items()}
    if isinstance(value, list):
        return [before(each) for each in value]
    return OLD.get(value, value) if isinstance(value, str) else value


def digest(kept: Record) -> dict[str, Any]:
    lines = [*told(kept)]
    return {"lines": len(lines), "digest": sha256("\n".join(lines).encode()).hexdigest()}


def games() -> Iterator[tuple[str, Record]]:
    for tale in TALES:
        yield tale.name, record(played(tale), "whole")
    for path in sorted(HERE.glob("*.camlann")):
        yield path.name, load(path.read_bytes())


def tags() -> Iterator[str]:
    """Every tag that may stand in a record or in the log of a table."""
    for game in GAMES.values():
        wire = game.WIRE
        for kind in (*wire.facts, *wire.commands.values(), *wire.steps, *wire.claims):
            yield tag(kind)
    for kind in (*COMMANDS, *FACTS):
        yield tag(kind)


def test_the_facts_of_every_game_are_what_they_were_before_the_names_changed() -> None:
    now = {name: digest(kept) for name, kept in games() if name in BEFORE["games"]}
    assert now == BEFORE["games"]


def test_another_fact_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    name, kept = next(games())
    assert digest(kept) == BEFORE["games"][name]
    monkeypatch.setitem(OLD, "avalon.vote", "avalon.voted")
    assert digest(kept) != BEFORE["games"][name]


def test_no_name_was_given_twice() -> None:
    assert len(OLD) == sum(map(len, RENAMES.values()))


def test_a_tag_that_was_once_used_does_not_disappear() -> None:
    """Names are frozen: a record that was written with a tag must be read for ever."""
    gone = {RENAMES["tags"].get(tag, tag) for tag in BEFORE["tags"]} - {*tags()}
    assert not gone, f"records use these tags, and nothing reads them any more: {sorted(gone)}"
