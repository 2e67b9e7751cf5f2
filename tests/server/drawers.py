"""What a store in memory keeps beside the logs: plain dictionaries, and what the protocol says of them."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from camlann.server.store import Person, Place, Share, TableId
from camlann.server.store.lobby import Answered, Code, Knock, Listing
from camlann.server.store.people import LASTS, Once, Passkey, Session, Use, Visit, Visitor
from camlann.table.company import Who

E = TypeVar("E", Code, Knock, Once)


class Drawers:
    def __init__(self) -> None:
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
        self.shares: dict[str, Share] = {}

    def add_table(self, place: Place) -> Place | None:
        if all(place.id != other.id for other in self.tables.values()):
            self.tables.setdefault(place.name, place)
        return self.tables.get(place.name)

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

    def rename(self, who: Who, name: str) -> None:
        for each in (who, *(other for other, main in self.joined.items() if main == who)):
            if each in self.people:
                self.people[each] = Person(each, name)

    def join(self, who: Who, into: Who) -> bool:
        if who == into or who not in self.people or into not in self.people or into in self.joined:
            return False
        if self.joined.setdefault(who, into) != into:
            return False
        for other, main in self.joined.items():
            self.joined[other] = into if main == who else main
        for token, session in self.sessions.items():
            if session.who == who:
                self.sessions[token] = replace(session, who=into)
        for id, key in self.keys.items():
            if key.who == who:
                self.keys[id] = replace(key, who=into)
        self.people[who] = Person(who, self.people[into].name)
        return True

    def add_session(self, session: Session) -> None:
        if session.who in self.people:
            now = replace(session, who=self.joined.get(session.who, session.who))
            self.sessions.setdefault(session.token, now)

    def sessions_of(self, who: Who) -> list[Session]:
        theirs = [session for session in self.sessions.values() if session.who == who]
        return sorted(theirs, key=lambda session: (-session.seen, session.token))

    def seen(self, token: bytes, at: int) -> None:
        if (session := self.sessions.get(token)) is not None:
            self.sessions[token] = replace(session, seen=max(session.seen, at))

    def end_session(self, who: Who, token: bytes) -> None:
        if (session := self.sessions.get(token)) is not None and session.who == who:
            del self.sessions[token]

    def add_passkey(self, key: Passkey) -> bool:
        if key.who not in self.people:
            return False
        now = replace(key, who=self.joined.get(key.who, key.who))
        kept = self.keys.setdefault(key.id, now)
        return (kept.who, kept.key) == (key.who, key.key)

    def keys_of(self, who: Who) -> list[Passkey]:
        theirs = [key for key in self.keys.values() if key.who == who]
        return sorted(theirs, key=lambda key: (key.made, key.id))

    def used(self, id: bytes, count: int) -> None:
        if (key := self.keys.get(id)) is not None:
            self.keys[id] = replace(key, count=max(key.count, count))

    def end_passkey(self, who: Who, id: bytes) -> None:
        if (key := self.keys.get(id)) is not None and key.who == who:
            del self.keys[id]

    def take(self, secret: bytes, use: Use, now: int) -> bytes | None:
        once = self.once.get(secret)
        if once is None or once.use is not use:
            return None
        del self.once[secret]
        return once.what if now < once.until else None

    def visited(self, who: Who, table: TableId, at: int) -> None:
        self.visits[who, table] = max(at, self.visits.get((who, table), at))

    def visits_of(self, whos: Sequence[Who], table: TableId | None, before: int = 2**63) -> list[Visit]:
        names = {place.id: place for place in self.tables.values()}
        found = [
            Visit(who, names[at_table], at)
            for (who, at_table), at in self.visits.items()
            if who in whos and at_table in names and at < before and table in (None, at_table)
        ]
        if table is None:
            return sorted(found, key=lambda visit: (-visit.at, -visit.place.id))
        return sorted(found, key=lambda visit: (-visit.at, visit.who))

    # The lobby.

    def living(self, thing: E | None, now: int) -> E | None:
        return None if thing is None or thing.until <= now else thing

    def add_code(self, code: Code, now: int) -> bool:
        kept = self.living(self.codes.get(code.code), now)
        if kept is not None and kept.table != code.table:
            return False
        self.codes[code.code] = code
        return True

    def codes_of(self, table: TableId, now: int) -> list[Code]:
        found = [code for code in self.codes.values() if code.table == table and code.until > now]
        return sorted(found, key=lambda code: (-code.until, code.code))

    def open_code(self, code: str, table: TableId, open_until: int) -> None:
        if (kept := self.codes.get(code)) is not None and kept.table == table:
            self.codes[code] = replace(kept, open_until=open_until)

    def knocks_at(self, table: TableId, now: int) -> list[Knock]:
        found = [
            knock
            for knock in self.knocks.values()
            if knock.table == table and knock.until > now and knock.state is Answered.WAITING
        ]
        return sorted(found, key=lambda knock: (knock.until, knock.id))

    def answer_knock(self, id: str, state: Answered) -> None:
        if (knock := self.knocks.get(id)) is not None and knock.state is Answered.WAITING:
            self.knocks[id] = replace(knock, state=state)

    def list_table(self, listing: Listing) -> None:
        kept = self.listings.get(listing.place.id, listing)
        self.listings[listing.place.id] = replace(listing, since=kept.since)

    def listed(self, game: str | None, language: str | None, before: int) -> list[Listing]:
        found = [
            listing
            for listing in self.listings.values()
            if listing.since < before
            and game in (None, listing.game)
            and language in (None, listing.language)
        ]
        return sorted(found, key=lambda listing: (-listing.since, -listing.place.id))

    def tidy(self, now: int) -> None:
        old = now - LASTS
        self.sessions = {key: each for key, each in self.sessions.items() if each.seen > old}
        self.once = {key: each for key, each in self.once.items() if each.until > now}
        self.codes = {key: each for key, each in self.codes.items() if each.until > now}
        self.knocks = {key: each for key, each in self.knocks.items() if each.until > now}

    # Links to finished games.

    def share(self, share: Share) -> Share:
        for there in self.shares_of(share.table, share.game):
            if there.who == share.who:
                return there
        self.shares[share.name] = replace(share, named=(share.who,))
        return self.shares[share.name]

    def shares_of(self, table: TableId, game: int) -> list[Share]:
        found = [each for each in self.shares.values() if (each.table, each.game) == (table, game)]
        return sorted(found, key=lambda each: (each.made, each.name))

    def name_in_share(self, name: str, who: Who, agreed: bool) -> None:
        if (share := self.shares.get(name)) is not None:
            named = {*share.named, who} if agreed else {*share.named} - {who}
            self.shares[name] = replace(share, named=tuple(sorted(named)))
