"""What a push message says. A kind has one text in each language, the same for everybody who gets it.

It says that something waits and at which table, never what: no role, vote, card or name.
"""

from base64 import urlsafe_b64encode
from enum import Enum
from functools import cache
from hashlib import sha256
from typing import Literal

import msgspec
from msgspec import Struct

from camlann.i18n.catalogue import SOURCE, Catalogue, languages
from camlann.server.store import TableName


class Kind(Enum):
    TURN = "turn"
    """A game over days may wait for this person."""
    JOIN_REQUEST = "join-request"
    """Somebody asks the host to be let in."""
    INVITATION = "invitation"
    """Somebody of the group would like to play."""


TEXTS = {
    Kind.TURN: ("push-turn.title", "push-turn"),
    Kind.JOIN_REQUEST: ("push-join-request.title", "push-join-request"),
    Kind.INVITATION: ("push-invitation.title", "push-invitation"),
}
"""The names of the title and the text of each kind."""


class PushMessage(Struct, frozen=True):
    kind: Kind
    table_name: TableName
    ttl: int
    """For how many seconds a push service keeps it for a device that is off."""

    @property
    def topic(self) -> str:
        """A later message with the same topic replaces one that is still undelivered."""
        named = f"{self.kind.value} {self.table_name.name}".encode()
        return urlsafe_b64encode(sha256(named).digest())[:32].decode()


class Notification(Struct, frozen=True):
    """A message as the service worker reads it."""

    title: str
    body: str
    url: str
    """What to open, as a path."""
    tag: str
    """A later notification with the same tag replaces this one."""
    language: str
    direction: Literal["ltr", "rtl"]


def notification(message: PushMessage, language: str) -> bytes:
    title, body, direction = _texts(message.kind, language if language in languages() else SOURCE)
    url = f"/t/{message.table_name.name}"
    shown = Notification(title, body, url, message.topic, language, direction)
    return msgspec.json.encode(shown)


def warm() -> None:
    """Load the texts of all languages now, so that no table has to wait for it."""
    for language in languages():
        for kind in Kind:
            _texts(kind, language)


@cache
def _texts(kind: Kind, language: str) -> tuple[str, str, Literal["ltr", "rtl"]]:
    words, (title, body) = _catalogue(language), TEXTS[kind]
    return words.text(title), words.text(body), words.about.direction


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)
