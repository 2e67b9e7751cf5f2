"""Checks a built site, its links and its pages: python scripts/site_pages/check.py FOLDER [BASE]

Every link inside it leads to a page and an anchor that exist, every picture is there, every page has a title
and a language, and no page loads anything from elsewhere.
"""

import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urljoin, urlsplit


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors, self.links, self.loads = set[str](), list[str](), list[str]()
        self.titles, self.language = 0, ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {key: value or "" for key, value in attrs}
        if "id" in has:
            self.anchors.add(has["id"])
        if tag == "html":
            self.language = has.get("lang", "")
        elif tag == "h1":
            self.titles += 1
        elif tag == "a" and "href" in has:
            self.links.append(has["href"])
        elif tag in ("img", "script", "source") and has.get("src"):
            self.loads.append(has["src"])
        elif tag == "link" and has.get("rel") in (
            "stylesheet",
            "preload",
            "modulepreload",
            "icon",
            "shortcut icon",
        ):
            self.loads.append(has["href"])


class Trouble(NamedTuple):
    page: str
    what: str


def address(folder: Path, file: Path, base: str) -> str:
    return base + str(file.relative_to(folder)).removesuffix("index.html")


def troubles(folder: Path, base: str = "/") -> list[Trouble]:
    pages = {
        address(folder, file, base): Page(file.read_text(encoding="utf-8"))
        for file in sorted(folder.rglob("*.html"))
    }
    found = []
    for place, page in pages.items():
        if page.titles != 1:
            found.append(Trouble(place, f"{page.titles} titles"))
        if not page.language:
            found.append(Trouble(place, "no language"))
        for link in (*page.links, *page.loads):
            loaded = link in page.loads
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if loaded and parts.scheme != "data":
                    found.append(Trouble(place, f"loads from elsewhere: {link}"))
                continue
            to = urlsplit(urljoin(place, link))
            path = unquote(to.path)
            there = pages.get(path)
            if there is None and not (path.startswith(base) and (folder / path.removeprefix(base)).is_file()):
                found.append(Trouble(place, f"leads nowhere: {link}"))
            elif there is not None and to.fragment and unquote(to.fragment) not in there.anchors:
                found.append(Trouble(place, f"no such anchor: {link}"))
    return found


def main() -> int:
    folder = Path(sys.argv[1])
    base = "/" + "".join(sys.argv[2:]).strip("/")
    found = troubles(folder, base.rstrip("/") + "/")
    for trouble in found:
        print(f"{trouble.page}: {trouble.what}", file=sys.stderr)
    print(f"{len([*folder.rglob('*.html')])} pages, {len(found)} troubles.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
