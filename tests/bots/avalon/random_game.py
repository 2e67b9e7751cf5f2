"""A game of random moves, with options that a test has chosen."""

from functools import partial
from random import Random

from camlann import avalon
from camlann.avalon import Options
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.match import Match
from tests.avalon.configs import agreeable
from tests.avalon.deals import Avalon
from tests.choices import Choices


def random_game(options: Options, seats: int, word: str) -> Avalon:
    """Played to its last quest or somewhere before it; people say yes more often than not."""
    random = Random(word)
    match: Avalon = Match(avalon, options, seats, partial(Seeded, seed_of(word), 1))
    while not match.over and match.public.won < 3 and random.random() < 0.995:
        seat = random.choice([seat for seat in match.public.everyone if match.moves(seat)])
        offer, fields = agreeable([random.choice(match.moves(seat))], Choices(random.randbytes(8)))
        match.play(seat, avalon.WIRE.choose(offer, fields))
    return match
