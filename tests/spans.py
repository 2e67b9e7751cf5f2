"""Which part of a long form is played: all of it, the first so many, or from one to before another."""

import os


def span(variable: str, full: int) -> range:
    """What a variable of the environment asks for, `N` or `FIRST:LAST`; without it all there is."""
    said = os.environ.get(variable, "")
    first, colon, last = said.rpartition(":")
    return range(int(first) if colon else 0, int(last) if last else full)


def part(of: range, n: int, parts: int) -> range:
    """Those that are the `n`-th of so many parts, wherever the span begins."""
    return range(of.start + (n - of.start) % parts, of.stop, parts)
