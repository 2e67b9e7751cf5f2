"""What can be typed, and what is said to what cannot be done."""

import re

import pytest

from tests.terminal.typist import Terminal, lines, paragraphs, sensible

# With this word Ana leads first and is Good.
GOOD = ["play", "avalon", "--seats", "7", "--lady", "--set", "leader=0", "--seed", "x"]

TYPED = {
    "help": ("?", "Answer with a number, or with a name or its beginning"),
    "the marks are explained": ("?", "♛ leader"),
    "why this is asked": ("why", "The leader chooses a team of the size the quest asks for"),
    "why not this": ("why 1 2 3", "The team for this quest has 2 different players."),
    "why not nobody": ("why ,", "The team for this quest has 2 different players."),
    "whether that": ("why ana ben", "That is open to you."),
    "the own card": ("card", "You win if three quests"),
    "the board": ("board", "Rejected teams"),
    "all that was told": ("log", "Round 1 begins."),
    "a word that says nothing": ("xyzzy", "“xyzzy” is none of these."),
    "a number too high": ("1 8", "“8” is none of these."),
    "a number that is none": ("1 0", "“0” is none of these."),
    "too few": ("1", "The team for this quest has 2 different players."),
    "too many": ("1 2 3", "The team for this quest has 2 different players."),
    "one of them twice": ("1 1", "The team for this quest has 2 different players."),
    "nothing": ("", "The team for this quest has 2 different players."),
}


@pytest.mark.parametrize("typed, said", TYPED.values(), ids=TYPED)
def test_what_is_no_answer_is_answered_and_asked_again(terminal: Terminal, typed: str, said: str) -> None:
    told = terminal(*GOOD, answer=lines("", typed, "q"))
    asked, _, after = told.partition("Choose 2, with spaces between:")
    assert asked
    assert said in " ".join(after.split())
    assert "Choose 2, with spaces between:" in after
    assert "proposes" not in after


TEAMS = {
    "numbers": "2 3",
    "names": "Ben Cleo",
    "small letters": "ben cleo",
    "beginnings": "b c",
    "commas": "Cleo, Ben",
    "a number and a name": "2,cleo",
    "another order": "3 2",
    "other digits": "۲ ۳",
}


@pytest.mark.parametrize("typed", TEAMS.values(), ids=TEAMS)
def test_a_team_can_be_typed_in_many_ways(terminal: Terminal, typed: str) -> None:
    assert "Ana proposes for quest 1: Ben and Cleo." in terminal(*GOOD, answer=lines("", typed, "q"))


def test_a_name_with_a_space_is_one_name(terminal: Terminal) -> None:
    argv = [*GOOD, "--names", "Ana,Sir Kay,Sir Bors"]
    assert "quest 1: Ana and Sir Kay." in terminal(*argv, answer=lines("", "sir kay, ana", "q"))


def test_a_beginning_that_fits_two_is_not_guessed_at(terminal: Terminal) -> None:
    argv = [*GOOD, "--names", "Ana,Sir Kay,Sir Bors"]
    said = terminal(*argv, answer=lines("", "ana, sir", "q"))
    assert "“sir” could be Sir Kay or Sir Bors." in said


def test_both_cards_are_shown_to_good_and_fail_is_refused_with_the_reason(terminal: Terminal) -> None:
    def answer(screen: str) -> str:
        if "Play the other one." in screen:
            return "success"
        return "fail" if "1 Fail   2 Success" in screen else sensible(screen)

    said = terminal("play", "avalon", "--set", "leader=0", "--seed", "c", answer=answer)
    assert "You are Ana: Loyal Servant of Arthur, Good." in said
    before, _, after = said.partition("Your choice: fail")
    assert before.rstrip().endswith("1 Fail   2 Success")
    assert after.lstrip().startswith("Your role does not let you play this card. Play the other one.")
    assert "You played: Success." in after
    assert "You played: Fail." not in after


def test_several_offers_are_a_choice_of_their_own_and_one_can_go_back_on_it(terminal: Terminal) -> None:
    which = iter("12")

    def answer(screen: str) -> str:
        if screen.endswith("What would you like to do? "):
            return next(which)
        return "ana" if "3 Cleo   4 Dov" in screen else sensible(screen)

    # The first leader is Ben, so Ana has the Lady.
    said = terminal(
        *["play", "--lady", "--set", "lady-use=may_decline", "--set", "leader=1", "--seed", "w"],
        *["--set", "everyone-guesses=false"],
        answer=answer,
    )
    asked, _, after = said.partition("You hold the Lady of the Lake. Whose loyalty do you look at?")
    assert asked
    first, _, second = after.partition("Your choice: ana")
    assert "1 Look at a player’s loyalty   2 Don’t use the Lady" in first
    assert second.lstrip().startswith("You know your own side. Choose somebody else.")
    assert "Ana does not use the Lady of the Lake." in second


def test_a_vote_can_be_changed_where_the_table_allows_it(terminal: Terminal) -> None:
    stands = "Press Enter, and your answer stands; type anything else to change it: "
    typed = lines("", "1 2", "approve", "change", "reject", "", "q")
    argv = ["play", "avalon", "--set", "leader=0", "--seed", "c"]
    said = terminal(*argv, "--set", "change-votes=true", answer=typed)
    assert paragraphs(said, [f"{stands}change 1 Approve 2 Reject Your choice: reject {stands}"])
    assert paragraphs(said, ["· You voted: Approve. · You voted: Reject. · The votes are revealed. Approve:"])
    assert not re.search(r"Approve: [^;]*Ana", said)


def test_a_vote_is_final_where_the_table_does_not_allow_it(terminal: Terminal) -> None:
    said = terminal(
        "play", "avalon", "--set", "leader=0", "--seed", "c", answer=lines("", "1 2", "approve", "q")
    )
    assert paragraphs(said, ["Your choice: approve · You voted: Approve. · The votes are revealed."])
