"""The files that others read first: workflows, issue forms, credits, the list of parts."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from tests.repository.pages import ROOT
from tests.repository.test_files import locked

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = [path for path in sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")) if path.stem != "config"]
CI = (ROOT / ".github/workflows/ci.yml").read_text()
NEEDS_A_SERVER = ("tests/browser", "tests/server/store", "tests/server/games", "tests/server/faults")
COPYLEFT = re.compile(r"\b(A?GPL|LGPL)", re.IGNORECASE)


def test_both_kinds_of_ci_run_every_part_of_the_same_script() -> None:
    job = yaml.safe_load(CI)["jobs"]["all"]
    parts = job["strategy"]["matrix"]["part"]
    assert (
        'run: bash .ci/run "$PART"\n        env: {PART: "${{ matrix.part }}"}\n      - run: scripts/site\n'
        in CI
    )
    gitlab = yaml.safe_load((ROOT / ".gitlab-ci.yml").read_text())
    assert gitlab[".debian"]["image"] == job["container"]
    run = {name: each["script"] for name, each in gitlab.items() if name != ".debian"}
    assert run == {
        **{part: [f"bash .ci/run {part}"] for part in (*parts, "nightly")},
        "rules": ["bash .ci/run rules", "scripts/site"],
    }
    assert "run: bash .ci/run nightly\n" in (ROOT / ".github/workflows/nightly.yml").read_text()


def test_ci_knows_these_parts_and_no_others() -> None:
    script = (ROOT / ".ci/run").read_text()
    assert "all | rules | browsers | nightly) ;;" in script
    run = subprocess.run(
        ["bash", ROOT / ".ci/run", "bowsers"], capture_output=True, text=True, check=False, timeout=60
    )
    assert (run.returncode, run.stdout) == (2, "")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_has_no_rights_it_did_not_ask_for(path: Path) -> None:
    file = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert file["permissions"] == {"contents": "read"}
    for job in file["jobs"].values():
        for step in job["steps"]:
            if "checkout" in step.get("uses", ""):
                assert step["with"] == {"persist-credentials": False}
            # What a stranger names (a branch, a tag) is no part of a script.
            assert "${{" not in step.get("run", "")
            for script in re.findall(r"(?:^|\s)((?:scripts|tests)/[\w./-]+)", step.get("run", "")):
                assert (ROOT / script).exists(), script


def test_elsewhere_only_tests_run_that_need_no_services() -> None:
    (tested,) = re.findall(r"python -m pytest -n auto(.+?)\n(?=\S|$)", CI + "\n", re.DOTALL)
    folders = re.findall(r"tests/[\w./]+", tested)
    assert {"tests/avalon", "tests/shadows", "tests/terminal"} <= {*folders}
    for folder in folders:
        assert (ROOT / folder).exists(), folder
        assert not folder.startswith(NEEDS_A_SERVER)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_an_issue_form_asks_something(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert form["name"]
    assert form["description"]
    asked = [each for each in form["body"] if each["type"] != "markdown"]
    assert any(each.get("validations", {}).get("required") for each in asked)
    assert len({each["id"] for each in asked}) == len(asked)


def test_the_update_bot_knows_where_versions_are() -> None:
    bot = json.loads((ROOT / "renovate.json").read_text())
    names = [path.relative_to(ROOT).as_posix() for path in ROOT.glob("[dr]e*/**/*") if path.is_file()]
    for manager in bot["enabledManagers"]:
        for pattern in bot.get(manager, {}).get("managerFilePatterns", []):
            assert [name for name in names if re.search(pattern.strip("/"), name)], pattern


def test_the_list_of_parts_holds_what_is_locked_and_what_the_page_is_made_of() -> None:
    command = [sys.executable, str(ROOT / "scripts/sbom")]
    listed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    parts = json.loads(listed)["components"]
    lock = {
        f"pkg:pypi/{name}@{entry.split()[0].partition('==')[2].partition(';')[0]}"
        for name, entry in locked(ROOT / "requirements/server.txt").items()
    }
    purls = [part["purl"] for part in parts]
    assert {purl for purl in purls if purl.startswith("pkg:pypi/")} == lock
    page = [part for part in parts if part["purl"].startswith("pkg:npm/")]
    assert {"svelte", "@fluent/bundle"} <= {part["name"] for part in page}
    assert all(len(part["hashes"][0]["content"]) == 128 for part in page)
    # What is shipped may be given on by everybody.
    assert not [part for part in parts if COPYLEFT.search(json.dumps(part.get("licenses", "")))]


def test_the_credits_name_every_library_that_is_installed() -> None:
    credits = (ROOT / "CREDITS.md").read_text()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    page = json.loads((ROOT / "web/package.json").read_text())
    names = [re.split(r"[^\w.-]", each, maxsplit=1)[0] for each in wanted] + [*page["dependencies"]]
    fonts = [each.rpartition("/")[2] for each in page["devDependencies"] if each.startswith("@fontsource")]
    missing = [name for name in names + fonts if name.lower() not in credits.lower()]
    assert not missing, f"CREDITS.md does not name {missing}"
