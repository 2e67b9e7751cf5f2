"""A question to one player in the terminal, made from the forms on offer; it knows no rule of any game.

A player may type a choice that is not on offer: it is refused with the game's own reason. A line that begins
with the word for *why* asks whether something is legal, and does not do it. The word for *back* drops a
choice that is half made.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, assert_never, get_origin

from msgspec.structs import fields

from camlann.engine.forms import Allot, Choice, Form, Item, Offer, One, Order, Pick, Then, Value
from camlann.engine.phases import Closed, Command, NotOffered, Reason
from camlann.engine.wire import Wire
from camlann.i18n.sentences import Names, dashed, means_seat, without_none
from camlann.terminal.choices import Choices, Entry, Unknown, choices
from camlann.terminal.screen import Screen

T = TypeVar("T")


class Back(Exception):
    """The player wants to choose again from the start."""


class Question:
    """The legal moves of one player. `read` shows a prompt and returns a line."""

    def __init__(
        self,
        screen: Screen,
        names: Names,
        wire: Wire,
        offers: Sequence[Offer],
        *,
        read: Callable[[str], str],
        why: Callable[[Command], Reason | None],
        rule: str,
        closed: Sequence[Closed] = (),
    ) -> None:
        self.screen, self.words, self.names = screen, screen.words, names
        self.wire, self.offers = wire, offers
        self.read, self.why, self.rule, self.closed = read, why, rule, closed
        self.only_asking = False
        self.drawn: Sequence[Entry] = ()
        """What stands on the screen, so that a second try need not repeat it."""

    def answer(self) -> Command:
        """Ask until there is a legal answer."""
        while True:
            self.only_asking = False
            try:
                offer = self._offer()
                command = self.wire.choose(offer, self._fields(offer, offer.form, 0))
            except Back:
                self.drawn = ()
                continue
            reason = self.why(command)
            if reason is not None:
                self.screen.say(self.words.tell(reason, self.names), style="refusal")
            elif self.only_asking:
                self.screen.say(self.words.text("play-may"))
            else:
                return command

    def _offer(self) -> Offer:
        if len(self.offers) == 1:
            return self.offers[0]
        entries = [Entry(n, self._label(offer), offer.command) for n, offer in enumerate(self.offers, 1)]
        chosen = self._one(Choices(self.words, entries), self.words.text("play-which"))
        return next(offer for offer in self.offers if offer.command == chosen)

    def _label(self, offer: Offer) -> str:
        return self.words.text(f"{dashed(offer.command)}.offer")

    def _fields(self, offer: Offer, form: Form | None, step: int) -> Choice:
        """The fields from `step` on, each asked for in turn."""
        match form:
            case None:
                if step == 0 and len(self.offers) == 1:
                    self._line(self.words.text("play-enter", what=self._label(offer)))
                return ()
            case One() if step and len(form.shown()) == 1:
                return (form.items[0],)
            case One():
                return (self._one(self._choices(offer, step, form.shown()), self._which(offer, step)),)
            case Pick():
                return (self._pick(self._choices(offer, step, form.items), form),)
            case Order():
                return (self._order(self._choices(offer, step, form.items)),)
            case Allot():
                game = offer.command.partition(".")[0]
                return (self._allot(self._choices(offer, step, form.to), form, game),)
            case Value():
                return (self._value(form),)
            case Then():
                # Where there is one way only, nobody is asked which.
                item, among = form.items[0], self._choices(offer, step, form.items)
                if len(among.entries) > 1:
                    item = self._one(among, self._which(offer, step), form.items)
                else:
                    self.screen.say(self._only(offer, step, among.entries[0].label))
                return (item, *self._fields(offer, form.forms[form.which[form.items.index(item)]], step + 1))
            case _:
                assert_never(form)

    def _which(self, offer: Offer, step: int) -> str:
        """What is asked for at this step, where a command of several says so."""
        field = fields(self.wire.commands[offer.command])[step].name
        name = f"{dashed(offer.command)}.{dashed(field)}"
        return self.words.text(name) if self.words.has(name) else ""

    def _only(self, offer: Offer, step: int, label: str) -> str:
        """The only way there is, which nobody is asked for: in a sentence, where a game has one."""
        field = fields(self.wire.commands[offer.command])[step].name
        name = f"{dashed(offer.command)}.only-{dashed(field)}"
        return self.words.text(name, only=label) if self.words.has(name) else label

    def _choices(self, offer: Offer, step: int, items: Sequence[Item]) -> Choices:
        return choices(self.words, self.names, self.wire.commands[offer.command], step, items)

    def _one(self, among: Choices, prompt: str = "", only: Sequence[Item] = ()) -> Item:
        """One item; if nothing can be asked further but of `only` these, then one of them."""

        def find(line: str) -> Item:
            item = among.find(line)
            if only and item not in only:
                raise Unknown(self.words.text("engine-not-offered"))
            return item

        self._draw(among)
        return self._until(find, prompt or self.words.text("play-choose-one"))

    def _pick(self, among: Choices, form: Pick) -> tuple[Item, ...]:
        name = "play-choose-some" if form.lo == form.hi else "play-choose-range"
        self._draw(among)
        chosen = self._until(among.find_all, self.words.text(name, lo=form.lo, hi=form.hi))
        # Written in the order of the items; those that are not among them are refused later.
        order = {item: n for n, item in enumerate(form.items)}
        return tuple(sorted(chosen, key=lambda item: order.get(item, len(order))))

    def _order(self, among: Choices) -> tuple[Item, ...]:
        self._draw(among)
        return tuple(self._until(among.find_all, self.words.text("play-choose-order")))

    def _allot(self, to: Choices, form: Allot, game: str) -> tuple[Item, ...]:
        """Who gets each item. The receivers of equal items are in their order."""
        self._draw(to)
        gifts = []
        for item in form.items:
            # What goes from hand to hand are cards.
            what = self.words.word(game, "card", str(item))
            gifts.append((item, self._until(to.find, self.words.text("play-choose-receiver", what=what))))
        order = {receiver: n for n, receiver in enumerate(form.to)}
        gifts.sort(key=lambda gift: (form.items.index(gift[0]), order.get(gift[1], -1)))
        return tuple(receiver for _, receiver in gifts)

    def _value(self, form: Value) -> int:
        return self._until(self._whole, self.words.text("play-choose-number", lo=form.lo, hi=form.hi))

    def _whole(self, line: str) -> int:
        try:
            return int(line)
        except ValueError:
            raise Unknown(self.words.text("play-unknown", word=line)) from None

    def _draw(self, among: Choices) -> None:
        if among.entries != self.drawn and not among.on_board:
            self.screen.show(among.drawn())
            self.drawn = among.entries

    def _until(self, find: Callable[[str], T], prompt: str) -> T:
        """Read lines until one is understood."""
        while True:
            line = self._line(prompt)
            try:
                return find(line)
            except Unknown as unknown:
                self.screen.say((self.only_asking and self._about(line)) or unknown.text, style="refusal")
                self.only_asking = False

    def _about(self, line: str) -> str:
        """Whether a command that is not asked for here may be given now, and if not, why not."""
        names = [name for name in self.wire.commands if self.words.has(f"{dashed(name)}.offer")]
        known = [Entry(0, self.words.text(f"{dashed(name)}.offer"), name) for name in names]
        try:
            named = str(Choices(self.words, known).find(line))
        except Unknown:
            return ""
        if any(offer.command == named for offer in self.offers):
            return self.words.text("play-may")
        whole = (each.reason for each in self.closed if each.command == named and each.item is None)
        reason = next(whole, None) or self.why(blank(self.wire.commands[named]))
        return self.words.tell(reason or NotOffered(), self.names)

    def _line(self, prompt: str) -> str:
        """A line with something in it that is not a question about the rule."""
        key, back = self.words.text("play-key-why"), self.words.text("play-key-back")
        while True:
            line = self.read(prompt)
            if line.casefold() == back:
                raise Back
            first, _, rest = line.partition(" ")
            if first.casefold() != key:
                return line
            if not rest:
                self.screen.say(self.rule)
                continue
            self.only_asking = True
            return rest


def blank(command: type[Command]) -> Command:
    """A command with nothing chosen, to ask whether it is open at all."""
    empty: dict[Any, Any] = {int: 0, str: "", tuple: ()}
    kinds = (without_none(field.type) for field in fields(command))
    return command(*(0 if means_seat(kind) else empty.get(get_origin(kind) or kind, "") for kind in kinds))
