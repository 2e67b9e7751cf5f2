"""The table of settings in `docs/hosting.md`: flags and defaults from the code, meanings from `cli.ftl`."""

import re

from camlann.i18n.catalogue import LOCALES, Catalogue, dashed
from camlann.server.settings import settings

PAGE = "docs/hosting.md"
HEAD = "| flag | variable | values | default | meaning |\n|---|---|---|---|---|\n"


def page() -> str:
    """The page as it is, with the table written anew."""
    text = (LOCALES.parent / PAGE).read_text(encoding="utf-8")
    written, times = re.subn(
        rf"{re.escape(HEAD)}(\|.*\n)*", lambda _: HEAD + "".join(map("{}\n".format, _rows())), text
    )
    if times != 1:
        raise ValueError(f"{PAGE} has no table of settings")
    return written


def _rows() -> list[str]:
    words = Catalogue(isolate=False)
    rows = []
    for setting in settings():
        # Pages have the apostrophe of a keyboard.
        about = words.text(f"cli-settings-{dashed(setting.name)}").replace("’", "'")
        values = setting.values.replace(" | ", ", ")
        rows.append(f"| `{setting.flag}` | `{setting.variable}` | {values} | {setting.shown} | {about} |")
    return rows
