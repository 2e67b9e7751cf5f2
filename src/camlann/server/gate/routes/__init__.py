"""What a gate is asked over HTTP, a file a subject. Routes are data: who may ask, what they take and give."""

from camlann.server.gate.http import Routes
from camlann.server.gate.routes.about import About
from camlann.server.gate.routes.browser import Browser
from camlann.server.gate.routes.company import CompanyPage
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.devices import Devices
from camlann.server.gate.routes.invitations import Invitations
from camlann.server.gate.routes.knocks import Knocks
from camlann.server.gate.routes.likings import LikingRoutes
from camlann.server.gate.routes.lists import Lists
from camlann.server.gate.routes.mine import Mine
from camlann.server.gate.routes.moderation import Moderation
from camlann.server.gate.routes.notes import NotesRoutes
from camlann.server.gate.routes.passkeys import Passkeys
from camlann.server.gate.routes.people import People
from camlann.server.gate.routes.principals import Principals
from camlann.server.gate.routes.quiet import Quiet
from camlann.server.gate.routes.recap import Recaps
from camlann.server.gate.routes.records import Records
from camlann.server.gate.routes.reports import Reports
from camlann.server.gate.routes.sessions import Sessions
from camlann.server.gate.routes.shares import Shares
from camlann.server.gate.routes.tables import Tables


def routes(context: Context) -> Routes:
    subjects = (People, Sessions, Devices, Passkeys, Tables, Invitations, Knocks, Lists, About)
    games = (CompanyPage, Recaps, Records, Shares)
    own = (Browser, Mine, LikingRoutes, NotesRoutes, Quiet, Reports, Moderation)
    may = Principals(context)
    return tuple(route for subject in (*subjects, *games, *own) for route in subject(context, may).routes)
