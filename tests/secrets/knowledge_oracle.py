"""What every seat, every coalition of seats and a spectator may know at each moment of Avalon.

This is a second telling of the rules, from the rulebook and for the tests alone: it shares no code with the
game, so that both would have to be wrong in the same way. It follows a game by the true deal and the acts as
they are given, in plain words, and keeps what may be known in its ledger. A coalition may know what its
members may, and a spectator what is public.

When a module comes in: say here what is newly known and to whom (appendix A of the rules), and in `book`
which of its questions are covered and which open (appendix B).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.secrets import rulebook_tables
from tests.secrets.ledger import Note, Plain
from tests.secrets.plot_cards import Plotting
from tests.secrets.rulebook_tables import COVERED, OPEN, SOMEBODYS, TEAM


class Oracle(Plotting):
    """A game followed by one who sees everything and knows who else may.

    `rules` are the options of the table, and commands what the seats said, both as plain data. `allegiance`
    are the allegiance cards as they were shuffled, and `plots` the plot deck, both from the top.
    """

    def __init__(
        self,
        roles: Sequence[str],
        leader: int,
        rules: Mapping[str, Any],
        allegiance: Sequence[str] = (),
        plots: Sequence[str] = (),
    ) -> None:
        super().__init__(roles, leader, rules)
        assert Counter(allegiance) == rulebook_tables.allegiance_deck(rules)
        assert Counter(plots) == rulebook_tables.plot_deck(rules, self.seats)
        self.allegiance = tuple(allegiance)
        self.lady: int | None = None
        self.held: tuple[int, ...] = ()
        self.say(("first leader", leader))
        if rules["lady"]:
            self._lady_goes_to((leader - 1) % self.seats)
            self.say(("lady starts", (leader - 1) % self.seats))
        if rules["lancelot"] == "open_schedule":
            self.say(("schedule", *allegiance[:5]))
        self.lay_plots(plots)
        for seat, role in enumerate(self.roles):
            self.whisper(seat, ("role", seat, role), *self._sight(seat))
        self.wait_for("revealing", range(self.seats))

    def act(self, seat: int, command: Plain) -> None:
        """A seat that may do so does this."""
        self.fresh.clear()
        self._act(seat, command)

    def lapse(self) -> None:
        """The deadline passes."""
        self.fresh.clear()
        if self.phase in SOMEBODYS:
            assassin = self.roles.index("assassin")
            self._name(assassin, self.meant(assassin))
        elif self.phase in OPEN | COVERED:
            late = [seat for seat in self.asked if seat not in self.answers]
            # The guess is over with the Assassin's.
            for seat in sorted(
                late, key=lambda seat: self.phase == "guessing" and self.roles[seat] == "assassin"
            ):
                self._act(seat, self.default(seat))
        else:
            self._act(self.asked[0], self.default(self.asked[0]))
        self.noticed = self.everybody

    def targets(self, seat: int) -> set[int]:
        """Whom the Assassin in this seat may name: by what he was shown, never by true sides."""
        others = set(range(self.seats)) - {seat}
        if self.rules["assassin_targets"] == "anyone_else":
            return others
        return others - rulebook_tables.shown(self.roles, seat, self.rules).keys()

    def guessable(self, seat: int) -> set[int]:
        """Whom this seat may take for Merlin: any other, and the Assassin whom he may name."""
        others = set(range(self.seats)) - {seat}
        return self.targets(seat) if self.roles[seat] == "assassin" else others

    def meant(self, seat: int) -> int | None:
        """Whom this seat points at when the time is over, if that counts."""
        target = self.pointing.get(seat)
        return target if target in self.guessable(seat) else None

    def choosable(self) -> list[int]:
        """The quests that may be undertaken next."""
        left = [quest for quest in range(1, 6) if quest not in self.results]
        done = {
            "free": 2,
            "free_lock5_concluded": len(self.results),
            "free_lock5_won": [*self.results.values()].count(True),
        }
        if self.rules["quest_order"] == "fixed":
            return left[:1]
        return [quest for quest in left if quest != 5 or done[self.rules["quest_order"]] >= 2]

    def strikable(self) -> list[int]:
        """Members whose card Excalibur can turn: not the bearer's, and none that lies open."""
        return [seat for seat in self.team if seat not in {self.bearer, self.spotlight}]

    def _act(self, seat: int, command: Plain) -> None:
        assert not self.over
        assert seat in self.asked or self.phase in SOMEBODYS, f"{self.phase} is not put to seat {seat}"
        self.noticed = self.everybody
        match self.phase, command:
            case "revealing", {"type": "avalon.acknowledge"}:
                if self.answer(seat, "seen"):
                    self._open_a_round()
            case "proposing", {"type": "avalon.propose", "quest": quest, "team": team}:
                self._propose(quest, tuple(team))
            case "arming", {"type": "avalon.arm", "bearer": bearer}:
                assert bearer in self.team
                assert bearer != self.leader
                self.bearer = bearer
                self.say(("armed", self.ask, bearer))
                self._team_lies()
            case "discussing", _:
                self._discuss(seat, command["type"])
            case "opining" | "voting", {"type": "avalon.vote", "vote": vote}:
                self.whisper(seat, ("vote", self.ask, seat, vote))
                if seat in self.answers:
                    assert self.rules["change_votes"]
                    self.change(seat, vote)
                elif self.answer(seat, vote):
                    self._votes_are_in()
            case "questing", {"type": "avalon.play-card", "card": card}:
                assert card in self.may_play(seat)
                self.whisper(seat, ("card", self.quest, seat, card))
                if self.answer(seat, card):
                    self._cards_are_in()
            case "striking", {"type": "avalon.strike", "target": target}:
                assert target in self.strikable()
                self.say(("struck", self.quest, seat, target))
                self.whisper(seat, ("peeked", seat, self.quest, target, self.cards[target]))
                self.cards[target] = "success" if self.cards[target] == "fail" else "fail"
                self.open_window("watching")
            case "striking", {"type": "avalon.sheathe"}:
                self.say(("spared", self.quest, seat))
                self.open_window("watching")
            case "examining", {"type": "avalon.examine", "target": target}:
                assert target not in self.held
                self.say(("examined", len(self.results), seat, target))
                self.see_side(seat, target)
                self._lady_goes_to(target)
                self._pass_the_lead()
            case "examining", {"type": "avalon.leave-lady"}:
                assert self.rules["lady_use"] == "may_decline"
                self.say(("left the lady", len(self.results), seat))
                self._pass_the_lead()
            case "doubting", {"type": "avalon.distrust"}:
                self.use(seat, "no_confidence")
                self._reject()
            case "assassinating", {"type": "avalon.name", "target": target}:
                self._name(seat, target)
            case "guessing", {"type": "avalon.guess", "target": target}:
                assert target in self.guessable(seat)
                self.whisper(seat, ("guess", seat, target))
                self._guessed(seat, str(target))
            case "guessing", {"type": "avalon.miss-guess"}:
                self._guessed(seat, "")
            case "guessing" | "assassinating", {"type": "avalon.point"}:
                assert seat not in self.answers
                assert seat != command.get("target") != self.pointing.get(seat)
                self.pointing[seat] = command.get("target")
                self.points[seat] += 1
                self.whisper(seat, ("pointed", seat, self.points[seat], self.pointing[seat]))
                self.noticed = frozenset({seat})
            case _:
                self.plot(seat, command)

    def default(self, seat: int) -> Plain:
        """What is played for who misses the deadline, by public things and the only card one may play."""
        match self.phase:
            case "guessing" if (target := self.meant(seat)) is not None:
                return {"type": "avalon.guess", "target": target}
            case "guessing":
                return {"type": "avalon.miss-guess"}
            case "revealing":
                return {"type": "avalon.acknowledge"}
            case "discussing":
                return {"type": "avalon.keep-discussing"}
            case "opining" | "voting":
                return {"type": "avalon.vote", "vote": "reject"}
            case "questing":
                return {"type": "avalon.play-card", "card": max(self.may_play(seat))}
            case "proposing":
                quest = self.choosable()[0]
                team = sorted(self.around(self.leader)[: TEAM[self.seats][quest - 1]])
                return {"type": "avalon.propose", "quest": quest, "team": team}
            case "arming":
                bearer = next(n for n in self.around(self.leader)[1:] if n in self.team)
                return {"type": "avalon.arm", "bearer": bearer}
            case "striking":
                return {"type": "avalon.sheathe"}
            case "examining" if self.rules["lady_use"] == "may_decline":
                return {"type": "avalon.leave-lady"}
            case "examining":
                target = next(n for n in self.around(seat) if n not in self.held)
                return {"type": "avalon.examine", "target": target}
            case _:
                return self.plot_default()

    def _sight(self, seat: int) -> Iterable[Note]:
        """Eyes open for everybody, and everybody knows that they did, though most see nobody."""
        yield ("eyes opened", seat)
        for other, label in rulebook_tables.shown(self.roles, seat, self.rules).items():
            yield ("shown", seat, other, label)

    def _open_a_round(self) -> None:
        self.round, self.rejections = len(self.results) + 1, 0
        self.say(("round", self.round))
        if not rulebook_tables.flips_with_the_quest(self.rules):
            self._turn_a_card(self.choosable()[0])
        self.open_window("claiming")

    def close_window(self, window: str) -> None:
        self.waiting = ()
        match window:
            case "claiming" if self.rejections == 0:
                self.draw()
            case "claiming":
                self.all_handed_out()
            case "doubting":
                self._begin_the_quest()
            case "illuminating":
                self.wait_for("questing", self.team)
            case "watching":
                self._count()

    def all_handed_out(self) -> None:
        self.wait_for("proposing", [self.leader])

    def _propose(self, quest: int, team: tuple[int, ...]) -> None:
        assert quest in self.choosable()
        assert len(set(team)) == len(team) == TEAM[self.seats][quest - 1]
        self.quest, self.team, self.bearer = quest, tuple(sorted(team)), None
        self.say(("proposed", self.ask, self.leader, quest, *self.team))
        if self.rules["excalibur"]:
            self.wait_for("arming", [self.leader])
        else:
            self._team_lies()

    def _team_lies(self) -> None:
        if self.rules["discussion"] == "leader_calls":
            self.wait_for("discussing", range(self.seats))
        else:
            self._ask_for_opinions()

    def _discuss(self, seat: int, command: str) -> None:
        """All of it is seen by all: who is ready, who is so no more, and what the leader does."""
        leads = seat == self.leader
        match command:
            case "avalon.not-yet":
                del self.answers[seat]
                self.say(("ready no more", self.ask, seat))
            case "avalon.get-ready":
                assert not leads
                self.answer(seat, "ready")
                if len(self.answers) == self.seats - 1:
                    self._call("avalon.all-ready")
            case "avalon.call-vote":
                assert leads
                self.answer(seat, "call")
                self._call("avalon.vote-called")
            case "avalon.change-team":
                assert leads
                assert self.changes < 3
                self.answer(seat, "change")
                self.changes += 1
                self.say(("taken back", self.ask, self.changes))
                self.wait_for("proposing", [self.leader])
            case "avalon.keep-discussing":
                if self.answer(seat, "keep on"):
                    self._call("avalon.time-over")

    def _call(self, why: str) -> None:
        self.say(("vote opens", self.ask, why))
        self._ask_for_opinions()

    def _ask_for_opinions(self) -> None:
        self.opinions = {}
        if makers := self.holders("opinion_maker"):
            self.wait_for("opining", makers)
        else:
            self.wait_for("voting", range(self.seats))

    def _votes_are_in(self) -> None:
        for seat, vote in self.answers.items():
            self.say(("vote", self.ask, seat, vote))
        if self.phase == "opining":
            self.opinions = self.answers
            if others := [seat for seat in range(self.seats) if seat not in self.opinions]:
                self.wait_for("voting", others)
                return
            self.answers = {}
        votes = {**self.opinions, **self.answers}
        for seat, vote in votes.items():
            self.say(("vote", self.ask, seat, vote))
        if 2 * [*votes.values()].count("approve") > self.seats:
            self.say(("approved", self.ask))
            self.open_window("doubting")
        else:
            self._reject()

    def _reject(self) -> None:
        self.rejections += 1
        self.say(("rejected", self.ask, self.rejections))
        if self.rejections == 5:
            self._end("evil", "five_rejections")
        else:
            self._pass_the_lead()

    def _begin_the_quest(self) -> None:
        self.say(("begun", self.quest, *self.team))
        if rulebook_tables.flips_with_the_quest(self.rules):
            self._turn_a_card(self.quest)
        self.spotlight, self.watched = None, ()
        self.open_window("illuminating")

    def _turn_a_card(self, quest: int) -> None:
        """An allegiance card acts, in the open; who the Lancelots are is no more known than before."""
        if self.rules["lancelot"] == "hidden_switch" and self.round >= 3:
            card = self.allegiance[len(self.turned)]
        elif self.rules["lancelot"] == "open_schedule":
            bound = self.round if self.rules["schedule_binding"] == "round" else quest
            card = self.allegiance[bound - 1]
        else:
            return
        self.turned.append(card)
        self.switches += card == "switch"
        self.say(("turned", len(self.turned), card))

    def _cards_are_in(self) -> None:
        self.cards = dict(self.answers)
        self.say(("laid", self.quest))
        if self.spotlight is not None:
            self.say(("card", self.quest, self.spotlight, self.cards[self.spotlight]))
        if self.bearer is not None and self.strikable():
            self.wait_for("striking", [self.bearer])
        else:
            self.open_window("watching")

    def _count(self) -> None:
        self.counted |= {(self.quest, seat): card for seat, card in self.cards.items()}
        fails = [*self.cards.values()].count("fail")
        in_time = self.rules["double_fail_quest"] == "fourth_undertaken"
        fourth = (len(self.results) + 1 if in_time else self.quest) == 4
        won = self.results[self.quest] = fails < (2 if self.seats >= 7 and fourth else 1)
        self.say(("cards", self.quest, len(self.team) - fails, fails, won))
        results = [*self.results.values()]
        by_count = self.rules["lady_timing"] == "completed_count"
        if results.count(False) == 3:
            self._end("evil", "three_fails")
        elif results.count(True) == 3:
            if "merlin" in self.roles and self.rules["everyone_guesses"]:
                self.wait_for("guessing", range(self.seats))
            elif "merlin" in self.roles:
                self.wait_for("assassinating")
            else:
                self._end("good", "three_successes")
        elif self.lady is not None and (len(results) if by_count else self.quest) in {2, 3, 4}:
            self.wait_for("examining", [self.lady])
        else:
            self._pass_the_lead()

    def _name(self, seat: int, target: int | None) -> None:
        assert self.roles[seat] == "assassin"
        if target is None:
            self.say(("nobody named", seat))
            self._end("good", "nobody_named")
            return
        assert target in self.targets(seat)
        self.say(("named", seat, target))
        if self.roles[target] == "merlin":
            self._end("evil", "merlin_assassinated")
        else:
            self._end("good", "assassination_missed")

    def _guessed(self, seat: int, guess: str) -> None:
        """The Assassin's guess closes the poll; who guessed whom is told to all when the game is over."""
        self.answer(seat, guess)
        self.noticed = frozenset({seat})
        if self.roles[seat] != "assassin":
            return
        self.noticed = self.everybody
        guesses = {n: int(target) for n, target in self.answers.items() if target}
        silent = {n: target for n, target in self.pointing.items() if n not in self.answers}
        self._name(seat, guesses.get(seat))
        self.say(*(("guess", n, target) for n, target in {**guesses, **silent}.items() if target is not None))

    def _pass_the_lead(self) -> None:
        resumes = self.rules["strong_leader_rotation"] == "resume_original"
        last = self.displaced if resumes and self.displaced is not None else self.leader
        self.leads += 1
        self.leader, self.displaced, self.changes = (last + 1) % self.seats, None, 0
        self.say(("leads", self.leads, self.leader))
        if len(self.results) == self.round:
            self._open_a_round()
        else:
            self.open_window("claiming")

    def _lady_goes_to(self, seat: int) -> None:
        self.lady = seat
        self.held = (*self.held, seat)

    def _end(self, winner: str, why: str) -> None:
        """Roles are shown to all; what was seen and played only where the table wants everything told."""
        self.over = True
        self.ask += 1
        self.phase, self.asked, self.answers = "", (), {}
        self.say(("over", winner, why), ("ended", self.ask))
        self.say(*(("role", seat, role) for seat, role in enumerate(self.roles)))
        if self.rules["post_game_detail"] == "full":
            told = {"eyes opened", "shown", "side", "peeked"}
            for notes in self.private.values():
                self.say(*(note for note in notes if note[0] in told))
            self.say(*(("counts", quest, seat, card) for (quest, seat), card in self.counted.items()))
