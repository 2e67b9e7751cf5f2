"""The command `camlann narrator`: writes the narrator's page as one file."""

import argparse
import sys
from pathlib import Path

from camlann.i18n.sentences import languages
from camlann.narrator.page import NotBuilt, one_file


def write(args: argparse.Namespace) -> int:
    if args.language not in languages():
        print(f"There is no language {args.language}; there are {', '.join(languages())}.", file=sys.stderr)
        return 1
    try:
        page = one_file(args.language)
    except NotBuilt:
        print("The page was not built. In a checkout, run scripts/web first.", file=sys.stderr)
        return 1
    Path(args.file).write_text(page.html, encoding="utf-8")
    print(f"{args.file}: open it in a browser. It needs no network.")
    return 0
