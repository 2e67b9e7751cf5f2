"""What a device has heard of the talk at its table, put together from lines that come alone or in bundles."""

from camlann.protocol.client_messages import ChatHistoryIs, ChatMessage


class ChatBuffer:
    """The lines in order. Each names the one before it; where that is another, some are missing."""

    def __init__(self) -> None:
        self.lines: list[ChatMessage] = []
        self.asked: str | None = None
        """The question for what is missing that is not answered yet."""
        self.lacks = False
        """Whether something is missing that was not asked for yet."""
        self._names: set[str] = set()

    @property
    def last(self) -> str:
        return self.lines[-1].name if self.lines else ""

    def hear(self, line: ChatMessage) -> None:
        """A line that has just been said."""
        if line.name in self._names:
            return
        if line.after == self.last and self.asked is None:
            self._add(line)
        else:
            self.lacks = True

    def learn(self, message: ChatHistoryIs) -> None:
        """Lines that were asked for."""
        if message.id != self.asked:
            return
        self.asked = None
        for line in message.lines:
            if line.name not in self._names:
                self._add(line)
        self.lacks |= message.more

    def _add(self, line: ChatMessage) -> None:
        self.lines.append(line)
        self._names.add(line.name)
