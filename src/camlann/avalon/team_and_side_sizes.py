"""Team and side sizes by the number of players, and the numbers that decide a game."""

GOOD = {5: 3, 6: 4, 7: 4, 8: 5, 9: 6, 10: 6}
EVIL = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}

TEAM = {
    5: (2, 3, 2, 3, 3),
    6: (2, 3, 4, 3, 4),
    7: (2, 3, 3, 4, 4),
    8: (3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5),
    10: (3, 4, 4, 5, 5),
}
"""The size of the team for quests 1 to 5."""

QUESTS = (1, 2, 3, 4, 5)
REJECTIONS = 5
"""This many rejected teams in one round lose the game for Good."""
TO_WIN = 3
"""Quests that decide the game, won or lost."""
TWO_FAILS_FROM = 7
"""From this many players on, the fourth quest is lost only by two fails."""


def fails_needed(seats: int, quest: int) -> int:
    """How many fails lose the quest that counts as this one."""
    return 2 if quest == 4 and seats >= TWO_FAILS_FROM else 1


def team_size(seats: int, quest: int) -> int:
    return TEAM[seats][quest - 1]
