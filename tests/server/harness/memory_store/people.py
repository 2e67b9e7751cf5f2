"""People, their sessions, passkeys and one-time tokens."""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.server.store import Person
from camlann.server.store.one_time_tokens import OneTimeToken, TokenPurpose
from camlann.server.store.passkeys import Passkey
from camlann.server.store.sessions import Session, Visitor
from camlann.server.store.storable_rows import check, same
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryPeople(Subject):
    async def add_person(
        self, person: Person, token: bytes, at: int = 0, phone_owner: PersonId | None = None
    ) -> None:
        check(person)
        added = await self.do("add_person", lambda: self.disk.add_person(person, token, at, phone_owner))
        same(added, person)

    @call
    def phone_owner(self, person_id: PersonId) -> PersonId | None:
        return self.disk.phone_owners.get(person_id)

    @call
    def phone_guests(self, owner_ids: Sequence[PersonId]) -> list[Person]:
        owners = self.disk.phone_owners.items()
        return [self.disk.people[each] for each, owner in sorted(owners) if owner in owner_ids]

    @call
    def find_person(self, token: bytes) -> Person | None:
        visitor = self.disk.visitor(token)
        return None if visitor is None else visitor.person

    @call
    def people(self, person_ids: Sequence[PersonId]) -> list[Person]:
        return [self.disk.people[person_id] for person_id in person_ids if person_id in self.disk.people]

    async def rename(self, person_id: PersonId, name: str) -> None:
        check(Person(person_id, name))
        await self.do("rename", lambda: self._rename(person_id, name))

    def _rename(self, person_id: PersonId, name: str) -> None:
        for each in (person_id, *(other for other, main in self.disk.joined.items() if main == person_id)):
            if each in self.disk.people:
                self.disk.people[each] = Person(each, name)

    @call
    def link(self, person_id: PersonId, into: PersonId) -> bool:
        people, joined = self.disk.people, self.disk.joined
        if person_id == into or person_id not in people or into not in people or into in joined:
            return False
        if joined.setdefault(person_id, into) != into:
            return False
        for other, main in joined.items():
            joined[other] = into if main == person_id else main
        for token, session in self.disk.sessions.items():
            if session.person_id == person_id:
                self.disk.sessions[token] = replace(session, person_id=into)
        for id, key in self.disk.keys.items():
            if key.person_id == person_id:
                self.disk.keys[id] = replace(key, person_id=into)
        for token, push in self.disk.pushes.items():
            if push.person_id == person_id:
                self.disk.pushes[token] = replace(push, person_id=into)
        self.disk.moderators = [
            replace(each, person_id=into) if each.person_id == person_id else each
            for each in self.disk.moderators
        ]
        people[person_id] = Person(person_id, people[into].name)
        return True

    # Sessions.

    @call
    def add_session(self, session: Session) -> None:
        if session.person_id in self.disk.people:
            now = replace(session, person_id=self.disk.joined.get(session.person_id, session.person_id))
            self.disk.sessions.setdefault(session.token, now)

    @call
    def find_session(self, token: bytes) -> Visitor | None:
        return self.disk.visitor(token)

    @call
    def sessions(self, person_id: PersonId) -> list[Session]:
        theirs = [session for session in self.disk.sessions.values() if session.person_id == person_id]
        return sorted(theirs, key=lambda session: (-session.seen, session.token))

    @call
    def live_sessions(self, tokens: Sequence[bytes]) -> list[bytes]:
        return [each for each in tokens if each in self.disk.sessions]

    @call
    def touch_session(self, token: bytes, at: int) -> None:
        if (session := self.disk.sessions.get(token)) is not None:
            self.disk.sessions[token] = replace(session, seen=max(session.seen, at))

    @call
    def end_session(self, person_id: PersonId, token: bytes) -> None:
        if (session := self.disk.sessions.get(token)) is not None and session.person_id == person_id:
            del self.disk.sessions[token]
            self.disk.pushes.pop(token, None)

    # Passkeys.

    @call
    def add_passkey(self, passkey: Passkey) -> bool:
        if passkey.person_id not in self.disk.people:
            return False
        now = replace(passkey, person_id=self.disk.joined.get(passkey.person_id, passkey.person_id))
        kept = self.disk.keys.setdefault(passkey.id, now)
        return (kept.person_id, kept.public_key) == (passkey.person_id, passkey.public_key)

    @call
    def find_passkey(self, id: bytes) -> Passkey | None:
        return self.disk.keys.get(id)

    @call
    def passkeys(self, person_id: PersonId) -> list[Passkey]:
        theirs = [key for key in self.disk.keys.values() if key.person_id == person_id]
        return sorted(theirs, key=lambda key: (key.made, key.id))

    @call
    def set_sign_count(self, id: bytes, count: int) -> None:
        if (key := self.disk.keys.get(id)) is not None:
            self.disk.keys[id] = replace(key, sign_count=max(key.sign_count, count))

    @call
    def delete_passkey(self, person_id: PersonId, id: bytes) -> None:
        if (key := self.disk.keys.get(id)) is not None and key.person_id == person_id:
            del self.disk.keys[id]

    # One-time tokens.

    @call
    def add_one_time_token(self, token: OneTimeToken) -> None:
        self.disk.once.setdefault(token.token_hash, token)

    @call
    def one_time_tokens(self, purpose: TokenPurpose, now: int) -> list[OneTimeToken]:
        found = [
            each for each in self.disk.once.values() if each.purpose is purpose and now < each.expires_at
        ]
        return sorted(found, key=lambda each: (each.expires_at, each.token_hash))

    @call
    def take_one_time_token(self, token_hash: bytes, purpose: TokenPurpose, now: int) -> bytes | None:
        token = self.disk.once.get(token_hash)
        if token is None or token.purpose is not purpose:
            return None
        del self.disk.once[token_hash]
        return token.payload if now < token.expires_at else None
