"""The rules as the app tells them: a page of each game in three minutes, and one for each kind of card."""

import re
from collections.abc import Iterator
from typing import Any

from page_links import head, relative

ISOLATES = re.compile("[\u2066-\u2069]")
MARKS = re.compile(r"([\\`*_\[\]<>&#|~$])")
SENTENCES = ("unconfirmed",)
"""Kinds of cards that are called by a whole sentence: no list of contents."""
PICTURES = {"avalon": "table.webp", "shadows": "camelot.webp"}
PERSIAN = {"avalon": "persian.webp", "shadows": "camelot-persian.webp"}


def escaped(text: str) -> str:
    return MARKS.sub(r"\\\1", text)


def plain(text: str) -> str:
    return ISOLATES.sub("", text)


def titled(anchor: str, title: str) -> str:
    """A heading that is found in every language by the same name."""
    return f'## <span id="{anchor}"></span>{escaped(plain(title))}\n'


def slug_of(game: str, kind: str) -> str:
    return f"play/{game}/{kind}"


def kinds(book: dict[str, Any]) -> list[dict[str, Any]]:
    """The kinds that have pages: what is basic stands on the page of the game."""
    return [each for each in book["kinds"] if each["kind"] != "basics"]


def game_page(language: str, game: str, book: dict[str, Any], words: dict[str, str], base: str) -> str:
    picture = PERSIAN[game] if language == "fa" else PICTURES[game]
    parts = [
        head(plain(book["title"])),
        f'<img src="{base}/pictures/{picture}" alt="{plain(book["name"])}">\n',
    ]
    parts += [
        f"{titled('basics-' + section['id'], section['title'])}\n{escaped(section['text'])}\n"
        for section in book["sections"]
    ]
    if numbers := book.get("numbers"):
        first, *rows = [[escaped(cell) for cell in row] for row in numbers["rows"]]
        table = [first, ["---"] * len(first), *rows]
        parts.append(f"## {escaped(numbers['caption'])}\n")
        parts.append("\n".join("| " + " | ".join(row) + " |" for row in table) + "\n")
        parts.append(escaped(numbers["note"]) + "\n")
    parts.append(f"## {escaped(words['everything'])}\n")
    ways = [(each["title"], relative(f"play/{game}", slug_of(game, each["kind"]))) for each in kinds(book)]
    parts.append("".join(f"- [{escaped(title)}]({way})\n" for title, way in ways))
    return "\n".join(parts)


def kind_page(game: str, book: dict[str, Any], kind: dict[str, Any], words: dict[str, str]) -> str:
    homes = {
        thing["id"]: (each["kind"], thing["title"]) for each in book["kinds"] for thing in each["things"]
    }
    slug = slug_of(game, kind["kind"])
    more = {"tableOfContents": False} if kind["kind"] in SENTENCES else {}
    parts = [
        head(
            f"{plain(kind['title'])} ({plain(book['name'])})", sidebar={"label": plain(kind["title"])}, **more
        )
    ]
    for thing in kind["things"]:
        parts.append(titled(thing["id"], thing["title"]))
        for told in thing["texts"]:
            if told.get("heading"):
                parts.append(f"**{escaped(told['heading'])}**\n")
            parts.append(escaped(told["text"]) + "\n")
        ways = []
        for near in thing["near"]:
            there, title = homes[near]
            page = "" if there == kind["kind"] else relative(slug, slug_of(game, there))
            ways.append(f"[{escaped(plain(title))}]({page}#{near})")
        if ways:
            parts.append(f"{escaped(words['belongs'])}: {', '.join(ways)}\n")
    return "\n".join(parts)


def play_pages(language: str, told: dict[str, Any], base: str) -> Iterator[tuple[str, str]]:
    """Each page with its address, of one language."""
    for game, book in told["games"].items():
        yield f"play/{game}", game_page(language, game, book, told["words"], base)
        for kind in kinds(book):
            yield slug_of(game, kind["kind"]), kind_page(game, book, kind, told["words"])
