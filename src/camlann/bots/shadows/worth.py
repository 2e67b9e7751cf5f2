"""What things are worth to the Loyal, in points: a sword is worth twelve.

A turn of a Knight is worth two to four points, so that everything else can be compared with a turn.
"""

from camlann.shadows.state import BLACK_LIMIT, MAX_LIVES, SIEGE_LIMIT, SWORDS, Camelot

SWORD = 12.0
LOST_GAME = 100.0
LIVES = (0.0, 22.0, 5.0, 1.8, 1.3, 1.0, 0.6)
"""What the last life point is worth, the second, and so on."""
SIEGES = (3.8, 3.8, 4.0, 4.2, 4.4, 4.6, 4.6, 5.1, 7.0, 9.0, 30.0, 2.5 * LOST_GAME)
"""What one more siege engine costs, by how many there are."""
CARDS = (2.6, 2.4, 2.2, 1.9, 1.6, 1.4, 1.1, 0.8, 0.6, 0.4, 0.3, 0.1)
"""What one more card is worth, by how many there are in the hand."""
BLACKS = (0.0, 0.6, 1.2, 2.9, 5.4, 47.0, LOST_GAME)
"""What one more black sword costs, by how many there are: with six, the Knights can hardly win."""
AT_LAST = 4.5
"""What a black sword is worth to Knights who have seven white ones: the game ends sooner."""
HURRY = 1.7
HURRY_FROM = 3
"""Each white sword after so many makes a black one that much less bad."""
WARY = 2.0
"""What each black sword costs more if there may be a Traitor, who turns two more."""
RELICS = {"excalibur": 5.0, "grail": 4.0, "armor": 4.0}
LATE_FROM = 8
"""From this many swords on, what lasts is worth less."""


def lateness(public: Camelot) -> float:
    """What lasting goods are worth now: 1 at first, less when few swords are missing."""
    return min(1.0, max(0.4, (SWORDS + 1 - len(public.swords)) / (SWORDS + 1 - LATE_FROM)))


def life(public: Camelot, seat: int, number: int = 1) -> float:
    """What so many life points cost a Knight."""
    lives = public.lives[seat]
    cost = sum(LIVES[lives - n] for n in range(min(number, lives)))
    return cost if number >= lives else cost * lateness(public)


def cure(public: Camelot, seat: int, number: int = 1) -> float:
    """What a Knight gains by so many life points."""
    lives = public.lives[seat]
    room = min(number, MAX_LIVES - lives)
    return sum(LIVES[lives + n + 1] for n in range(room)) * lateness(public)


def siege(public: Camelot, number: int = 1) -> float:
    """What so many siege engines cost."""
    first = public.siege
    cost = sum(SIEGES[n] for n in range(first, min(first + number, SIEGE_LIMIT)))
    return cost if first + number >= SIEGE_LIMIT - 2 else cost * lateness(public)


def relief(public: Camelot) -> float:
    """What it is worth to be rid of one."""
    return SIEGES[public.siege - 1] * lateness(public) if public.siege else 0.0


def cards(public: Camelot, seat: int, number: int) -> float:
    """What new cards are worth to a Knight."""
    size = public.hands[seat]
    return sum(CARDS[min(size + n, len(CARDS) - 1)] for n in range(number)) * lateness(public)


def black_swords(public: Camelot, number: int) -> float:
    """What it costs to be given so many black swords. The first ones do little harm."""
    blacks = public.blacks + number
    if blacks >= BLACK_LIMIT:
        return LOST_GAME
    if len(public.swords) + number >= SWORDS:
        return -SWORD * number if public.whites > blacks else LOST_GAME
    cost = sum(BLACKS[n] for n in range(public.blacks, blacks))
    if may_have_traitors(public):
        return cost + WARY * number
    if public.whites > SWORDS // 2 and blacks < SWORDS // 2:
        # Nobody can take the victory away any more, and swords of either colour end the game.
        return -AT_LAST * number
    return cost - HURRY * max(0, public.whites - HURRY_FROM) * number


def may_have_traitors(public: Camelot) -> bool:
    return public.options.traitors != "none" and public.players > 2


def white_swords(public: Camelot, number: int) -> float:
    """What so many white swords are worth."""
    if len(public.swords) + number >= SWORDS:
        return LOST_GAME if public.whites + number > public.blacks else -LOST_GAME
    return SWORD * number
