"""A proxy to PostgreSQL that a test can cut: before a statement arrives, before its answer, or entirely."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit


class Wire:
    def __init__(self, url: str) -> None:
        self._to = urlsplit(url)
        self._server: asyncio.Server | None = None
        self._port = 0
        self._ends: set[asyncio.StreamWriter] = set()
        self._sessions: set[asyncio.Task[None]] = set()
        self.asks = asyncio.Event()
        """Open: what the store says gets through."""
        self.answers = asyncio.Event()
        """Open: what the server says gets through."""
        self.heard = asyncio.Event()
        """Something came from the store, whether it gets through or not."""
        self._left: int | None = None

    @property
    def url(self) -> str:
        """The way to the same database, over this wire."""
        return self._to._replace(netloc=f"{self._to.username}@127.0.0.1:{self._port}").geturl()

    async def up(self) -> None:
        self.asks.set()
        self.answers.set()
        self._server = await asyncio.start_server(self._join, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def down(self) -> None:
        """Accept nothing any more, and break every connection."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self.cut()
        await asyncio.gather(*self._sessions, return_exceptions=True)

    def only(self, messages: int) -> None:
        """So many more pieces of what the store says get through; then it stands still."""
        self._left = messages

    def cut(self) -> None:
        """Break every connection; new ones can be opened."""
        for end in self._ends:
            end.transport.abort()
        for session in self._sessions:
            session.cancel()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        session = asyncio.current_task()
        assert session is not None
        self._sessions.add(session)
        session.add_done_callback(self._sessions.discard)
        assert self._to.hostname is not None
        there, over = await asyncio.open_connection(self._to.hostname, self._to.port or 5432)
        self._ends |= {writer, over}
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._carry(reader, over, asks=True))
                both.create_task(self._carry(there, writer, asks=False))
        except* OSError:
            pass
        except* asyncio.CancelledError:
            pass
        finally:
            self._ends -= {writer, over}
            writer.transport.abort()
            over.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, asks: bool) -> None:
        while data := await reader.read(65536):
            if asks:
                self.heard.set()
                if self._left is not None:
                    if self._left == 0:
                        self.asks.clear()
                    self._left -= 1
            await (self.asks if asks else self.answers).wait()
            writer.write(data)
            await writer.drain()
        raise ConnectionResetError


@asynccontextmanager
async def wire(url: str) -> AsyncIterator[Wire]:
    between = Wire(url)
    await between.up()
    try:
        yield between
    finally:
        await between.down()
