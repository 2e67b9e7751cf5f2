"""Cells: the name of a table may begin with the installation it is in, and no other answers for it."""

import asyncio
import re
from collections.abc import Sequence

import pytest

from camlann.protocol.socket_messages import VERSION, Hello, Trouble, Welcome
from camlann.server.gate.authentication import Authentication
from camlann.server.gate.http import Reply
from camlann.server.gate.routes.link_pages import square
from camlann.server.store import TableId, TableName
from tests.server.harness.gate_server import GateServer, run
from tests.server.harness.http_gate import HERE, HttpGate, read
from tests.server.harness.sample_data import ANNA, TABLE
from tests.server.harness.virtual_server import BOTS_KEY

OURS = TableName(TableId(7_000_005), f"c7-{'ab' * 16}")
THEIRS = TableName(TableId(7_000_006), f"c8-{'cd' * 16}")
ROUTES = [
    (method, path)
    for route in HttpGate().gate.routes
    if "{table}" in (path := route.path.replace("{number}", "1").replace("{share}", "ef" * 16))
    for method in (route.method,)
]


class Cell(HttpGate):
    """Cell c7; by some mistake its store also has a table of another."""

    def __init__(self, cell: str = "c7") -> None:
        super().__init__(cell=cell)
        for table_name in (TABLE, OURS, THEIRS):
            self.run(self.store.add_table(table_name))


def test_a_new_table_has_the_cell_in_its_name_and_is_found_by_it() -> None:
    cell = Cell()
    name = read(cell.ask("POST", "/api/tables", person_id=ANNA))["table"]
    assert re.fullmatch("c7-[0-9a-f]{32}", name)
    assert read(cell.ask("GET", f"/api/tables/{name}")) == {"table": name}
    assert cell.ask("GET", f"/t/{name}").status == 200
    drawn = cell.ask("GET", f"/t/{name}/qr.svg")
    assert drawn.body == square(f"{HERE}/t/{name}")


def test_without_the_setting_a_name_has_no_cell() -> None:
    name = read(HttpGate().ask("POST", "/api/tables", person_id=ANNA))["table"]
    assert re.fullmatch("[0-9a-f]{32}", name)


def test_tables_from_before_the_setting_are_still_found() -> None:
    assert read(Cell().ask("GET", f"/api/tables/{TABLE.name}")) == {"table": TABLE.name}


def _answers(cell: Cell, name: str) -> Sequence[Reply]:
    asked = [(method, path.replace("{table}", name)) for method, path in ROUTES]
    return [
        cell.ask(method, path, person_id=person_id) for method, path in asked for person_id in (None, ANNA)
    ]


@pytest.mark.parametrize("cell", ["c7", ""], ids=["a cell", "an installation that is no cell"])
def test_the_address_of_another_cell_is_not_here_whoever_asks_for_whatever(cell: str) -> None:
    there = Cell(cell)
    assert len(ROUTES) > 20
    before = there.store.looked_up
    for reply in _answers(there, THEIRS.name):
        assert (reply.status, reply.body) == (404, b'{"code":"not-found"}')
    # Its name alone says so: nobody learns from the time it takes whether there is such a table anywhere.
    assert there.store.looked_up == before


def test_a_socket_for_another_cell_hears_what_it_hears_for_no_table() -> None:
    async def story(server: GateServer) -> None:
        server.gate.authentication = Authentication(server.store, BOTS_KEY, cell="c7")
        for table_name in (OURS, THEIRS):
            await server.store.add_table(table_name)
        for name in (THEIRS.name, f"c7-{'ee' * 16}"):
            phone = server.connect()
            phone.say(Hello(VERSION, f"token of {ANNA}", name))
            await asyncio.sleep(0.1)
            assert (phone.shown, phone.code) == ([Trouble("not-found")], 4004)
        phone = server.connect()
        phone.say(Hello(VERSION, f"token of {ANNA}", OURS.name))
        await asyncio.sleep(0.1)
        assert phone.shown_of(Welcome)

    run(story)
