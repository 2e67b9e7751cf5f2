"""Where each page of the documentation stands on the site: its section, in the order of the menu."""

from pathlib import Path

ROOT = Path(__file__).parents[2]

HOST = ("hosting", "deploying", "time-controls", "absence", "chat", "moderating", "push", "capacity")
BUILD = ("tour", "library", "map", "glossary", "adding", "protocol", "bots", "browser", "speed")
TRUST = ("proofs", "hidden-information", "fair-deal", "reliability", "limits", "privacy", "others")

SECTIONS: dict[str, tuple[str, ...]] = {
    "host": tuple(f"docs/{name}.md" for name in HOST),
    "build": (
        *(f"docs/{name}.md" for name in BUILD),
        "CONTRIBUTING.md",
        "AGENTS.md",
        "CODE_OF_CONDUCT.md",
        "CREDITS.md",
        "CHANGELOG.md",
    ),
    "trust": (
        *(f"docs/{name}.md" for name in TRUST),
        "docs/rules/avalon.md",
        "docs/rules/shadows.md",
        "SECURITY.md",
    ),
}
"""Pages by section. The section *Play* is made from the texts of the app, and has none of these."""
DECISIONS = "build/decisions"
HOME = ""

FILES = ("docs/api/openapi.json", "docs/api/socket.json", "docs/verify/verify_deal.py")
"""Files that pages lead to: they are on the site as they are."""


def pages() -> list[str]:
    """What has to have a place: every page of ours."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/*/*.md")]
    return sorted(str(path.relative_to(ROOT)) for path in found)


def slugs() -> dict[str, str]:
    """The address of each page, by its path in the repository."""
    placed = {"README.md": HOME, "docs/decisions/README.md": DECISIONS}
    for section, paths in SECTIONS.items():
        for path in paths:
            name = path.removeprefix("docs/").removesuffix(".md").replace("/", "-").lower()
            placed[path] = f"{section}/{name}"
    for decision in sorted(ROOT.glob("docs/decisions/0*.md")):
        placed[str(decision.relative_to(ROOT))] = f"{DECISIONS}/{decision.stem}"
    return placed
