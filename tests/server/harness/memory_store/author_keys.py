"""The key under which a person's texts are encrypted."""

from camlann.server.store.author_keys import Author
from camlann.table import Who
from tests.server.harness.memory_store.subject import Subject, call


class MemoryAuthorKeys(Subject):
    @call
    def add_author(self, author: Author) -> Author | None:
        if author.who in self.disk.erased:
            return None
        return self.disk.authors.setdefault(author.who, author)

    @call
    def author(self, who: Who) -> Author | None:
        return self.disk.authors.get(who)
