"""What a device has heard of the talk at its table, put together from lines that come alone or in bundles."""

from camlann.protocol.client_messages import ChatHistoryIs, ChatMessage


class ChatBuffer:
    """The lines in order. Each names the one before it; where that is another, some are missing."""

    def __init__(self) -> None:
        self.messages: list[ChatMessage] = []
        self.asked: str | None = None
        """The question for what is missing that is not answered yet."""
        self.has_gap = False
        """Whether something is missing that was not asked for yet."""
        self._names: set[str] = set()

    @property
    def last(self) -> str:
        return self.messages[-1].name if self.messages else ""

    def add(self, message: ChatMessage) -> None:
        """A line that has just been said."""
        if message.name in self._names:
            return
        if message.after == self.last and self.asked is None:
            self._add(message)
        else:
            self.has_gap = True

    def add_history(self, history: ChatHistoryIs) -> None:
        """Lines that were asked for."""
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
