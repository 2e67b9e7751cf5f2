"""What a gate is asked over HTTP, a file a subject. Routes are data: what they take, what they give."""

from camlann.server.gate.http import Routes
from camlann.server.gate.routes.house import House
from camlann.server.gate.routes.people import People
from camlann.server.gate.routes.tables import Tables


def routes(house: House) -> Routes:
    return (*People(house).routes, *Tables(house).routes)
