"""Blocks and mutes over HTTP: your own, on every device, and nobody else is told."""

from camlann.server.gate.routes.blocks import MAX_BLOCKED
from camlann.server.store.blocks import Block
from camlann.table import PersonId
from tests.server.harness.http_gate import HttpGate, read
from tests.server.harness.sample_data import ANNA, BERT, CARL, TABLE

MUTES = f"/api/tables/{TABLE.name}/mutes"
NOWHERE = f"/api/tables/{'0' * 32}/mutes"


def test_a_block_is_on_your_list_and_on_no_other() -> None:
    front = HttpGate()
    assert front.ask("PUT", f"/api/me/blocks/{BERT}", person_id=ANNA).status == 204
    assert front.ask("PUT", f"/api/me/blocks/{BERT}", person_id=ANNA).status == 204
    assert read(front.ask("GET", "/api/me/blocks", person_id=ANNA)) == [
        {"person_id": BERT, "since": front.now}
    ]
    assert read(front.ask("GET", "/api/me/blocks", person_id=BERT)) == []
    assert front.run(front.store.blocked_either_way(BERT)) == {ANNA}
    assert front.ask("DELETE", f"/api/me/blocks/{BERT}", person_id=ANNA).status == 204
    assert read(front.ask("GET", "/api/me/blocks", person_id=ANNA)) == []


def test_nobody_learns_by_blocking_whether_there_is_such_a_person() -> None:
    front = HttpGate()
    for person_id in (BERT, PersonId("0" * 32)):
        assert front.ask("PUT", f"/api/me/blocks/{person_id}", person_id=ANNA).status == 204


def test_nobody_blocks_themselves_or_without_end_or_without_being_known() -> None:
    front = HttpGate()
    assert read(front.ask("PUT", f"/api/me/blocks/{ANNA}", person_id=ANNA)) == {"code": "oneself"}
    assert front.ask("PUT", "/api/me/blocks/nobody", person_id=ANNA).status == 400
    assert front.ask("PUT", f"/api/me/blocks/{BERT}").status == 401
    for n in range(MAX_BLOCKED):
        other = PersonId(f"{n:032x}")
        front.store.disk.blocks[ANNA, other] = Block(ANNA, other, 1)
    assert read(front.ask("PUT", f"/api/me/blocks/{BERT}", person_id=ANNA)) == {"code": "too-many"}


def test_mutes_are_for_those_who_have_been_at_the_table() -> None:
    front = HttpGate()
    front.run(front.store.add_visit(ANNA, TABLE.id, 1))
    assert front.ask("PUT", f"{MUTES}/{BERT}", person_id=ANNA).status == 204
    assert front.ask("PUT", f"{MUTES}/bot:{'0' * 32}", person_id=ANNA).status == 204
    assert read(front.ask("GET", MUTES, person_id=ANNA)) == [BERT, f"bot:{'0' * 32}"]
    assert front.ask("DELETE", f"{MUTES}/{BERT}", person_id=ANNA).status == 204
    assert read(front.ask("GET", MUTES, person_id=ANNA)) == [f"bot:{'0' * 32}"]
    # For somebody who was never there, the table does not exist.
    for method, end in (("GET", ""), ("PUT", f"/{BERT}"), ("DELETE", f"/{BERT}")):
        here, nowhere = (front.ask(method, path + end, person_id=CARL) for path in (MUTES, NOWHERE))
        assert here == nowhere
        assert here.status == 404
