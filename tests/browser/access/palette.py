"""The colours of the server as `tokens.css` sets them, and how they look to different eyes."""

import math
import re
from typing import TypeAlias

from tests.repository.pages import ROOT

TOKENS = ROOT / "web" / "src" / "theme" / "tokens.css"

Palette: TypeAlias = dict[str, str]
"""`#rrggbb` by the name of the token, without its dashes."""
Light: TypeAlias = tuple[float, float, float]
"""Red, green and blue, as amounts of light."""

RULE = re.compile(r"(?P<where>[^{}]+)\{(?P<inside>[^{}]*)\}")
COLOUR = re.compile(r"--([\w-]+):\s*(#[0-9a-f]{6});")

LIGHT = ":root"
DARK = ':root[data-scene]:not([data-theme="light"])'
"""Chosen, or at a table."""
DARK_BY_ITSELF = ':root:not([data-theme="light"])'
"""Where the system is dark and nobody has said otherwise."""

EYES: dict[str, tuple[Light, Light, Light]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What is left of a colour where one kind of cone is missing (Machado, Oliveira and Fernandes 2009)."""


def palettes() -> dict[str, Palette]:
    """The colours by the rule that sets them; what a theme does not change is as in the light one."""
    rules = {
        found["where"].strip().splitlines()[-1].strip(): dict(COLOUR.findall(found["inside"]))
        for found in RULE.finditer(re.sub(r"/\*.*?\*/", "", TOKENS.read_text(encoding="utf-8"), flags=re.S))
        if COLOUR.search(found["inside"])
    }
    return {where: rules[LIGHT] | colours for where, colours in rules.items()}


def light(colour: str) -> Light:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def contrast(one: Light, other: Light) -> float:
    """As WCAG counts it: from 1 for no difference to 21 for black on white."""
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: Light) -> float:
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), colour, strict=True))


def seen_by(eyes: str, colour: Light) -> Light:
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, colour, strict=True))))
        for row in EYES[eyes]
    )
    return red, green, blue


def distance(one: Light, other: Light) -> float:
    """How far apart two colours look: about 2 is just seen, 100 is black and white."""
    return math.dist(_lab(one), _lab(other))


def _lab(colour: Light) -> Light:
    red, green, blue = colour
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    a, b, c = (v ** (1 / 3) if v > (6 / 29) ** 3 else v / (3 * (6 / 29) ** 2) + 4 / 29 for v in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)
