"""Code generation: API descriptions and TypeScript, all from the server's own types.

`scripts/generate` writes them: `docs/api/openapi.json` for HTTP, `docs/api/socket.json` for the socket, the
table of settings in `docs/hosting.md`, `docs/map.md`, and the types and rule tables in `web/src/wire/` for
the browser. They are in the repository so that a change shows in its diff; a test generates them again and
compares.
"""

from typing import cast

import msgspec

from camlann.runtime import Runtime
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.gate.gate import Gate
from camlann.server.gate.router import Routes
from camlann.server.gate.routes.narrator import NarratorRoutes
from camlann.server.gate.routes.offline import OfflineRoutes
from camlann.server.gate.routes.web_app import WebAppRoutes
from camlann.server.store import Store
from scripts.codegen import (
    code_map,
    openapi,
    settings_table,
    socket_schema,
    typescript_bot_levels,
    typescript_bot_names,
    typescript_message_parameters,
    typescript_narration,
    typescript_options,
    typescript_required_dice,
    typescript_reviews,
    typescript_rules,
    typescript_wire_types,
)
from scripts.guided_lessons import lessons


def routes() -> Routes:
    """All API routes. The gate they belong to is never started, so it needs no store.

    Routes of HTML pages and of the web app are left out.
    """
    found = Gate("", cast(Store, None), LocalBus(), Runtime(), bots_key=b"").routes
    pages = (WebAppRoutes, NarratorRoutes, OfflineRoutes)
    return [route for route in found if not isinstance(getattr(route.handle, "__self__", None), pages)]


def files() -> dict[str, str]:
    """The content of each file, by its path from the root of the repository."""
    all_routes = routes()
    return {
        "docs/api/openapi.json": _pretty(openapi.described(all_routes)),
        "docs/api/socket.json": _pretty(socket_schema.described()),
        settings_table.PAGE: settings_table.page(),
        code_map.PAGE: code_map.page(),
        **{f"web/src/wire/{name}": text for name, text in typescript_wire_types.modules(all_routes).items()},
        **{f"web/src/wire/{name}": text for name, text in typescript_message_parameters.modules().items()},
        **{f"web/src/wire/{name}": text for name, text in typescript_rules.modules().items()},
        **{
            f"web/src/wire/guided-{lesson.name}.json": msgspec.json.encode(lesson).decode() + "\n"
            for lesson in lessons()
        },
        "web/src/wire/bot-levels.ts": typescript_bot_levels.module(),
        "web/src/wire/bot-names.ts": typescript_bot_names.module(),
        "web/src/wire/narration.ts": typescript_narration.module(),
        "web/src/wire/options.ts": typescript_options.module(),
        "web/src/wire/reviews.ts": typescript_reviews.module(),
        "web/src/wire/required-throws.ts": typescript_required_dice.module(),
    }


def _pretty(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"
