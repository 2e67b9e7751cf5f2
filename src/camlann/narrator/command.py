"""The command `camlann narrator`: writes the narrator's page as one file."""

import argparse
import sys
from pathlib import Path

from camlann.i18n.sentences import Words
from camlann.narrator.page import NotBuilt, one_file


def write(args: argparse.Namespace) -> int:
    words = Words(args.language, isolate=False)
    try:
        page = one_file(args.language)
    except NotBuilt:
        print(words.text("cli-narrator-not-built"), file=sys.stderr)
        return 1
    Path(args.file).write_bytes(page.html)
    print(words.text("cli-narrator-written", path=args.file))
    return 0
