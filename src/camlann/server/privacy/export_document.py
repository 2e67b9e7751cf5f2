"""The document of an export: what a person gets of their data, field by field."""

from msgspec import Raw, Struct

from camlann.table import PersonId


class ExportedSession(Struct, frozen=True):
    made: int
    seen: int


class ExportedPhoneGuest(Struct, frozen=True):
    """A guest who plays on this person's phone. What is stored about them is among this person's own data."""

    person_id: PersonId
    name: str


class ExportedPasskey(Struct, frozen=True):
    id: str
    made: int
    used: int


class ExportedVisit(Struct, frozen=True):
    person_id: PersonId
    table: str
    at: int


class ExportedGame(Struct, frozen=True):
    """A finished game."""

    table: str
    number: int
    at: str
    """The path of its record."""
    record: str
    """The record as far as the person may see it, one line of JSON per row; only for the latest games."""


class ExportedChatMessage(Struct, frozen=True):
    table: str
    person_id: PersonId
    at: int
    game: int
    channel: str
    content: Raw


class ExportedNotes(Struct, frozen=True):
    table: str
    at: int
    notes: Raw


class ExportedPreference(Struct, frozen=True):
    """Preferences as they were last written."""

    at: int
    value: Raw


class ExportedPushSubscription(Struct, frozen=True):
    """A device on which this person wants push messages."""

    endpoint: str
    language: str
    made: int


class ExportedReport(Struct, frozen=True):
    """A report by this person."""

    id: str
    table: str
    reported: PersonId
    reason: str
    made: int
    closed: int


class ExportedSanction(Struct, frozen=True):
    person_id: PersonId
    action: str
    table: str
    """The table where it applies; empty: everywhere."""
    reason: str
    since: int
    until: int


class ExportedModerator(Struct, frozen=True):
    """A term as a moderator of this server."""

    person_id: PersonId
    appointed_at: int
    dismissed_at: int
    """0: still in office."""


class ExportedBlock(Struct, frozen=True):
    person_id: PersonId
    at: int


class ExportedMute(Struct, frozen=True):
    table: str
    person_id: PersonId


class ExportedRecordLink(Struct, frozen=True):
    """A public link to a finished game that the person has made, or that shows their name."""

    name: str
    table: str
    number: int
    made: int


class ExportedCompletionRecord(Struct, frozen=True):
    """A game at an open table, and whether the person abandoned it."""

    table: str
    number: int
    at: int
    abandoned: bool


class Export(Struct, frozen=True):
    """All data about a person. Times are milliseconds since 1970."""

    at: int
    person_id: PersonId
    name: str
    joined: tuple[PersonId, ...]
    sessions: tuple[ExportedSession, ...]
    passkeys: tuple[ExportedPasskey, ...]
    visits: tuple[ExportedVisit, ...]
    games: tuple[ExportedGame, ...]
    chat: tuple[ExportedChatMessage, ...]
    notes: tuple[ExportedNotes, ...]
    reports: tuple[ExportedReport, ...]
    sanctions: tuple[ExportedSanction, ...]
    blocks: tuple[ExportedBlock, ...]
    mutes: tuple[ExportedMute, ...]
    record_links: tuple[ExportedRecordLink, ...]
    completion_records: tuple[ExportedCompletionRecord, ...]
    preferences: tuple[ExportedPreference, ...]
    push_subscriptions: tuple[ExportedPushSubscription, ...]
    phone_guests: tuple[ExportedPhoneGuest, ...]
    moderators: tuple[ExportedModerator, ...]
