"""The command line."""

import argparse
from collections.abc import Sequence

from camlann import __version__


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="camlann", description="Games of hidden loyalty.")
    parser.add_argument("--version", action="version", version=f"camlann {__version__}")
    parser.parse_args(argv)
    parser.print_help()
    return 0
