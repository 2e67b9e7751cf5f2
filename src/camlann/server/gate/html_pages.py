"""HTML pages without any script: a title, a sentence, a picture, and at most one button.

A page is the same for everybody, whether or not the link works. So nobody learns anything by guessing links,
and a messenger that opens a link for a preview changes nothing.
"""

import re
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import NamedTuple

from camlann.i18n.catalogue import SOURCE, Catalogue, languages
from camlann.i18n.sentences import Words
from camlann.server.gate.http import HEADERS as PLAIN
from camlann.server.gate.http import HttpError, Reply, Request, refusal

PICTURES = Path(__file__).parents[1] / "pictures"
PICTURE, WIDTH, HEIGHT = "/pictures/invitation.png", 1200, 630

STYLE = """
:root { color-scheme: dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #131c33; color: #efe4c8;
  font: 1.2rem/1.5 Georgia, "Noto Serif", Vazirmatn, serif; text-align: center; }
main { max-width: 40rem; padding: 1.5rem; }
img { width: 100%; height: auto; border-radius: .5rem; }
h1 { color: #d9b25f; font-weight: 600; margin: 1rem 0 .5rem; }
button { font: inherit; padding: .7rem 1.6rem; margin-top: 1rem; border: 0; border-radius: .5rem;
  cursor: pointer; background: #d9b25f; color: #131c33; }
button:focus-visible { outline: 3px solid #efe4c8; outline-offset: 3px; }
"""
_hash = b64encode(sha256(STYLE.encode()).digest()).decode()
POLICY = (
    f"default-src 'none'; style-src 'sha256-{_hash}'; img-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
ISOLATES = str.maketrans("", "", "\u2068\u2069")


@cache
def catalogue(language: str) -> Words:
    return Words(language)


def warm() -> None:
    """Load all languages now, so that no request has to wait for it."""
    for language in languages():
        catalogue(language)


@cache
def pictures() -> dict[str, bytes]:
    """The preview image of links and the icons, by file name."""
    return {file.name: file.read_bytes() for file in sorted(PICTURES.glob("*.png"))}


def language(request: Request, known: Sequence[str] | None = None) -> str:
    """The language the browser prefers, of those we have."""
    known = languages() if known is None else known
    wishes: list[tuple[float, int, str]] = []
    for n, part in enumerate(request.headers.get("accept-language", "")[:500].split(",")):
        tag, _, quality = part.strip().lower().partition(";")
        found = re.fullmatch(r"\s*q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)\s*", quality) if quality else None
        weight = 1.0 if not quality else float(found[1]) if found else 0.0
        wishes.append((-weight, n, tag.strip()))
    for weight, _, tag in sorted(wishes):
        if weight and (first := tag.partition("-")[0]) in known:
            return first
    return SOURCE


class HtmlPage(NamedTuple):
    """The texts of a page."""

    title: str
    line: str
    button: str = ""


INVITATION = HtmlPage("invitation-title", "invitation-line")
DEVICE = HtmlPage("device-title", "device-line", "device-button")
CLUB = HtmlPage("club-title", "club-line", "club-button")
GONE = HtmlPage("link-gone-title", "link-gone-line")
WRONG_HOST = HtmlPage("wrong-host-title", "wrong-host-line")


def shown(
    page: HtmlPage, request: Request, server: str, origin: str, status: int = 200, title: str = ""
) -> Reply:
    """A page in the language of the request, with its own title or another."""
    tag = language(request)
    words = catalogue(tag)
    title, line = title or words.text(page.title), words.text(page.line, server=server)
    body = (
        f'<!doctype html>\n<html lang="{tag}" dir="{words.about.direction}"><head><meta charset="utf-8">'
        f"{head(title, about(title, line, server, origin))}"
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body><main>"
        f'<img src="{PICTURE}" width="{WIDTH}" height="{HEIGHT}" alt=""><h1>{escape(title)}</h1>'
        f"<p>{escape(line)}</p>{_form(page, words)}</main></body></html>\n"
    )
    return Reply(status, {**HEADERS, "Content-Language": tag}, body.encode())


def wrong_host(request: Request) -> Reply:
    """The reply to a wrong `Host`: a page for people, an error code for programs."""
    wrong = HttpError(421, "wrong-host")
    if request.method != "GET" or "text/html" not in request.headers.get("accept", ""):
        return refusal(wrong)
    reply = shown(WRONG_HOST, request, "", "", wrong.status)
    return Reply(reply.status, {**PLAIN, **reply.headers}, reply.body)


def head(title: str, metas: str) -> str:
    return f"<title>{escape(title)}</title>{metas}"


def about(title: str, line: str, server: str, origin: str, *, indexed: bool = False) -> str:
    """Meta tags for the preview that a messenger shows of a link; `indexed`: search engines may list it."""
    named = {
        "description": line,
        **({} if indexed else {"robots": "noindex"}),
        "twitter:card": "summary_large_image",
    }
    preview = {
        "og:type": "website",
        "og:site_name": server,
        "og:title": title,
        "og:description": line,
        # The absolute URL of the picture; without a `Host` there is none.
        **({"og:image": origin + PICTURE} if origin else {}),
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    return _metas("name", named) + _metas("property", preview)


def _metas(kind: str, values: dict[str, str]) -> str:
    return "".join(
        f'<meta {kind}="{name}" content="{escape(value.translate(ISOLATES))}">'
        for name, value in values.items()
    )


def _form(page: HtmlPage, words: Catalogue) -> str:
    if not page.button:
        return ""
    return f'<form method="post"><button>{escape(words.text(page.button))}</button></form>'


HEADERS = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": POLICY,
    # With `no-referrer` a form sends no origin, and would look like a form of a foreign page.
    "Referrer-Policy": "same-origin",
    "Vary": "Accept-Language",
}
