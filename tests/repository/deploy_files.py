"""What the files in `deploy/` start: each a `camlann` command with its variables."""

import configparser
import json
import re
import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from tests.repository.pages import ROOT

DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
COMPOSE = {name: yaml.safe_load((DEPLOY / name).read_text()) for name in ("club.yaml", "many.yaml")}
UNITS = sorted(DEPLOY.glob("systemd/*.service"))
MANIFESTS = {
    f"{path.name}: {each['kind']} {each['metadata']['name']}": each
    for path in sorted(DEPLOY.glob("kubernetes/*.yaml"))
    for each in yaml.safe_load_all(path.read_text())
    if path.name != "kustomization.yaml"
}
PLACES = {"%d": "/run/credentials", "${SITE}": "games.example.org", "${OWNER}": "", "${NATS_PASSWORD}": "x"}
"""What stands for the names that a file leaves open."""


class Part(NamedTuple):
    where: str
    words: list[str]
    """The command without `camlann`."""
    variables: dict[str, str]


def filled(text: str) -> str:
    text = re.sub(r"\$\{(\w+)(:[?-][^}]*)?\}", r"${\1}", str(text))
    for open_name, example in {**PLACES, "${POSTGRES_PASSWORD}": "x"}.items():
        text = text.replace(open_name, example)
    return text


def parts() -> Iterator[Part]:
    """Everything that goes on until it is stopped."""
    command = re.search(r"^CMD (\[.*\])$", CONTAINERFILE, re.MULTILINE)
    assert command is not None
    yield Part("Containerfile", json.loads(command[1]), {})
    for name, file in COMPOSE.items():
        for service, said in services(file).items():
            variables = {key: filled(value) for key, value in said.get("environment", {}).items()}
            if "entrypoint" not in said:
                yield Part(f"{name} {service}", [filled(word) for word in said["command"]], variables)
    for where, said in deployments().items():
        container = said["spec"]["template"]["spec"]["containers"][0]
        yield Part(where, container["args"], variables_of(container))
    for path in UNITS:
        words = shlex.split(filled(unit(path)["Service"]["ExecStart"]))
        assert words[0] == "/opt/camlann/bin/camlann"
        files = re.findall(r"^EnvironmentFile=-?/etc/camlann/(\w+).env$", path.read_text(), re.MULTILINE)
        said = dict(re.findall(r"^Environment=(\w+)=(.+)$", path.read_text(), re.MULTILINE))
        yield Part(
            path.name, words[1:], said | {key: value for each in files for key, value in KEPT[each].items()}
        )


KEPT = {
    "store": {"CAMLANN_STORE": "postgresql://camlann:x@db:5432/camlann"},
    "bus": {"CAMLANN_BUS": "nats://camlann:x@nats:4222"},
    "server": {"CAMLANN_URL": "https://games.example.org"},
}
"""What the host writes: the secrets of Kubernetes, the files of systemd. docs/deploying.md says so."""


def services(file: Mapping[str, Any]) -> dict[str, Any]:
    """The services of a compose file that run our image."""
    return {name: said for name, said in file["services"].items() if said["image"].startswith("camlann:")}


def deployments() -> dict[str, Any]:
    """What runs in a cluster, with a volume of its own or without."""
    return {where: each for where, each in MANIFESTS.items() if each["kind"] in ("Deployment", "StatefulSet")}


def variables_of(container: Mapping[str, Any]) -> dict[str, str]:
    found: dict[str, str] = {each["name"]: each["value"] for each in container.get("env", ())}
    for source in container["envFrom"]:
        if "configMapRef" in source:
            found |= MANIFESTS[f"settings.yaml: ConfigMap {source['configMapRef']['name']}"]["data"]
        else:
            found |= KEPT[source["secretRef"]["name"].removeprefix("camlann-")]
    return found


def unit(path: Path) -> configparser.ConfigParser:
    # A key may be said several times; here only those that are said once are read.
    parser = configparser.ConfigParser(interpolation=None, strict=False, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]  # as configparser's docs do it
    parser.read(path)
    return parser
