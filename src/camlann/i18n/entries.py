"""Entries of Fluent files, parsed when they are first used.

A language has thousands of messages, and fluent.syntax takes most of a second to parse them all; a process
uses a few of them. An entry begins at the start of a line, so files can be cut into entries without a parser.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*$", re.MULTILINE)


class Entries:
    """The messages and terms of some files, by name. What two files define counts as the first has it."""

    def __init__(self, files: Iterable[Path]) -> None:
        self._sources: dict[str, str] = {}
        for file in files:
            for name, source in _cut(file.read_text(encoding="utf-8")):
                self._sources.setdefault(name, source)
        self._added: set[str] = set()

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def texts(self) -> set[str]:
        """The names of all texts: messages that have one, and their attributes (`avalon-role-merlin.who`)."""
        found: set[str] = set()
        for name, source in self._sources.items():
            if name.startswith("-"):
                continue
            value = ATTRIBUTE.split(source, maxsplit=1)[0].partition("=")[2]
            found |= {name} if value.strip() else set()
            found |= {f"{name}.{attribute}" for attribute in ATTRIBUTE.findall(source)}
        return found

    def parsed(self, name: str) -> Resource:
        return FluentResource(self._sources[name])

    def add(self, name: str, bundle: FluentBundle) -> None:
        """Put an entry into a bundle, and those it refers to; nothing if it is there already."""
        if name in self._added or name not in self._sources:
            return
        found: dict[str, Resource] = {}
        names = [name]
        while names:
            entry = names.pop()
            if entry in found or entry in self._added or entry not in self._sources:
                continue
            found[entry] = self.parsed(entry)
            references = References()
            references.visit(found[entry])
            names += references.found
        for resource in found.values():
            bundle.add_resource(resource)
        # Last: another thread may look at the same entry now.
        self._added |= found.keys()


class References(Visitor):
    """The names of the entries that an entry refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


def _cut(text: str) -> Iterator[tuple[str, str]]:
    text = COMMENT.sub("", text)
    starts = [*ENTRY.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    for start, end in zip(starts, ends, strict=False):
        yield start[1], text[start.start() : end]
