"""A release after this one: one more migration, for what must work on a store of this release then."""

from types import ModuleType

import pytest

from camlann.server.backup import postgres, schema, sqlite
from camlann.server.doctor import storage
from camlann.server.store import migrate
from camlann.server.store.migrate import Step, steps

LAST = steps("sqlite")[-1].number
MORE = Step(LAST + 1, "CREATE TABLE more (a INTEGER);")


def plan(patch: pytest.MonkeyPatch) -> None:
    modules: tuple[ModuleType, ...] = (migrate, schema, sqlite, postgres, storage)
    for module in modules:
        patch.setattr(module, "steps", lambda engine: [*steps(engine), MORE])
    patch.setattr(schema, "NEWEST", MORE.number)
    patch.setattr(postgres, "NEWEST", MORE.number)
