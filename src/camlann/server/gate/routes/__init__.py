"""What a gate is asked over HTTP, a file a subject. Routes are data: what they take, what they give."""

from camlann.server.gate.http import Routes
from camlann.server.gate.routes.about import About
from camlann.server.gate.routes.devices import Devices
from camlann.server.gate.routes.house import House
from camlann.server.gate.routes.invitations import Invitations
from camlann.server.gate.routes.knocks import Knocks
from camlann.server.gate.routes.lists import Lists
from camlann.server.gate.routes.passkeys import Passkeys
from camlann.server.gate.routes.people import People
from camlann.server.gate.routes.sessions import Sessions
from camlann.server.gate.routes.tables import Tables


def routes(house: House) -> Routes:
    subjects = (People, Sessions, Devices, Passkeys, Tables, Invitations, Knocks, Lists, About)
    return tuple(route for subject in subjects for route in subject(house).routes)
