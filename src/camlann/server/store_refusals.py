"""Stores that are refused when they are opened, and the sentence that says why."""

from camlann.i18n.catalogue import Catalogue
from camlann.server.store import EarlierStore
from camlann.server.store.slot_places import WrongDatabases

REFUSED = (EarlierStore, WrongDatabases)
"""This version must not use the store. To try again would change nothing."""


def refusal(words: Catalogue, error: EarlierStore | WrongDatabases) -> str:
    if isinstance(error, EarlierStore):
        return words.text("serve-earlier-store")
    # People count databases from 1.
    return words.text(error.message, number=error.place + 1)
