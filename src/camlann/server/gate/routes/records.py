"""Records of finished games, for their players."""

from camlann.bots.analysis import Analysis
from camlann.server.gate.html_pages import catalogue
from camlann.server.gate.http import Reply
from camlann.server.gate.record_analyses import RecordAnalyses
from camlann.server.gate.record_replies import RECORD_ERRORS, RECORD_QUERY, RecordReply, ReplaySteps, wish
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Player, Principals
from camlann.table import PersonId, bot_name, is_bot


class RecordRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._read_model = context, may.read_model
        self._analyses = RecordAnalyses(context.store, context.turns)
        rates = (context.admission.per_person(context.admission.limits.lists),)
        self.routes: Routes = (
            Route(
                "GET",
                "/api/tables/{table}/games/{number}",
                Nothing,
                bytes,
                may.player,
                self._record,
                rates=rates,
                errors=RECORD_ERRORS,
                query=RECORD_QUERY,
            ),
            Route(
                "GET",
                "/api/tables/{table}/games/{number}/replay-steps",
                Nothing,
                ReplaySteps,
                may.player,
                self._replay_steps,
                rates=rates,
                errors=RECORD_ERRORS,
                query=RECORD_QUERY,
            ),
            Route(
                "GET",
                "/api/tables/{table}/games/{number}/analysis",
                Nothing,
                Analysis,
                may.player,
                self._analysis,
                rates=rates,
                errors=RECORD_ERRORS,
                query=RECORD_QUERY,
            ),
        )

    async def _record(self, asked: Asked[Nothing, Player]) -> Reply:
        """A finished game from a viewpoint (`as`), as a record, or as text (`form=text`, `lang`)."""
        wanted = wish(asked.request)
        stored, seats = asked.by.stored, asked.by.seats
        names = await named(self._context, stored.people, wanted.language)
        return await RecordReply(stored, self._context.games, seats).reply(wanted, names)

    async def _replay_steps(self, asked: Asked[Nothing, Player]) -> ReplaySteps:
        """A finished game from a viewpoint (`as`), as replay steps, one per question."""
        wanted = wish(asked.request)
        stored, seats = asked.by.stored, asked.by.seats
        overview = await self._read_model.overview(stored.table)
        standing = next((game.standing for game in overview.games if game.number == stored.game), {})
        return await RecordReply(stored, self._context.games, seats).replay_steps(
            wanted.viewpoint, stored.people, standing
        )

    async def _analysis(self, asked: Asked[Nothing, Player]) -> Analysis:
        """What a viewer (`as`) of a finished game could have known, at every replay step."""
        stored, seats = asked.by.stored, asked.by.seats
        viewpoint = RecordReply(stored, self._context.games, seats).checked(wish(asked.request).viewpoint)
        asker = self._context.asker(asked.request, asked.by.me.person.person_id)
        return await self._analyses.analysis(stored, viewpoint, asker)


async def named(context: Context, person_ids: tuple[PersonId, ...], language: str) -> list[str | None]:
    """The names of these people; None: their account was erased."""
    people = [person_id for person_id in person_ids if not is_bot(person_id)]
    known = {each.person_id: each.name for each in await context.store.people(people)} if people else {}
    words = catalogue(language)
    return [
        words.text(f"ui-knight-{bot_name(person_id)}") if is_bot(person_id) else known.get(person_id)
        for person_id in person_ids
    ]
