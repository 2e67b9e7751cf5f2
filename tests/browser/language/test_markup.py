"""No screen holds a sentence of its own, and none has a left or a right side of its own."""

import subprocess
from pathlib import Path

import pytest

from tests.browser.language.markup import literal, physical
from tests.repository.pages import ROOT

WEB = ROOT / "web"
SCREENS = sorted(path.relative_to(WEB) for path in (WEB / "src").rglob("*.svelte"))


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_a_screen_names_every_text_and_holds_none(screen: Path) -> None:
    source = (WEB / screen).read_text(encoding="utf-8")
    assert [*literal(source)] == []
    assert [*physical(source)] == []


@pytest.mark.parametrize(
    "planted",
    [
        "<p>Your turn</p>",
        '<button aria-label="Close">✕</button>',
        '<p>{asked ? "Your turn" : t("ui-wait")}</p>',
        '<img alt="A shield" src={icon} />',
        "{#if won}\n  Won\n{/if}",
    ],
)
def test_a_text_in_the_markup_is_found(planted: str) -> None:
    assert [*literal(f"<script>const a = 1;</script>\n{planted}\n<style>p {{}}</style>")] != []


def test_what_is_no_text_is_let_by() -> None:
    source = """
      <button class="press" aria-label={t("ui-close")} onclick={() => (a > 1 ? go("x") : back())}>✓</button>
      {#each cards as card (card)}<span class:picked={card === "success"}>{t(`ui-${card}`)}</span>{/each}
    """
    assert [*literal(source)] == []
    assert [*physical('<i style:left="{at}px"></i>')] != []
    assert [*physical('<i style:inset-inline-start="{at}px"></i>')] == []


@pytest.mark.node
def test_a_side_of_the_screen_in_a_style_does_not_pass() -> None:
    planted = "<p>x</p>\n<style>\n  p {\n    margin-left: 1px;\n  }\n</style>\n"
    run = subprocess.run(
        ["npx", "--no-install", "stylelint", "--stdin", "--stdin-filename", "src/Planted.svelte"],
        cwd=WEB,
        input=planted,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode != 0
    assert "margin-left" in run.stdout + run.stderr
    assert "npm run --silent style" in (ROOT / "scripts" / "web").read_text(encoding="utf-8")
