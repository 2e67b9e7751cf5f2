"""Which languages there are, and which one a person's terminal asks for. Fluent is not needed for that."""

from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).parents[1]
LOCALES = next(path for path in (HERE / "locales", HERE.parents[1] / "locales") if path.is_dir())
"""Next to the code in a wheel, at the root in a checkout."""

SOURCE = "en"
"""The fallback of a language in progress."""

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language; the first that is set counts."""


def languages(folder: Path = LOCALES) -> list[str]:
    """The tags of all languages."""
    return sorted(file.parent.name for file in folder.glob("*/language.json"))


def of_the_system(environment: Mapping[str, str]) -> str:
    """The language of the system (`it_IT.UTF-8` is `it`) if we have it, otherwise English."""
    said = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    tag = said.partition(".")[0].partition("@")[0].replace("_", "-")
    known = languages()
    return next((each for each in (tag, tag.partition("-")[0]) if each in known), SOURCE)
