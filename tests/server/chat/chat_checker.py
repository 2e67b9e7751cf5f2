"""T: what was said and answered is kept once, and everybody hears it in one order."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from camlann.client.session import Answer
from camlann.protocol.socket_messages import ChatMessage, Done, Refused
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId


def chat_is_kept(
    kept: Sequence[StoredChatMessage],
    refused: Collection[str],
    said: Iterable[tuple[PersonId, Sequence[str], Mapping[str, Answer]]],
    heard: Iterable[tuple[str, Sequence[ChatMessage]]],
) -> list[str]:
    """By everybody's ids and the answers to them, and by the lines each device has heard.

    `refused` are the names of those kept lines that have nothing in them.
    """
    found = []
    for person_id, ids, answers in said:
        for id in ids:
            mine = [line.public_id for line in kept if (line.person_id, line.client_id) == (person_id, id)]
            match answers.get(id):
                case Done() if len(mine) != 1 or mine[0] in refused:
                    found.append(f"T1 {id} was done, and is kept {len(mine)} times")
                case Refused() if {*mine} - {*refused}:
                    found.append(f"T2 {id} was refused, and is kept")
                case _ if len(mine) > 1:
                    found.append(f"T3 {id} is kept {len(mine)} times")
    order = {line.public_id: line.n for line in kept}
    for device, lines in heard:
        numbers = [order.get(line.name, -1) for line in lines]
        if -1 in numbers or {line.name for line in lines} & {*refused}:
            found.append(f"T4 {device} has heard what is not kept")
        if sorted({*numbers}) != numbers:
            found.append(f"T5 {device} has heard it in another order, or twice")
    return found
