"""What hosts watch: the dashboard and the alerts name metrics and labels that exist."""

import json
import re
from pathlib import Path

import pytest

from camlann.server.ops.metrics import REGISTRY

ROOT = Path(__file__).parents[2]
DASHBOARD, ALERTS = (ROOT / "deploy/monitoring" / name for name in ("dashboard.json", "alerts.yaml"))
SAMPLES = [sample for family in REGISTRY.collect() for sample in family.samples]


def unknown(text: str) -> set[str]:
    """Metrics that no process has, and label values that no metric has."""
    names = {sample.name for sample in SAMPLES}
    values = {(name, value) for sample in SAMPLES for name, value in sample.labels.items()}
    asked = re.findall(r'(\w+)=~?\\?"([a-z_|]+)\\?"', text)
    labels = {(name, value) for name, any_of in asked if name != "job" for value in any_of.split("|")}
    return {*re.findall(r"camlann_\w+", text)} - names | {
        f"{name}={value}" for name, value in labels - values
    }


@pytest.mark.parametrize("file", [DASHBOARD, ALERTS], ids=lambda file: file.name)
def test_what_is_asked_for_exists(file: Path) -> None:
    text = file.read_text()
    assert "camlann_commands_total" in text or "camlann_appends_total" in text
    assert unknown(text) == set()


def test_a_wrong_name_or_label_would_be_found() -> None:
    assert unknown('rate(camlann_comands_total{outcome="done"}[5m])') == {"camlann_comands_total"}
    assert unknown('camlann_commands_total{outcome=~"done|lots"}') == {"outcome=lots"}


def test_panels_have_a_title_and_a_place_of_their_own() -> None:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    assert len({panel["title"] for panel in panels}) == len(panels) > 8
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels)
    assert all(panel["targets"] for panel in panels)


def test_every_alert_says_what_to_do() -> None:
    alerts = ALERTS.read_text().split("- alert: ")[1:]
    assert len(alerts) > 5
    for alert in alerts:
        for part in ("expr:", "severity:", "summary:", "action:"):
            assert part in alert, alert
