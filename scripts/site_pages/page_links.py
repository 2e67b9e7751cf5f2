"""A page of the repository as a page of the site: its title, and links to where things are there."""

import json
import posixpath
import re

FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(\]\()([^)\s#]*)(#[^)\s]*)?(\))")
PICTURE = re.compile(r'(<img [^>]*src=")([^"]+)(")')


class Lost(Exception):
    """A link that leads nowhere on the site."""


def relative(slug: str, to: str) -> str:
    """The way from one page of the site to another: it holds under any address, and in every language."""
    return posixpath.relpath(f"/{to}", f"/{slug}") + "/"


def head(title: str, **more: object) -> str:
    fields = {"title": title, **more}
    return (
        "---\n"
        + "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in fields.items())
        + "---\n"
    )


def taken_over(path: str, text: str, slugs: dict[str, str], files: dict[str, str]) -> str:
    """The text of a page for the site. `files`: addresses of files of the repository there."""
    title, _, body = text.partition("\n")
    if not title.startswith("# "):
        raise Lost(f"{path}: a page begins with its title")
    folder = posixpath.dirname(path)

    def target(link: str) -> str:
        if ":" in link or not link:
            return link
        place = posixpath.normpath(posixpath.join(folder, link))
        if f"{place}/README.md" in slugs:
            place = f"{place}/README.md"
        if place in files:
            return files[place]
        if place not in slugs:
            raise Lost(f"{path} leads to {link}, which has no place on the site")
        return relative(slugs[path], slugs[place])

    def rewritten(prose: str) -> str:
        prose = LINK.sub(lambda found: found[1] + target(found[2]) + (found[3] or "") + found[4], prose)
        return PICTURE.sub(lambda found: found[1] + target(found[2]) + found[3], prose)

    parts = FENCED.split(body)
    body = "".join(part if part.startswith("```") else rewritten(part) for part in parts)
    title = title.removeprefix("# ").replace("`", "")
    # In the menu a title ends before its explanation; rulings are told apart by it.
    short = title if title.startswith("Rulings") else title.partition(":")[0]
    return head(title, sidebar={"label": short}) + body
