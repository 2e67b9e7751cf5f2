"""What the store in memory holds: plain dictionaries, and what tests do to them behind the store's back."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from camlann.server.store import Append, Entry, Kept, Outcome, Person, Place, Share, TableId
from camlann.server.store.author_keys import Author
from camlann.server.store.blocks import Block
from camlann.server.store.chat import TalkLine
from camlann.server.store.completion import Stay
from camlann.server.store.invitations import Code
from camlann.server.store.join_requests import Knock
from camlann.server.store.listings import Listing
from camlann.server.store.moderation import Act, Report, Sanction
from camlann.server.store.notes import Notes
from camlann.server.store.one_time_tokens import Once
from camlann.server.store.passkeys import Passkey
from camlann.server.store.preferences import Likings
from camlann.server.store.row_checks import fits
from camlann.server.store.sessions import Session, Visitor
from camlann.server.store.wake_ups import Due, Errand
from camlann.table import Who


class Disk:
    def __init__(self) -> None:
        self.logs: dict[TableId, list[Entry]] = {}
        self.commits = 0
        """How often something was appended."""
        self.tables: dict[str, Place] = {}
        self.people: dict[Who, Person] = {}
        self.first: dict[bytes, Who] = {}
        """Whose first token each is."""
        self.sessions: dict[bytes, Session] = {}
        self.joined: dict[Who, Who] = {}
        self.keys: dict[bytes, Passkey] = {}
        self.once: dict[bytes, Once] = {}
        self.visits: dict[tuple[Who, TableId], int] = {}
        self.codes: dict[str, Code] = {}
        self.knocks: dict[str, Knock] = {}
        self.listings: dict[TableId, Listing] = {}
        self.records: dict[tuple[TableId, int], Kept] = {}
        self.shares: dict[str, Share] = {}
        self.talk: dict[tuple[TableId, int], TalkLine] = {}
        self.blocks: dict[tuple[Who, Who], Block] = {}
        self.mutes: set[tuple[Who, TableId, Who]] = set()
        self.authors: dict[Who, Author] = {}
        self.erased: dict[Who, int] = {}
        self.notes: dict[tuple[Who, TableId], Notes] = {}
        self.likings: dict[Who, Likings] = {}
        self.reports: dict[str, Report] = {}
        self.acts: dict[str, list[Act]] = {}
        self.sanctions: dict[str, Sanction] = {}
        self.played: dict[tuple[TableId, int, Who], Stay] = {}
        self.dues: dict[tuple[TableId, Errand], Due] = {}

    # The log.

    def append(self, appends: Sequence[Append]) -> list[Outcome]:
        done = [self._append(append) for append in appends]
        self.commits += any(
            outcome is Outcome.STORED and append.entry.size
            for outcome, append in zip(done, appends, strict=True)
        )
        return done

    def _append(self, append: Append) -> Outcome:
        if not fits(append):
            return Outcome.BAD
        log = self.logs.get(append.table, [])
        if append.entry.n != (log[-1].next if log else 0):
            return Outcome.LOST
        if append.entry.size:
            self.logs.setdefault(append.table, []).append(append.entry)
        return Outcome.STORED

    def add_table(self, place: Place) -> Place | None:
        if all(place.id != other.id for other in self.tables.values()):
            self.tables.setdefault(place.name, place)
        return self.tables.get(place.name)

    @property
    def places(self) -> dict[TableId, Place]:
        return {place.id: place for place in self.tables.values()}

    # People.

    def add_person(self, person: Person, token: bytes, at: int) -> Person | None:
        if person.who not in self.people and token not in self.first:
            self.people[person.who] = person
            self.first[token] = person.who
        if self.first.get(token) == person.who and self.people[person.who] == person:
            self.sessions.setdefault(token, Session(token, person.who, at, at))
        visitor = self.visitor(token)
        return None if visitor is None else visitor.person

    def visitor(self, token: bytes) -> Visitor | None:
        if (session := self.sessions.get(token)) is None:
            return None
        joined = sorted(who for who, main in self.joined.items() if main == session.who)
        return Visitor(session, self.people[session.who], tuple(joined))

    def names(self, who: Who) -> set[Who]:
        """All ids of one person: accounts that were joined are one."""
        main = self.joined.get(who, who)
        return {who, main, *(other for other, into in self.joined.items() if into == main)}

    def standing(self, who: Who, now: int) -> list[Sanction]:
        """The sanctions of a person that still hold."""
        return [each for each in self.sanctions_of(self.names(who)) if each.until > now]

    def sanctions_of(self, whos: Iterable[Who]) -> list[Sanction]:
        found = [each for each in self.sanctions.values() if each.who in whos]
        return sorted(found, key=lambda each: (-each.since, each.report))

    # Chat.

    def lines(self, table: TableId) -> list[TalkLine]:
        return sorted((each for each in self.talk.values() if each.table == table), key=lambda each: each.n)

    def add_talk(self, line: TalkLine) -> TalkLine | None:
        mine = [each for each in self.lines(line.table) if (each.who, each.id) == (line.who, line.id)]
        if not mine and (line.table, line.n) not in self.talk:
            mine = [self.talk.setdefault((line.table, line.n), line)]
        return mine[0] if mine else None

    # Links to finished games.

    def name_in_share(self, name: str, who: Who, agreed: bool) -> None:
        if (share := self.shares.get(name)) is not None:
            named = {*share.named, who} if agreed else {*share.named} - {who}
            self.shares[name] = replace(share, named=tuple(sorted(named)))

    # Erasure.

    def erase(self, whos: Sequence[Who], at: int) -> None:
        for who in whos:
            self.erased.setdefault(who, at)
            tokens = {session.token for session in self.sessions.values() if session.who == who}
            self.once = {
                key: once for key, once in self.once.items() if once.what not in {*tokens, who.encode()}
            }
            self.people.pop(who, None)
            self.first = {token: each for token, each in self.first.items() if each != who}
            self.joined = {each: main for each, main in self.joined.items() if who not in (each, main)}
            self.shares = {name: each for name, each in self.shares.items() if each.who != who}
            self.sweep(who)

    def sweep(self, who: Who) -> None:
        """Delete what was written for somebody after they were erased."""
        self.sessions = {token: each for token, each in self.sessions.items() if each.who != who}
        self.keys = {id: each for id, each in self.keys.items() if each.who != who}
        self.visits = {key: at for key, at in self.visits.items() if key[0] != who}
        self.knocks = {id: each for id, each in self.knocks.items() if each.who != who}
        self.notes = {key: each for key, each in self.notes.items() if each.who != who}
        self.likings.pop(who, None)
        self.authors.pop(who, None)
        for name in self.shares:
            self.name_in_share(name, who, False)
        self.talk = {key: line for key, line in self.talk.items() if line.who != who}
        self.blocks = {key: each for key, each in self.blocks.items() if who not in key}
        self.mutes = {each for each in self.mutes if who not in (each[0], each[2])}
        self.played = {key: stay for key, stay in self.played.items() if stay.who != who}
