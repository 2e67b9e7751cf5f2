"""`--help` is in the reader's language, and works with the rules alone."""

import ast
import re
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

import camlann
from camlann import cli
from camlann.cli import COMMANDS, Command, main, whole_parser
from camlann.cli.parser import Parser
from camlann.i18n.catalogue import Catalogue
from camlann.i18n.entries import Entries
from camlann.i18n.languages import LOCALES, languages, of_the_system
from camlann.server.settings import settings
from tests.i18n.command_line import asked, parsers

HOME = Path(camlann.__file__).parent
WRITTEN = [*sorted((HOME / "cli").glob("*.py")), HOME / "server/settings.py", HOME / "engine/cli_flags.py"]
SAID = ("help", "description", "epilog", "usage")


def texts(language: str) -> set[str]:
    return Entries((LOCALES / language).glob("*.ftl")).texts()


def written(source: str) -> list[str]:
    """Sentences for the help that stand in the code."""
    return [
        str(keyword.value.value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg in SAID and isinstance(keyword.value, ast.Constant) and keyword.value.value
    ]


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.name)
def test_no_help_is_written_in_the_code(file: Path) -> None:
    assert written(file.read_text(encoding="utf-8")) == []


def test_help_in_the_code_would_be_found() -> None:
    assert written('add("--x", help="so many")\nrows.add_parser("y", help="")') == ["so many"]


@pytest.mark.parametrize("language", languages())
def test_every_command_flag_and_setting_has_a_message(language: str) -> None:
    known = texts(language)
    assert sorted(asked(known).keys() - known) == []


def test_commands_and_settings_are_among_what_is_asked() -> None:
    found = asked(texts("en"))
    assert found.keys() >= {f"cli-command-{command.name}" for command in COMMANDS}
    assert found.keys() >= {f"cli-settings-{setting.flag.removeprefix('--')}" for setting in settings()}


def test_a_flag_without_a_message_is_found() -> None:
    parser = Parser(prog="camlann serve")
    parser.add_argument("--colour-of-the-roof")
    assert "cli-serve-colour-of-the-roof" in asked(texts("en"), parser)


def flowing(text: str) -> str:
    """Without the breaks of lines; a space that does not break stays."""
    return " ".join(re.split("[ \n]+", text.strip()))


@pytest.mark.parametrize("language", languages())
def test_every_command_has_its_help_in_every_language(language: str) -> None:
    words = Catalogue(language, isolate=False)
    for parser in parsers(whole_parser(language)):
        shown = flowing(parser.format_help())
        assert shown.startswith(words.text("cli-usage") + " camlann")
        assert words.text("cli-title-options") + ":" in shown
        assert words.text("cli-flag-help") in shown
        assert "`" not in shown
        # Asked twice, it says the same.
        assert flowing(parser.format_help()) == shown


HELP = {
    "en": "run a server on this machine",
    "it": "avvia un server su questa macchina",
    "fr": "lancer un serveur sur cette machine",
    "fa": "اجرای سرور روی این دستگاه",
}


@pytest.mark.parametrize("language, said", HELP.items())
@pytest.mark.parametrize(
    "argv", [["--language", "?"], ["--help", "--language=?"], ["serve", "--help", "--langu", "?"]]
)
def test_the_language_is_known_before_help_is_printed(
    argv: list[str], language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = [word.replace("?", language) for word in argv]
    if "--help" in argv:
        with pytest.raises(SystemExit):
            main(argv)
    else:
        assert main(argv) == 0
    assert said.casefold() in capsys.readouterr().out.casefold()


SYSTEMS = {
    "nothing is said": ({}, "en"),
    "a country": ({"LANG": "it_IT.UTF-8"}, "it"),
    "a variant": ({"LANG": "fr@euro"}, "fr"),
    "no country": ({"LC_MESSAGES": "fa"}, "fa"),
    "the strongest counts": ({"LC_ALL": "fr_CA", "LC_MESSAGES": "it", "LANG": "fa"}, "fr"),
    "an empty one does not": ({"LC_ALL": "", "LANG": "fa_IR"}, "fa"),
    "a language that we have not": ({"LC_ALL": "tlh", "LANG": "it"}, "en"),
    "no language": ({"LANG": "C.UTF-8"}, "en"),
    "no tag at all": ({"LANG": "../it"}, "en"),
}


@pytest.mark.parametrize("variables, language", SYSTEMS.values(), ids=SYSTEMS)
def test_the_language_of_the_system_is_taken_if_we_have_it(variables: dict[str, str], language: str) -> None:
    assert of_the_system(variables) == language


@pytest.mark.parametrize(
    "argv, language",
    [
        (["serve"], "fr"),
        (["serve", "--language", "it"], "it"),
        (["--language", "it", "serve"], "it"),
        (["--language", "it", "serve", "--language", "fa"], "fa"),
    ],
)
def test_a_command_gets_the_language(argv: list[str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.setenv(name, "fr_FR.UTF-8")
    ran: list[str] = []

    def run(command: Command, args: Namespace) -> int:
        ran.append(args.language)
        return 0

    monkeypatch.setattr(cli, "_run", run)
    assert main(argv) == 0
    assert ran == [language]


def test_a_language_that_we_have_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--language", "tlh"]) == 2
    assert capsys.readouterr().err == "There is no language called tlh. There is en, fa, fr and it.\n"


ALONE = """
import sys
from camlann.cli import main

def run(*argv):
    try:
        main(argv)
    except SystemExit as end:
        assert not end.code

run("--version")
assert not [name for name in sys.modules if name.split(".")[0] in ("fluent", "babel")]
sys.modules["fluent.runtime"] = sys.modules["babel"] = None
run()
run("serve", "--help", "--language", "it")
main(["play"])
"""


def test_the_rules_alone_have_a_command_line_and_the_version_loads_no_language() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr
    assert "camlann 0" in done.stdout
    assert "usage: camlann serve" in done.stdout
    assert "--animation-scale" in done.stdout
    assert "pip install 'camlann'" in done.stderr
