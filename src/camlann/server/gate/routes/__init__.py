"""The HTTP endpoints of a gate, one file per subject. Routes are data."""

from camlann.server.gate.router import Routes
from camlann.server.gate.routes.account_data import AccountDataRoutes
from camlann.server.gate.routes.account_linking import AccountLinkingRoutes
from camlann.server.gate.routes.advice import AdviceRoutes
from camlann.server.gate.routes.blocks import BlockRoutes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.group_history import GroupHistoryRoutes
from camlann.server.gate.routes.group_invitations import GroupInvitationRoutes
from camlann.server.gate.routes.guests import GuestRoutes
from camlann.server.gate.routes.join_requests import JoinRequestRoutes
from camlann.server.gate.routes.link_pages import InvitationLinkRoutes
from camlann.server.gate.routes.moderation import ModerationRoutes
from camlann.server.gate.routes.moderators import ModeratorRoutes
from camlann.server.gate.routes.narrator import NarratorRoutes
from camlann.server.gate.routes.notes import NotesRoutes
from camlann.server.gate.routes.offline import OfflineRoutes
from camlann.server.gate.routes.passkeys import PasskeyRoutes
from camlann.server.gate.routes.phone_guests import PhoneGuestRoutes
from camlann.server.gate.routes.practice import PracticeRoutes
from camlann.server.gate.routes.preferences import PreferenceRoutes
from camlann.server.gate.routes.principals import Principals
from camlann.server.gate.routes.push import PushRoutes
from camlann.server.gate.routes.recap import RecapRoutes
from camlann.server.gate.routes.record_links import RecordLinkRoutes
from camlann.server.gate.routes.records import RecordRoutes
from camlann.server.gate.routes.reports import ReportRoutes
from camlann.server.gate.routes.server_info import ServerInfoRoutes
from camlann.server.gate.routes.sessions import SessionRoutes
from camlann.server.gate.routes.table_lists import TableListRoutes
from camlann.server.gate.routes.tables import TableRoutes
from camlann.server.gate.routes.web_app import WebAppRoutes


def routes(context: Context) -> Routes:
    subjects = (
        GuestRoutes,
        PhoneGuestRoutes,
        SessionRoutes,
        AccountLinkingRoutes,
        PasskeyRoutes,
        TableRoutes,
        InvitationLinkRoutes,
        JoinRequestRoutes,
        TableListRoutes,
        ServerInfoRoutes,
    )
    games = (
        GroupHistoryRoutes,
        GroupInvitationRoutes,
        RecapRoutes,
        PracticeRoutes,
        AdviceRoutes,
        RecordRoutes,
        RecordLinkRoutes,
    )
    own = (
        WebAppRoutes,
        OfflineRoutes,
        NarratorRoutes,
        AccountDataRoutes,
        PreferenceRoutes,
        PushRoutes,
        NotesRoutes,
        BlockRoutes,
        ReportRoutes,
        ModerationRoutes,
        ModeratorRoutes,
    )
    may = Principals(context)
    return tuple(route for subject in (*subjects, *games, *own) for route in subject(context, may).routes)
