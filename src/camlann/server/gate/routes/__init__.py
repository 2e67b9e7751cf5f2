"""What a gate is asked over HTTP, a file a subject. Routes are data: who may ask, what they take and give."""

from camlann.server.gate.http import Routes
from camlann.server.gate.routes.account_data import Mine
from camlann.server.gate.routes.account_linking import AccountLinking
from camlann.server.gate.routes.blocks import BlockRoutes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.group_history import GroupHistoryRoutes
from camlann.server.gate.routes.guests import People
from camlann.server.gate.routes.invitation_links import Invitations
from camlann.server.gate.routes.join_requests import JoinRequests
from camlann.server.gate.routes.moderation import Moderation
from camlann.server.gate.routes.notes import NotesRoutes
from camlann.server.gate.routes.passkeys import Passkeys
from camlann.server.gate.routes.preferences import PreferenceRoutes
from camlann.server.gate.routes.principals import Principals
from camlann.server.gate.routes.recap import Recaps
from camlann.server.gate.routes.record_links import Shares
from camlann.server.gate.routes.records import Records
from camlann.server.gate.routes.reports import Reports
from camlann.server.gate.routes.server_info import About
from camlann.server.gate.routes.sessions import Sessions
from camlann.server.gate.routes.table_lists import Lists
from camlann.server.gate.routes.tables import Tables
from camlann.server.gate.routes.web_app import Browser


def routes(context: Context) -> Routes:
    subjects = (People, Sessions, AccountLinking, Passkeys, Tables, Invitations, JoinRequests, Lists, About)
    games = (GroupHistoryRoutes, Recaps, Records, Shares)
    own = (Browser, Mine, PreferenceRoutes, NotesRoutes, BlockRoutes, Reports, Moderation)
    may = Principals(context)
    return tuple(route for subject in (*subjects, *games, *own) for route in subject(context, may).routes)
