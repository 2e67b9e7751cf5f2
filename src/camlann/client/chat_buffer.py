"""Chat buffer: the chat of a table as a device has received it, in order and without gaps."""

from msgspec import Raw

from camlann.engine.facts import Seat
from camlann.protocol.chat_content import TABLE, Claims
from camlann.protocol.socket_messages import ChatHistoryIs, ChatMessage


class ChatBuffer:
    """The messages in order. Each names the one before it, which shows gaps."""

    def __init__(self) -> None:
        self.messages: list[ChatMessage] = []
        self.asked: str | None = None
        """The id of the open request for missing messages."""
        self.has_gap = False
        """Whether messages are missing that were not requested yet."""
        self._names: set[str] = set()

    @property
    def last(self) -> str:
        return self.messages[-1].name if self.messages else ""

    def claims(self, game: int) -> list[tuple[Seat, Raw]]:
        """The claims that stand in a game, and the seats that made them."""
        here = [each for each in self.messages if each.game == game and each.channel == TABLE]
        fallen = {name for message in here for name in message.instead}
        return [
            (Seat(each.seat), each.what.claim)
            for each in here
            if isinstance(each.what, Claims) and each.seat is not None and each.name not in fallen
        ]

    def add(self, message: ChatMessage) -> None:
        """Take a new message."""
        if message.name in self._names:
            return
        if message.after == self.last and self.asked is None:
            self._add(message)
        else:
            self.has_gap = True

    def add_history(self, history: ChatHistoryIs) -> None:
        """Take the messages that were requested."""
        if history.id != self.asked:
            return
        self.asked = None
        for message in history.messages:
            if message.name not in self._names:
                self._add(message)
        self.has_gap |= history.more

    def _add(self, message: ChatMessage) -> None:
        self.messages.append(message)
        self._names.add(message.name)
