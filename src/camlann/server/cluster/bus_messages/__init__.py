"""Bus messages: the types that gates, keepers and bots send each other, by who sends them."""

import msgspec

from camlann.server.cluster.bus_messages.addresses import (
    BOTS,
    ENDED,
    GATES,
    TO_GATES,
    TO_KEEPERS,
    to_gate,
    to_keeper,
)
from camlann.server.cluster.bus_messages.bus_message import (
    BusMessage,
    Numbered,
)
from camlann.server.cluster.bus_messages.from_gate import (
    AboutLink,
    AskChatHistory,
    AskedAgain,
    AskFacts,
    Attach,
    AttachAll,
    Detach,
    PlayCommand,
    Renew,
    SendBroadcast,
    SendChat,
    ToKeeper,
    ToTable,
    ViewerPosition,
    viewer_checksum,
)
from camlann.server.cluster.bus_messages.from_keeper import (
    DELTA,
    DELTA_WITH_FACTS,
    WHOLE,
    Answer,
    AttachAgain,
    Busy,
    ClockUpdate,
    Delivery,
    Moved,
    PresenceUpdate,
    Renewed,
    TableUpdate,
    ToGate,
    ViewerUpdate,
)
from camlann.server.cluster.bus_messages.to_all import (
    BotWanted,
    SessionsChanged,
    SessionsEnded,
)

__all__ = [
    "BOTS",
    "DELTA",
    "DELTA_WITH_FACTS",
    "ENDED",
    "GATES",
    "TO_GATES",
    "TO_KEEPERS",
    "WHOLE",
    "AboutLink",
    "Answer",
    "AskChatHistory",
    "AskFacts",
    "AskedAgain",
    "Attach",
    "AttachAgain",
    "AttachAll",
    "BotWanted",
    "BusMessage",
    "Busy",
    "ClockUpdate",
    "Delivery",
    "Detach",
    "Moved",
    "Numbered",
    "PlayCommand",
    "PresenceUpdate",
    "Renew",
    "Renewed",
    "SendBroadcast",
    "SendChat",
    "SessionsChanged",
    "SessionsEnded",
    "TableUpdate",
    "ToGate",
    "ToKeeper",
    "ToTable",
    "ViewerPosition",
    "ViewerUpdate",
    "encode",
    "read_ended",
    "read_gate",
    "read_keeper",
    "read_wanted",
    "to_gate",
    "to_keeper",
    "viewer_checksum",
]

encode = msgspec.msgpack.Encoder().encode
read_keeper = msgspec.msgpack.Decoder(tuple[ToKeeper, ...]).decode
read_gate = msgspec.msgpack.Decoder(tuple[ToGate, ...]).decode
read_wanted = msgspec.msgpack.Decoder(BotWanted).decode
read_ended = msgspec.msgpack.Decoder(SessionsEnded | SessionsChanged).decode
