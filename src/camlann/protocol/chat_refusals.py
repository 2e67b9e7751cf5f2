"""Why something may not be said."""

from camlann.engine.phases import Reason


class ChatDisabled(Reason, frozen=True, tag="chat.disabled"):
    """Nothing is said at this table."""


class PhrasesOnly(Reason, frozen=True, tag="chat.phrases-only"):
    """Claims and phrases, but no words of one's own."""


class Muted(Reason, frozen=True, tag="chat.muted"):
    """The host of the table, or of the house, does not let them speak."""


class NoSuchChannel(Reason, frozen=True, tag="chat.no-such-channel"):
    """No such room is open now."""


class NotYourChannel(Reason, frozen=True, tag="chat.not-your-channel"):
    """It is open, to others."""


class SpectatorsApart(Reason, frozen=True, tag="chat.spectators-apart"):
    """While a game is played those who look on talk among themselves."""


class KnowsTooMuch(Reason, frozen=True, tag="chat.knows-too-much"):
    """Whoever gave up a seat knows what was told to it."""


class TooFast(Reason, frozen=True, tag="chat.too-fast"):
    """So much at once is not heard."""


class NoQuotes(Reason, frozen=True, tag="chat.no-quotes"):
    """At this table nobody is quoted."""


class NothingToQuote(Reason, frozen=True, tag="chat.nothing-to-quote"):
    """There is no such line here, or no such fact."""


class Unsayable(Reason, frozen=True, tag="chat.unsayable"):
    """It cannot be said at this table, or there is nothing in it."""
