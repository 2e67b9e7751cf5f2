"""Everything a game has sent: the frames that went to each viewer, byte for byte and in order."""

from camlann import avalon
from camlann.avalon.lancelot import AllegianceLaid, ScheduleLaid
from camlann.avalon.leader import LeaderChosen
from camlann.avalon.plots.hand_out import PlotsLaid
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from tests.avalon.deals import Avalon, Stacked
from tests.avalon.play_sequences import heard


def frames_sent(match: Avalon) -> dict[Seat | None, list[bytes]]:
    """What each viewer was sent, a spectator (None) too, from the deal up to now."""
    roles = [own.role for _, own in sorted(match.truth.own.items())]
    (first,) = heard(match, None, LeaderChosen)
    dice = Stacked(roles, first.seat, *decks(match))
    again = Match(avalon, match.public.options, match.public.seats, lambda n: dice)
    assert again.rows[0].facts == match.rows[0].facts
    sent: dict[Seat | None, list[bytes]] = {viewer: [] for viewer in match.viewers}
    for row in match.rows:
        if row.n:
            again.adopt(row)
        for viewer, frame in again.frames():
            sent[viewer].append(frame)
    return sent


def decks(match: Avalon) -> tuple[list[str], list[str]]:
    """The allegiance cards and the plot cards as they were shuffled, from the top."""
    allegiance: list[str] = []
    plots: list[str] = []
    for fact in match.rows[0].facts:
        match fact:
            case ScheduleLaid(cards) | AllegianceLaid(cards):
                allegiance += cards
            case PlotsLaid(cards):
                plots += cards
    return allegiance, plots
