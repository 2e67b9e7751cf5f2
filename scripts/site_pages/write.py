"""Writes everything that the site is built from: python scripts/site_pages/write.py RULES.json

RULES.json comes from `web/dev/rules_texts.mjs`. What is written is no part of the repository.
"""

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from page_links import head, relative, taken_over
from places import DECISIONS, FILES, ROOT, SECTIONS, slugs
from rules import escaped, kinds, plain, play_pages, slug_of

from camlann.i18n.sentences import Words

SITE = ROOT / "site"
BASE = os.environ.get("SITE_BASE", "/").rstrip("/")
DOCS, I18N, PUBLIC = SITE / "src/content/docs", SITE / "src/content/i18n", SITE / "public"
SEARCH = {
    "search_label": "site-search",
    "clear_search": "site-search.clear",
    "load_more": "site-search.more",
    "filters_label": "site-search.filters",
    "zero_results": "site-search.none",
    "many_results": "site-search.many",
    "one_result": "site-search.one",
    "alt_search": "site-search.instead",
    "search_suggestion": "site-search.others",
    "searching": "site-search.now",
}
"""The words of the search, by their names there."""
CODE = {
    "copyButtonCopied": "site-copied",
    "copyButtonTooltip": "site-copied.copy",
    "terminalWindowFallbackTitle": "site-copied.terminal",
}
"""The words around a block of code, likewise."""
ABOUT = {
    "play": ("site-play", "site-play.text"),
    "host": ("site-host", "site-host.text"),
    "build": ("site-build", "site-build.text"),
    "trust": ("site-trust", "site-trust.text"),
}
"""The name of each section, and what is in it."""


def folder(language: str) -> Path:
    return DOCS if language == "en" else DOCS / language


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_docs() -> None:
    placed = slugs()
    files = {path: f"files/{Path(path).name}" for path in FILES}
    files |= {f"docs/pictures/{path.name}": f"pictures/{path.name}" for path in ROOT.glob("docs/pictures/*")}
    files["LICENSE"] = "files/LICENSE.txt"
    for path, to in files.items():
        (PUBLIC / to).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, PUBLIC / to)
    shutil.copy(ROOT / "web/src/theme/icon.svg", PUBLIC / "favicon.svg")
    # The same file in every language, where pages lead to it from different folders.
    files = {path: f"{BASE}/{to}" for path, to in files.items()}
    for path, slug in placed.items():
        if slug:
            write(
                DOCS / f"{slug}.md",
                taken_over(path, (ROOT / path).read_text(encoding="utf-8"), placed, files),
            )


def home(words: Words, games: dict[str, Any]) -> str:
    actions = [{"text": plain(book["name"]), "link": f"play/{game}/"} for game, book in games.items()]
    actions.append({"text": words.text("site-host"), "link": "host/", "variant": "minimal"})
    picture, alt = f"{BASE}/pictures/table.webp", words.text("site-picture")
    hero = {
        "tagline": words.text("ui-home-sentence"),
        "actions": actions,
        "image": {"html": f'<img src="{picture}" width="1440" height="900" alt="{alt}">'},
    }
    lines = [head("Camlann", description=words.text("ui-home-sentence"), template="splash", hero=hero)]
    for section in ABOUT:
        name, about = (words.text(text) for text in ABOUT[section])
        lines.append(f"## [{name}]({relative('', section)})\n\n{about}\n")
    return "\n".join(lines)


def index(section: str, words: Words, ways: dict[str, str]) -> str:
    """The page of a section: what is in it, and the way to each of its pages, by their addresses."""
    name, about = (words.text(text) for text in ABOUT[section])
    links = "".join(f"- [{title}]({relative(section, slug)})\n" for slug, title in ways.items())
    return f"{head(name, tableOfContents=False)}\n{about}\n\n{links}"


def titles() -> dict[str, dict[str, str]]:
    """The pages of each section but *Play*, which are in English: their titles by their addresses."""
    placed = slugs()
    return {
        section: {
            placed[path]: escaped(
                (ROOT / path).read_text(encoding="utf-8").partition("\n")[0][2:].replace("`", "")
            )
            for path in paths
        }
        for section, paths in SECTIONS.items()
    }


def sidebar(told: dict[str, Any], words: dict[str, Words]) -> list[dict[str, Any]]:
    """The menu. A page is called by its title in each language."""

    def group(name: str, items: list[Any], **more: Any) -> dict[str, Any]:
        others = {tag: each.text(name) for tag, each in words.items() if tag != "en"}
        return {"label": words["en"].text(name), "translations": others, "items": items, **more}

    games = [
        group(game, [f"play/{game}", *(slug_of(game, each["kind"]) for each in kinds(book))], collapsed=True)
        for game, book in told["en"]["games"].items()
    ]
    placed = slugs()
    menu = [group(ABOUT["play"][0], games)]
    for section, paths in SECTIONS.items():
        items: list[Any] = [placed[path] for path in paths]
        if section == "build":
            decisions = [slug for slug in placed.values() if slug.startswith(f"{DECISIONS}/")]
            items.append(group("site-decisions", [DECISIONS, *decisions], collapsed=True))
        menu.append(group(ABOUT[section][0], items, collapsed=True))
    return menu


def ui_words(words: Words) -> dict[str, str]:
    """The words that Starlight's own parts show."""
    search = {f"pagefind.{name}": words.text(ours) for name, ours in SEARCH.items()}
    return search | {f"expressiveCode.{name}": words.text(ours) for name, ours in CODE.items()}


def main() -> None:
    told = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    for made in (DOCS, I18N, PUBLIC):
        shutil.rmtree(made, ignore_errors=True)
    write_docs()
    words = {tag: Words(tag, isolate=False) for tag in told}
    for section, ways in titles().items():
        write(DOCS / section / "index.md", index(section, words["en"], ways))
    for tag, texts in told.items():
        for slug, page in play_pages(tag, texts, BASE):
            write(folder(tag) / f"{slug}.md", page)
        write(folder(tag) / "index.md", home(words[tag], texts["games"]))
        games = {f"play/{game}": escaped(plain(book["name"])) for game, book in texts["games"].items()}
        write(folder(tag) / "play/index.md", index("play", words[tag], games))
        write(I18N / f"{tag}.json", json.dumps(ui_words(words[tag]), ensure_ascii=False))
    # A server has one page for everything that it does not find, whatever the language.
    lost = "\n\n".join(
        f'<p lang="{tag}" dir="{told[tag]["direction"]}">{words[tag].text("site-lost")}</p>' for tag in told
    )
    write(DOCS / "404.md", head("404", template="splash", pagefind=False) + lost)
    locales = {
        "root" if tag == "en" else tag: {"label": texts["name"], "lang": tag, "dir": texts["direction"]}
        for tag, texts in told.items()
    }
    write(
        SITE / "src/menu.json",
        json.dumps({"locales": locales, "sidebar": sidebar(told, words)}, ensure_ascii=False),
    )


if __name__ == "__main__":
    main()
