"""Why something may not be said."""

from camlann.engine.phases import Reason


class Quiet(Reason, frozen=True, tag="talk.quiet"):
    """Nothing is said at this table."""


class PhrasesOnly(Reason, frozen=True, tag="talk.phrases-only"):
    """Claims and phrases, but no words of one's own."""


class Muted(Reason, frozen=True, tag="talk.muted"):
    """The host of the table, or of the house, does not let them speak."""


class NoRoom(Reason, frozen=True, tag="talk.no-room"):
    """No such room is open now."""


class NotYourRoom(Reason, frozen=True, tag="talk.not-your-room"):
    """It is open, to others."""


class OnlookersApart(Reason, frozen=True, tag="talk.onlookers-apart"):
    """While a game is played those who look on talk among themselves."""


class KnowsTooMuch(Reason, frozen=True, tag="talk.knows-too-much"):
    """Whoever gave up a seat knows what was told to it."""


class TooFast(Reason, frozen=True, tag="talk.too-fast"):
    """So much at once is not heard."""


class NoQuotes(Reason, frozen=True, tag="talk.no-quotes"):
    """At this table nobody is quoted."""


class NothingToQuote(Reason, frozen=True, tag="talk.nothing-to-quote"):
    """There is no such line here, or no such fact."""


class Unsayable(Reason, frozen=True, tag="talk.unsayable"):
    """It cannot be said at this table, or there is nothing in it."""
