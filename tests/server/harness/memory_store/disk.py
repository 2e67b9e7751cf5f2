"""What the store in memory holds: plain dictionaries, and what tests do to them behind the store's back."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from camlann.server.store import Append, Entry, Outcome, Person, RecordLink, StoredRecord, TableId, TableName
from camlann.server.store.author_keys import AuthorKey
from camlann.server.store.blocks import Block
from camlann.server.store.chat import StoredChatMessage
from camlann.server.store.completion_records import CompletionRecord
from camlann.server.store.invitation_codes import InvitationCode
from camlann.server.store.join_requests import JoinRequest
from camlann.server.store.listings import Listing
from camlann.server.store.moderation import Act, Report, Sanction
from camlann.server.store.moderators import Moderator
from camlann.server.store.notes import Notes
from camlann.server.store.one_time_tokens import OneTimeToken
from camlann.server.store.passkeys import Passkey
from camlann.server.store.preferences import Preferences
from camlann.server.store.push_subscriptions import PushSubscription, ToldQuestion
from camlann.server.store.restores import Restore
from camlann.server.store.sessions import Session, Visitor
from camlann.server.store.storable_rows import fits
from camlann.server.store.wake_ups import WakeUp, WakeUpReason
from camlann.table import PersonId
from tests.server.harness.memory_store.keepers import KeeperRows


class Disk:
    def __init__(self) -> None:
        self.logs: dict[TableId, list[Entry]] = {}
        self.deleted: dict[TableId, list[Entry]] = {}
        """What was deleted from the beginning of each log; no store reads it."""
        self.commits = 0
        """How often something was appended."""
        self.tables: dict[str, TableName] = {}
        self.people: dict[PersonId, Person] = {}
        self.phone_owners: dict[PersonId, PersonId] = {}
        self.first: dict[bytes, PersonId] = {}
        """Whose first token each is."""
        self.sessions: dict[bytes, Session] = {}
        self.joined: dict[PersonId, PersonId] = {}
        self.keys: dict[bytes, Passkey] = {}
        self.once: dict[bytes, OneTimeToken] = {}
        self.visits: dict[tuple[PersonId, TableId], int] = {}
        self.codes: dict[str, InvitationCode] = {}
        self.wrong_codes: Counter[int] = Counter()
        self.join_requests: dict[str, JoinRequest] = {}
        self.listings: dict[TableId, Listing] = {}
        self.records: dict[tuple[TableId, int], StoredRecord] = {}
        self.analyses: dict[tuple[TableId, int, str], tuple[int, bytes]] = {}
        self.record_links: dict[str, RecordLink] = {}
        self.chat: dict[tuple[TableId, int], StoredChatMessage] = {}
        self.blocks: dict[tuple[PersonId, PersonId], Block] = {}
        self.mutes: set[tuple[PersonId, TableId, PersonId]] = set()
        self.authors: dict[PersonId, AuthorKey] = {}
        self.erased: dict[PersonId, int] = {}
        self.notes: dict[tuple[PersonId, TableId], Notes] = {}
        self.preferences: dict[PersonId, Preferences] = {}
        self.pushes: dict[bytes, PushSubscription] = {}
        self.told: dict[tuple[PersonId, TableId], ToldQuestion] = {}
        self.reports: dict[str, Report] = {}
        self.acts: dict[str, list[Act]] = {}
        self.sanctions: dict[str, Sanction] = {}
        self.moderators: list[Moderator] = []
        self.played: dict[tuple[TableId, int, PersonId], CompletionRecord] = {}
        self.restores: list[Restore] = []
        self.wake_ups: dict[tuple[TableId, WakeUpReason], WakeUp] = {}
        self.keepers = KeeperRows()

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

    def cut(self, table: TableId, n: int) -> None:
        log = self.logs.get(table, [])
        if any(entry.n == n and entry.has_snapshot for entry in log):
            self.deleted.setdefault(table, []).extend(entry for entry in log if entry.n < n)
            log[:] = [entry for entry in log if entry.n >= n]

    def history(self, table: TableId) -> list[Entry]:
        """All that was ever appended to this log."""
        return [*self.deleted.get(table, ()), *self.logs.get(table, ())]

    def add_table(self, table_name: TableName) -> TableName | None:
        if all(table_name.id != other.id for other in self.tables.values()):
            self.tables.setdefault(table_name.name, table_name)
        return self.tables.get(table_name.name)

    @property
    def places(self) -> dict[TableId, TableName]:
        return {table_name.id: table_name for table_name in self.tables.values()}

    # People.

    def add_person(
        self, person: Person, token: bytes, at: int, phone_owner: PersonId | None = None
    ) -> Person | None:
        if person.person_id not in self.people and token not in self.first:
            self.people[person.person_id] = person
            self.first[token] = person.person_id
            if phone_owner is not None:
                self.phone_owners[person.person_id] = phone_owner
        if self.first.get(token) == person.person_id and self.people[person.person_id] == person:
            self.sessions.setdefault(token, Session(token, person.person_id, at, at))
        visitor = self.visitor(token)
        return None if visitor is None else visitor.person

    def visitor(self, token: bytes) -> Visitor | None:
        if (session := self.sessions.get(token)) is None:
            return None
        joined = sorted(person_id for person_id, main in self.joined.items() if main == session.person_id)
        return Visitor(session, self.people[session.person_id], tuple(joined))

    def names(self, person_id: PersonId) -> set[PersonId]:
        """All ids of one person: accounts that were joined are one."""
        main = self.joined.get(person_id, person_id)
        return {person_id, main, *(other for other, into in self.joined.items() if into == main)}

    def standing(self, person_id: PersonId, now: int) -> list[Sanction]:
        """The sanctions of a person that still hold."""
        return [each for each in self.sanctions_of(self.names(person_id)) if each.until > now]

    def sanctions_of(self, person_ids: Iterable[PersonId]) -> list[Sanction]:
        found = [each for each in self.sanctions.values() if each.person_id in person_ids]
        return sorted(found, key=lambda each: (-each.since, each.report))

    # Chat.

    def lines(self, table: TableId) -> list[StoredChatMessage]:
        return sorted((each for each in self.chat.values() if each.table == table), key=lambda each: each.n)

    def add_chat(self, line: StoredChatMessage) -> StoredChatMessage | None:
        mine = [
            each
            for each in self.lines(line.table)
            if (each.person_id, each.client_id) == (line.person_id, line.client_id)
        ]
        if not mine and (line.table, line.n) not in self.chat:
            mine = [self.chat.setdefault((line.table, line.n), line)]
        return mine[0] if mine else None

    # Links to finished games.

    def set_record_link_name(self, name: str, person_id: PersonId, agreed: bool) -> None:
        if (link := self.record_links.get(name)) is not None:
            named = {*link.named, person_id} if agreed else {*link.named} - {person_id}
            self.record_links[name] = replace(link, named=tuple(sorted(named)))

    # Erasure.

    def erase(self, person_ids: Sequence[PersonId], at: int) -> None:
        for person_id in person_ids:
            self.erased.setdefault(person_id, at)
            self.moderators = [
                replace(each, dismissed_at=at)
                if each.person_id == person_id and not each.dismissed_at
                else each
                for each in self.moderators
            ]
            tokens = {session.token for session in self.sessions.values() if session.person_id == person_id}
            self.once = {
                key: once
                for key, once in self.once.items()
                if once.payload not in {*tokens, person_id.encode()}
            }
            self.people.pop(person_id, None)
            self.phone_owners.pop(person_id, None)
            self.first = {token: each for token, each in self.first.items() if each != person_id}
            self.joined = {each: main for each, main in self.joined.items() if person_id not in (each, main)}
            self.record_links = {
                name: each for name, each in self.record_links.items() if each.person_id != person_id
            }
            self.sweep(person_id)

    def dismiss(self, person_id: PersonId, at: int) -> None:
        def dismissed(each: Moderator) -> bool:
            return each.person_id == person_id and not each.dismissed_at

        self.moderators = [
            replace(each, dismissed_at=at) if dismissed(each) else each for each in self.moderators
        ]

    def sweep(self, person_id: PersonId) -> None:
        """Delete what was written for somebody after they were erased."""
        self.sessions = {token: each for token, each in self.sessions.items() if each.person_id != person_id}
        self.keys = {id: each for id, each in self.keys.items() if each.person_id != person_id}
        self.visits = {key: at for key, at in self.visits.items() if key[0] != person_id}
        self.join_requests = {
            id: each for id, each in self.join_requests.items() if each.person_id != person_id
        }
        self.notes = {key: each for key, each in self.notes.items() if each.person_id != person_id}
        self.preferences.pop(person_id, None)
        self.pushes = {token: each for token, each in self.pushes.items() if each.person_id != person_id}
        self.told = {key: each for key, each in self.told.items() if each.person_id != person_id}
        self.authors.pop(person_id, None)
        for name in self.record_links:
            self.set_record_link_name(name, person_id, False)
        self.chat = {key: line for key, line in self.chat.items() if line.person_id != person_id}
        self.blocks = {key: each for key, each in self.blocks.items() if person_id not in key}
        self.mutes = {each for each in self.mutes if person_id not in (each[0], each[2])}
        self.played = {key: stay for key, stay in self.played.items() if stay.person_id != person_id}
