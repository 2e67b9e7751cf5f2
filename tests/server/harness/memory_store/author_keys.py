"""The key under which a person's texts are encrypted."""

from camlann.server.store.author_keys import AuthorKey
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryAuthorKeys(Subject):
    @call
    def add_author_key(self, author: AuthorKey) -> AuthorKey | None:
        if author.person_id in self.disk.erased:
            return None
        return self.disk.authors.setdefault(author.person_id, author)

    @call
    def author_key(self, person_id: PersonId) -> AuthorKey | None:
        return self.disk.authors.get(person_id)
