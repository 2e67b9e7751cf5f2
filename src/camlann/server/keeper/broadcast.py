"""Broadcast: everything that one table sends to the gates of its viewers."""

import asyncio
from collections.abc import Sequence

from camlann.protocol import socket_messages
from camlann.protocol.socket_messages import ServerMessage
from camlann.server.cluster.bus_messages import (
    Answer,
    AskedAgain,
    Attach,
    BusMessage,
    Busy,
    ClockUpdate,
    PlayCommand,
    PresenceUpdate,
    SendBroadcast,
    SendChat,
    to_gate,
)
from camlann.server.keeper import viewer_updates
from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.presence import PresenceTracker
from camlann.server.keeper.question_clock import Clock
from camlann.server.keeper.services import Services
from camlann.server.keeper.spectator_delay import DelayedUpdate, SpectatorDelay
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewers import Viewers
from camlann.server.ops import metrics
from camlann.server.store import TableId
from camlann.table import PersonId


class Broadcast:
    """As an observer it sends each viewer's frame after a commit. After a load it sends nothing."""

    def __init__(
        self, table: TableId, services: Services, attached: Viewers, clock: Clock, watch: PresenceTracker
    ) -> None:
        self._table, self._services = table, services
        self.attached, self.clock, self._watch = attached, clock, watch
        self.delayed = SpectatorDelay(self._show_delayed)

    def changed(self, state: TableState, commit: Commit | None) -> None:
        if commit is None or (not commit.table and commit.decision is None):
            return
        gates = self.attached.now(asyncio.get_running_loop().time())
        if commit.decision is not None or commit.begun is not None:
            for gate, news in viewer_updates.after_move(self._table, state, gates, people=bool(commit.table)):
                self.send(gate, news)
        else:
            for gate, news in viewer_updates.after_table_change(
                self._table, state, gates, commit.table, self.delayed.shown
            ):
                self.send(gate, news)

    def catch_up(self, state: TableState, attach: Attach) -> None:
        """Send a gate what its viewers have not seen: frames, the clock, and presence."""
        news = viewer_updates.catch_up(self._table, state, attach.ats, self.delayed.shown)
        if news is not None:
            self.send(attach.gate, news)
        person_ids = [at.person_id for at in attach.ats if at.clock != self.clock.version]
        self.show_clock(state, attach.gate, person_ids)
        if self._watch.is_behind(attach.ats, asyncio.get_running_loop().time()):
            self.send(attach.gate, self._presence_update())

    def show_clock(self, state: TableState, gate: str, person_ids: Sequence[PersonId] | None = None) -> None:
        """To these people, or to all. Delayed spectators do not see the clock of now."""
        only = None if person_ids is None else tuple(person_ids)
        if not viewer_updates.is_live(state):
            only = tuple(
                person_id
                for person_id in (*state.seats, *state.displays)
                if person_ids is None or person_id in person_ids
            )
        if self.clock.version and only != ():
            data, at_once = self.clock.message(state), (*state.seats, *state.displays)
            self.send(gate, ClockUpdate(self._table, self.clock.version, data, at_once, only))

    def show_presence(self) -> None:
        """Send everybody the presence: who is away."""
        self.send_all(self._presence_update())

    def pass_on(self, state: TableState, request: SendBroadcast) -> None:
        """Send a draft or suggestion to those who may see it."""
        if (delivery := viewer_updates.broadcast_delivery(self._table, state, request)) is not None:
            self.send_all(delivery)

    def answer(self, to: PlayCommand | SendChat, message: ServerMessage) -> None:
        self.send(to.gate, Answer(self._table, to.person_id, to.id, socket_messages.encode(message)))

    def busy(self, to: AskedAgain) -> None:
        """Ask a device to retry later."""
        metrics.COMMANDS["busy"].inc()
        self.send(to.gate, Busy(self._table, to.person_id, to.id))

    def send(self, gate: str, bus_message: BusMessage) -> None:
        self._services.outbox.put(to_gate(gate), bus_message)

    def send_all(self, bus_message: BusMessage) -> None:
        for gate in self.attached.gates():
            self.send(gate, bus_message)

    def _show_delayed(self, state: TableState, shown: DelayedUpdate) -> None:
        if not self._services.tasks.dead:
            for gate, person_ids in self.attached.now(asyncio.get_running_loop().time()):
                if (news := viewer_updates.delayed_update(self._table, state, person_ids, shown)) is not None:
                    self.send(gate, news)

    def _presence_update(self) -> PresenceUpdate:
        return PresenceUpdate(self._table, self._watch.version, self._watch.data)


class ClockBroadcast:
    """Sends everybody the clock when a commit has started it or added time. It observes after the clock."""

    def __init__(self, broadcast: Broadcast) -> None:
        self._broadcast, self._version = broadcast, 0

    def changed(self, state: TableState, commit: Commit | None) -> None:
        before, self._version = self._version, self._broadcast.clock.version
        if commit is not None and self._version != before:
            for gate in self._broadcast.attached.gates():
                self._broadcast.show_clock(state, gate)
