"""The services that all tables of one keeper share."""

from msgspec import Struct

from camlann.engine.rules import Games
from camlann.runtime import Runtime
from camlann.server.cluster.command_tick import CommandTick
from camlann.server.cluster.message_batching import MessageBatcher
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.keeper.gate_links import GateLinks
from camlann.server.keeper.group_commit import GroupCommit
from camlann.server.keeper.log_reads import LogReads
from camlann.server.push.push import Push
from camlann.server.store import Store
from camlann.tasks import Tasks


class Services(Struct, frozen=True):
    store: Store
    commits: GroupCommit
    keys: TableKeys
    runtime: Runtime
    games: Games
    outbox: MessageBatcher
    links: GateLinks
    tasks: Tasks
    loads: LogReads
    authors: AuthorKeyring
    commands: CommandTick
    animation_scale: float
    """How long screens show what happens, compared with normal."""
    push: Push | None = None
    """None: nobody is told of anything while they are away."""
