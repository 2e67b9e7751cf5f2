"""The files in `deploy/` start real commands with real settings, and keep to what the server assumes."""

import re
import shutil
import subprocess
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

import camlann
from camlann.cli import whole_parser
from camlann.server.ops import health
from camlann.server.settings import read, settings
from tests.repository import deploy_files
from tests.repository.deploy_files import COMPOSE, CONTAINERFILE, DEPLOY, MANIFESTS, UNITS, Part, parts
from tests.repository.pages import ROOT

PAGE = (ROOT / "docs/deploying.md").read_text(encoding="utf-8")
PARTS = {part.where: part for part in parts()}
SERVICES = {
    f"{name} {service}": said
    for name, file in COMPOSE.items()
    for service, said in deploy_files.services(file).items()
}
HEALTH_PORT, PORT = 9100, 8080
ALL = pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
DEPLOYED = pytest.mark.parametrize(
    "said", deploy_files.deployments().values(), ids=deploy_files.deployments()
)


def parsed(words: list[str], variables: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Namespace:
    for name in ("CAMLANN_STORE", "CAMLANN_BUS"):
        monkeypatch.delenv(name, raising=False)
        if name in variables:
            monkeypatch.setenv(name, variables[name])
    return whole_parser().parse_args(words)


@ALL
def test_a_part_is_a_real_command_with_real_settings(part: Part, monkeypatch: pytest.MonkeyPatch) -> None:
    args = parsed(part.words, part.variables, monkeypatch)
    known = {each.variable for each in settings()} | {"CAMLANN_STORE", "CAMLANN_BUS"}
    assert part.variables.keys() <= known
    read(vars(args), part.variables)


@pytest.mark.parametrize(
    "words, variables",
    {
        "a flag that is not there": (["serve", "--helth-port", "9100"], {}),
        "a command that is not there": (["keeper"], {}),
        "a keeper without its store": (["keep", "--keys", "k"], {"CAMLANN_BUS": "nats://a"}),
    }.values(),
)
def test_a_slip_is_found(
    words: list[str], variables: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit):
        parsed(words, variables, monkeypatch)


@ALL
def test_every_part_answers_health_checks(part: Part, monkeypatch: pytest.MonkeyPatch) -> None:
    args = parsed(part.words, part.variables, monkeypatch)
    # Units share a machine; containers do not.
    ports = range(HEALTH_PORT, HEALTH_PORT + 10) if part.where.endswith(".service") else [HEALTH_PORT]
    assert args.health_port in ports
    # Nobody but this machine and the cluster asks for it.
    assert args.health_host == ("0.0.0.0" if part.where in deploy_files.deployments() else "127.0.0.1")


@ALL
def test_people_and_bots_find_the_gates_at_the_usual_port(
    part: Part, monkeypatch: pytest.MonkeyPatch
) -> None:
    args = parsed(part.words, part.variables, monkeypatch)
    assert getattr(args, "port", PORT) == PORT
    for url in getattr(args, "at", []):
        assert url.endswith(f":{PORT}")


@ALL
def test_only_who_stores_games_knows_the_store(part: Part) -> None:
    assert ("CAMLANN_STORE" in part.variables) == (part.words[0] in ("keep", "gate"))


@ALL
def test_whoever_erases_people_keeps_the_list_on_a_disk_that_stays(part: Part) -> None:
    if part.words[0] != "gate":
        return
    kept = Path(part.variables.get("CAMLANN_ERASED", "")).parent
    if part.where.startswith("many.yaml"):
        volumes = COMPOSE["many.yaml"]["services"]["gate"]["volumes"]
        assert f"owner:{kept}" in volumes
        assert "owner" in COMPOSE["many.yaml"]["volumes"]
    elif part.where in MANIFESTS:
        said = MANIFESTS[part.where]["spec"]
        (volume,) = said["volumeClaimTemplates"]
        mounts = said["template"]["spec"]["containers"][0]["volumeMounts"]
        assert {"name": volume["metadata"]["name"], "mountPath": str(kept)} in mounts
        # A set of pods with their own volumes has a service that names them.
        names = MANIFESTS[f"gate.yaml: Service {said['serviceName']}"]["spec"]
        assert names["clusterIP"] == "None"
        assert names["selector"] == said["selector"]["matchLabels"]
    else:
        assert (
            kept
            == Path("/var/lib")
            / deploy_files.unit(DEPLOY / "systemd" / part.where)["Service"]["StateDirectory"]
        )


@ALL
def test_only_keepers_have_the_keys_of_games(part: Part) -> None:
    said = [word for word in part.words if re.search(r"keepers|/keys$", word)]
    assert bool(said) == (part.words[0] == "keep")


def test_behind_the_proxy_the_gate_believes_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    behind = [part for part in PARTS.values() if part.words[0] in ("serve", "gate") and part.variables]
    assert len(behind) >= 4
    for part in behind:
        made = read(vars(parsed(part.words, part.variables, monkeypatch)), part.variables)
        assert made.proxy, part.where
        assert made.secure, part.where


# The image.


def test_the_image_runs_as_nobody_in_particular_and_is_asked_how_it_is() -> None:
    stages = CONTAINERFILE.split("\nFROM ")[1:]
    assert len(stages) == 2, "what builds it stays behind"
    assert re.search(r"^USER (?!0\b|root)\d+:\d+$", stages[-1], re.MULTILINE)
    assert f"http://127.0.0.1:{HEALTH_PORT}{health.READY}" in stages[-1]
    assert f"\nEXPOSE {PORT}\n" in stages[-1]
    assert "--require-hashes --no-deps -r /wheels/server.txt" in stages[0]


def test_images_are_named_with_their_version() -> None:
    texts = [path.read_text() for path in DEPLOY.rglob("*") if path.is_file()]
    images = {name for text in texts for name in re.findall(r"^\s*(?:image: |ARG BASE=)(\S+)$", text, re.M)}
    assert images > {f"camlann:{camlann.__version__}"}
    for image in images:
        assert re.search(r":\d[\w.-]*(@sha256:[0-9a-f]{64})?$", image), image
        assert not image.startswith("camlann:") or image == f"camlann:{camlann.__version__}"
    assert f"camlann:{camlann.__version__}" in CONTAINERFILE
    assert f"camlann:{camlann.__version__}" in PAGE


# Compose.


@pytest.mark.parametrize("said", SERVICES.values(), ids=SERVICES)
def test_a_container_of_ours_may_do_nothing_it_need_not(said: dict[str, Any]) -> None:
    assert said["read_only"] is True
    assert said["cap_drop"] == ["ALL"]
    assert said["security_opt"] == ["no-new-privileges:true"]
    assert "privileged" not in said
    assert "ports" not in said


def test_nobody_outside_reaches_the_store_and_the_bus() -> None:
    many = COMPOSE["many.yaml"]
    assert many["networks"]["inside"] == {"internal": True}
    for service in ("postgres", "nats", "keeper", "bots"):
        assert many["services"][service]["networks"] == ["inside"], service
    for file in COMPOSE.values():
        assert [name for name, said in file["services"].items() if "ports" in said] == ["caddy"]


def test_the_keys_are_made_once_by_real_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    (script,) = COMPOSE["many.yaml"]["services"]["keys"]["command"]
    made = re.findall(r"\[ -e (\S+) \] \|\| (.+)", script)
    assert len(made) == 3
    for path, command in made:
        assert command.endswith(path)
        if command.startswith("camlann "):
            assert parsed(command.split()[1:], {}, monkeypatch).file == path


def test_caddy_sends_people_to_the_gate() -> None:
    file = (DEPLOY / "Caddyfile").read_text()
    assert "reverse_proxy {$CAMLANN_UPSTREAM}" in file
    for name, upstream in (("club.yaml", "camlann"), ("many.yaml", "gate")):
        services = COMPOSE[name]["services"]
        assert services["caddy"]["environment"]["CAMLANN_UPSTREAM"] == f"{upstream}:{PORT}"
        assert upstream in services


def test_the_page_says_which_names_must_be_chosen() -> None:
    for path in (DEPLOY / "club.yaml", DEPLOY / "many.yaml"):
        for name in re.findall(r"\$\{(\w+):\?", path.read_text()):
            assert f"{name}=" in PAGE, name


# Kubernetes.


@DEPLOYED
def test_a_deployment_has_probes_limits_and_no_rights(said: dict[str, Any]) -> None:
    pod = said["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    assert container["livenessProbe"]["httpGet"] == {"path": health.LIVE, "port": "health"}
    assert container["startupProbe"]["httpGet"] == {"path": health.LIVE, "port": "health"}
    assert container["readinessProbe"]["httpGet"] == {"path": health.READY, "port": "health"}
    assert {"name": "health", "containerPort": HEALTH_PORT} in container["ports"]
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert f"USER {pod['securityContext']['runAsUser']}:" in CONTAINERFILE
    assert pod["automountServiceAccountToken"] is False
    rights = container["securityContext"]
    assert rights["allowPrivilegeEscalation"] is False
    assert rights["readOnlyRootFilesystem"] is True
    assert rights["capabilities"] == {"drop": ["ALL"]}
    assert container["resources"]["requests"].keys() == {"cpu", "memory"}
    assert said["spec"]["selector"]["matchLabels"] == said["spec"]["template"]["metadata"]["labels"]


@DEPLOYED
def test_the_page_says_how_to_make_the_secrets(said: dict[str, Any]) -> None:
    pod = said["spec"]["template"]["spec"]
    sources = pod["containers"][0]["envFrom"]
    names = [source["secretRef"]["name"] for source in sources if "secretRef" in source]
    names += [volume["secret"]["secretName"] for volume in pod["volumes"] if "secret" in volume]
    for name in names:
        assert f"create secret generic {name} " in PAGE


def test_all_manifests_are_applied_and_lie_in_one_namespace() -> None:
    listed = re.search(r"resources: \[(.+)\]", (DEPLOY / "kubernetes/kustomization.yaml").read_text())
    assert listed is not None
    assert {*listed[1].split(", ")} == {where.partition(":")[0] for where in MANIFESTS}
    assert {each["metadata"].get("namespace", each["metadata"]["name"]) for each in MANIFESTS.values()} == {
        "camlann"
    }


def test_the_service_leads_to_the_gates() -> None:
    service = MANIFESTS["gate.yaml: Service camlann-gate"]["spec"]
    gate = MANIFESTS["gate.yaml: StatefulSet camlann-gate"]["spec"]
    assert service["selector"] == gate["selector"]["matchLabels"]
    assert service["ports"] == [{"name": "http", "port": PORT, "targetPort": "http"}]
    assert f"http://camlann-gate:{PORT}" in PARTS["bots.yaml: Deployment camlann-bots"].words


def policies(component: str, kind: str) -> list[dict[str, Any]]:
    """The rules of the policies of a kind (`ingress`, `egress`) for the pods of a component."""
    found = []
    for where, said in MANIFESTS.items():
        if where.partition(": ")[2].startswith("NetworkPolicy"):
            chosen = said["spec"]["podSelector"]
            named = [chosen.get("matchLabels", {}).get("app.kubernetes.io/component")]
            named += [value for each in chosen.get("matchExpressions", ()) for value in each["values"]]
            if component in named and kind.capitalize() in said["spec"]["policyTypes"]:
                found += said["spec"][kind]
    return found


def test_a_gate_is_reached_by_the_ingress_controller_and_the_bots_alone() -> None:
    (rule,) = policies("gate", "ingress")
    assert rule["ports"] == [{"port": "http"}]
    controller, bots = rule["from"]
    assert controller == {
        "namespaceSelector": {"matchLabels": {"kubernetes.io/metadata.name": "ingress-nginx"}}
    }
    assert bots == {"podSelector": {"matchLabels": {"app.kubernetes.io/component": "bots"}}}
    assert "`ingress-nginx`" in PAGE
    for component in ("keeper", "bots"):
        assert not policies(component, "ingress")


@pytest.mark.parametrize(
    "component, ports",
    [("gate", {53, 443, 4222, 5432}), ("keeper", {53, 443, 4222, 5432}), ("bots", {53, 4222, PORT})],
)
def test_a_part_reaches_what_it_needs_and_nothing_else(component: str, ports: set[int]) -> None:
    rules = policies(component, "egress")
    assert {port["port"] for rule in rules for port in rule["ports"]} == ports
    # Nowhere at any port.
    assert all(rule["ports"] for rule in rules)
    assert all("to" in rule for rule in rules for port in rule["ports"] if port["port"] == PORT)


# systemd.


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_keeps_its_keys_from_others_and_comes_back(path: Path) -> None:
    service = deploy_files.unit(path)["Service"]
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["Restart"] == "always"
    assert int(service["LimitNOFILE"]) > 20_000
    assert "/etc/" not in service["ExecStart"], "keys come as credentials"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    for path in UNITS:
        # The program may not be installed here.
        text = path.read_text().replace("/opt/camlann/bin/camlann", "/bin/true")
        (tmp_path / path.name).write_text(text)
    units = [str(tmp_path / path.name) for path in UNITS]
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
