"""`docs/time-controls.md` lists the time controls as they are."""

from camlann.table import PACES, PROFILES, Times
from tests.repository.pages import ROOT

PAGE = (ROOT / "docs/time-controls.md").read_text()
HOUR = 3600


def told(seconds: int, *, waking: bool) -> str:
    if not seconds:
        return ""
    return f"{seconds // HOUR} waking h" if waking else f"{seconds} s"


def row(name: str, times: Times) -> str:
    cells = [told(times.of(pace), waking=times.waking) for pace in PACES]
    cells.append(told(times.bank, waking=False))
    return f"| `{name}` |" + "".join(f" {cell} |" if cell else " |" for cell in cells)


def test_the_page_has_a_row_for_each_profile() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    assert rows[: len(PROFILES)] == [row(name, times) for name, times in PROFILES.items()]
    assert rows[len(PROFILES)].startswith("| `own` |")
    assert f"| {' | '.join(('profile', *PACES, 'bank'))} |" in PAGE
