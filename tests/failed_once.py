"""The tests that failed in the last run, if they may be tried once more: few, and none looks for a secret.

Three tests share two cores in CI, and a page or a server may be late by seconds. What is tried again is
named, so that nobody takes it for green at once. A test of secrets counts at its first failure.
"""

import json
from collections.abc import Iterable, Mapping

from tests.repository.pages import ROOT

MOST = 4
OF_SECRETS = ("worlds", "film", "secret", "leak", "more_than_they", "alike", "reveal", "whole_games")
"""Parts of the names of tests that look for something a seat may not know."""


def tried_again(failed: Mapping[str, bool]) -> Iterable[str]:
    """Their names; empty, if one of them counts as it is or there are too many."""
    bad = [name for name, is_bad in failed.items() if is_bad]
    if len(bad) > MOST or any(part in name for name in bad for part in OF_SECRETS):
        return ()
    return bad


if __name__ == "__main__":
    kept = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
    for name in tried_again(json.loads(kept.read_text()) if kept.exists() else {}):
        print(name)
