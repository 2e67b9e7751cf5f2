"""The reveal: how people in one room learn their roles, and what a screen there reads aloud meanwhile.

It is a setting of the table that everybody sees, and it is fixed while a game runs. What is read follows from
the public roles alone, and when it is read from constants alone.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

RevealStyle: TypeAlias = Literal["silent", "eyes", "narrated"]
"""Phones show the roles; a narrator reads to closed eyes; or a narrator reads and phones show."""
Speed: TypeAlias = Literal["slow", "normal", "quick"]
LanguageTag = Annotated[str, Meta(max_length=35, pattern="^[A-Za-z0-9-]*$")]


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """How roles are revealed."""

    style: RevealStyle = "silent"
    language: LanguageTag = ""
    """The language that is read aloud; empty: that of the screen."""
    captions: LanguageTag = ""
    """The second language of the captions; empty: none."""
    speed: Speed = "normal"

    def at(self, place: Literal["remote", "room", "mixed"]) -> "Reveal":
        """The same where people play. Whoever is elsewhere hears no narrator and shows no thumb."""
        if place == "remote":
            return Reveal()
        return replace(self, style="narrated") if place == "mixed" and self.style == "eyes" else self
