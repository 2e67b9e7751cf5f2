"""The narrator's page as HTML: served by a server, or written as one file that works without a network."""

from base64 import b64encode
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from camlann.i18n.sentences import Words, languages
from camlann.narrator.scripts import all_lines, clip, clip_name, pause, scripts, texts

LABELS: Final = (
    *("narrator-title", "narrator-about", "narrator-roles", "narrator-roles-hint", "narrator-oberon-hidden"),
    *("narrator-lancelots", "narrator-lancelots-off", "narrator-lancelots-known-pair"),
    *("narrator-lancelots-hidden-switch", "narrator-lancelots-hidden-switch-evil"),
    *("narrator-language", "narrator-captions", "narrator-captions-none"),
    *("narrator-speed", "narrator-speed-slow", "narrator-speed-normal", "narrator-speed-quick"),
    *("narrator-not-playable", "narrator-start", "narrator-keep", "narrator-pause", "narrator-go-on"),
    *(
        "narrator-repeat",
        "narrator-slower",
        "narrator-next",
        "narrator-stop",
        "narrator-again",
        "narrator-over",
    ),
    *("narrator-own", "narrator-own-hint", "narrator-own-record", "narrator-own-stop"),
    *("narrator-own-listen", "narrator-own-delete", "narrator-own-wrong"),
)
"""The texts of the page."""
ROLES: Final = ("merlin", "percival", "mordred", "morgana", "oberon")
"""Roles that one ticks; Lancelots are chosen together."""
ONE_FILE: Final = "/narrator.html"


class NotBuilt(Exception):
    """The page's script was not built: see `scripts/web`."""


class Page(NamedTuple):
    html: bytes
    """Encoded once: with all sounds it is 3 MB large."""
    policy: str
    """Its Content-Security-Policy: only its own script and style, by their hashes."""


@cache
def served(language: str) -> Page:
    """The page as a server sends it: a clip is fetched when its line is read."""
    return _page(language, lambda tag, name: f"/narration/{tag}/{name}", ONE_FILE, "'self' blob:")


@cache
def one_file(language: str) -> Page:
    """The page with all sounds in it."""
    return _page(language, _embedded, "", "data: blob:")


def _embedded(language: str, name: str) -> str:
    sound = clip(language, name)
    return "" if sound is None else f"data:audio/mpeg;base64,{b64encode(sound).decode()}"


def _page(first: str, clip_url: Callable[[str, str], str], download: str, media: str) -> Page:
    script, style = _built("narrator.js"), _built("narrator.css")
    everything = all_lines()
    at = {spoken: index for index, spoken in enumerate(everything)}
    data = {
        "languages": [_language(tag, clip_url) for tag in languages()],
        "first": first,
        "scripts": {key: [at[spoken] for spoken in script] for key, script in scripts().items()},
        "pauses": [pause(spoken) for spoken in everything],
        "download": download,
    }
    words = Words(first, isolate=False)
    # In a script element only this sign could end it early.
    packed = msgspec.json.encode(data).decode().replace("<", "\\u003c")
    html = (
        f'<!doctype html><html lang="{first}" dir="{words.about.direction}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(words.text('narrator-title'))}</title><style>{style}</style></head>"
        f'<body><div id="narrator"></div><script type="application/json" id="narrator-data">{packed}</script>'
        f"<script>{script}</script></body></html>\n"
    )
    policy = (
        f"default-src 'none'; script-src '{_hash(script)}'; style-src '{_hash(style)}'; media-src {media}; "
        "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'"
    )
    return Page(html.encode(), policy)


def _language(tag: str, clip_url: Callable[[str, str], str]) -> dict[str, object]:
    words = Words(tag, isolate=False)
    spoken = texts(tag)
    return {
        "tag": tag,
        "name": words.about.name,
        "direction": words.about.direction,
        "labels": {name.removeprefix("narrator-"): words.text(name) for name in LABELS},
        "roles": {role: words.text(f"avalon-role-{role}") for role in ROLES},
        "lines": [spoken[line] for line in all_lines()],
        "clips": [clip_url(tag, clip_name(tag, spoken[line])) for line in all_lines()],
    }


def _built(name: str) -> str:
    file = files("camlann") / "server" / "browser" / name
    if not file.is_file():
        raise NotBuilt(name)
    return file.read_text(encoding="utf-8").strip()


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
