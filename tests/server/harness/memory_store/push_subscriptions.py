"""Push subscriptions, and which questions people were told of."""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.server.store.push_subscriptions import PushSubscription, ToldQuestion
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryPushSubscriptions(Subject):
    @call
    def set_push_subscription(self, subscription: PushSubscription) -> None:
        pushes = self.disk.pushes
        for token in [each.token for each in pushes.values() if each.endpoint == subscription.endpoint]:
            del pushes[token]
        if (session := self.disk.sessions.get(subscription.token)) is not None:
            pushes[subscription.token] = replace(subscription, person_id=session.person_id)

    @call
    def push_subscriptions(self, person_ids: Sequence[PersonId]) -> list[PushSubscription]:
        main = {self.disk.joined.get(person_id, person_id) for person_id in person_ids}
        found = [each for each in self.disk.pushes.values() if each.person_id in main]
        return sorted(found, key=lambda each: (each.made, each.token))

    @call
    def delete_push_subscription(self, token: bytes, endpoint: str = "") -> None:
        if (found := self.disk.pushes.get(token)) is not None and endpoint in ("", found.endpoint):
            del self.disk.pushes[token]

    @call
    def claim_told_question(self, question: ToldQuestion) -> bool:
        told, key = self.disk.told, (question.person_id, question.table)
        before = told.get(key)
        new = before is None or (before.game, before.ask) < (question.game, question.ask)
        if question.person_id in self.disk.erased or not new:
            return False
        told[key] = question
        return True
