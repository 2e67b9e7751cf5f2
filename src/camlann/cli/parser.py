"""A parser whose help is in a language. Every text of it is a message of `locales/*/cli.ftl`.

A message is named after what it describes: `cli-command-serve`, `cli-serve-host` for a flag of one command,
`cli-flag-data` for a flag of several, `cli-settings-url` for a flag of the group called settings,
`cli-GAME-OPTION` for one of a game. They are read when help is printed, so a command that runs does not wait
for them.
"""

import argparse
from collections.abc import Iterable, Iterator
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from camlann.i18n.languages import SOURCE, languages

if TYPE_CHECKING:
    from camlann.i18n.catalogue import Catalogue

POSITIONAL, OPTIONS = "positional arguments", "options"
"""What argparse calls its own two groups."""


@cache
def words_in(language: str) -> "Catalogue | None":
    """The words of a language, or of English; None where Fluent is not installed, with the rules alone."""
    try:
        from camlann.i18n.catalogue import Catalogue
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "camlann":
            raise
        return None
    return Catalogue(language if language in languages() else SOURCE, isolate=False)


def plain(text: str) -> str:
    """A text without the marks of code, which only a page needs."""
    return text.replace("`", "")


class _Formatter(argparse.HelpFormatter):
    def __init__(self, language: str, prog: str, **more: Any) -> None:
        super().__init__(prog, **more)
        self._language = language

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        if prefix is None and (words := words_in(self._language)) is not None:
            prefix = words.text("cli-usage") + " "
        super().add_usage(usage, actions, groups, prefix)


class Parser(argparse.ArgumentParser):
    """Use it as any parser, without `help`, `description` and the like."""

    def __init__(self, *, language: str = SOURCE, **more: Any) -> None:
        super().__init__(formatter_class=partial(_Formatter, language), **more)
        self.language = language
        self.values: dict[str, str] = {}
        """By argument: the values to choose from, where argparse does not check them."""
        self._titles: dict[object, str] = {}

    @property
    def path(self) -> list[str]:
        """The words of the command: `arena`, `duel`."""
        return self.prog.split()[1:]

    def format_help(self) -> str:
        if (words := words_in(self.language)) is not None:
            self._describe(words)
        return super().format_help()

    def described(self) -> Iterator[tuple[argparse.Action | None, list[str]]]:
        """What the help describes, and the names its message may have; the first that exists counts."""
        yield None, [self._about()]
        for group in self._action_groups:
            title = self._titles.setdefault(group, group.title or "")
            if group._group_actions:
                # A game is called as everywhere else.
                yield None, [_title(title), title]
            for action in group._group_actions:
                if isinstance(action, argparse._SubParsersAction):
                    for row in action._choices_actions:
                        yield row, ["-".join(["cli-command", *self.path, row.dest])]
                else:
                    yield action, [*self._names(title, action)]

    def _about(self) -> str:
        return "-".join(["cli-command", *self.path]) if self.path else "cli-about"

    def _names(self, title: str, action: argparse.Action) -> Iterator[str]:
        about = action.dest.replace("_", "-")
        if title not in (POSITIONAL, OPTIONS):
            yield f"cli-{title}-{about}"
            return
        for end in range(len(self.path), 0, -1):
            yield "-".join(["cli", *self.path[:end], about])
        yield f"cli-flag-{about}"

    def _describe(self, words: "Catalogue") -> None:
        for action, names in self.described():
            if action is not None:
                name = next(filter(words.has, names), names[0])
                default, values = str(action.default), self.values.get(action.dest, "")
                # argparse would read a per cent sign as the name of a value.
                action.help = plain(words.text(name, default=default, values=values)).replace("%", "%%")
        about = plain(words.text(self._about()))
        self.description = f"{about[:1].upper()}{about[1:]}."
        for group in self._action_groups:
            title = self._titles[group]
            name = _title(title)
            group.title = words.text(name if words.has(name) else title)
            if words.has(f"{name}.about"):
                group.description = words.text(f"{name}.about")


def _title(title: str) -> str:
    return f"cli-title-{title.replace(' ', '-')}"
