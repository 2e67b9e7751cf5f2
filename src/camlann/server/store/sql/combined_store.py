"""All subjects of the store in one class, for both SQL engines."""

from camlann.server.store.sql.author_keys import SqlAuthorKeys
from camlann.server.store.sql.blocks import SqlBlocks
from camlann.server.store.sql.chat import SqlChat
from camlann.server.store.sql.completion_records import SqlCompletion
from camlann.server.store.sql.erasure import SqlErasure
from camlann.server.store.sql.event_log import SqlEventLog
from camlann.server.store.sql.invitation_codes import SqlInvitations
from camlann.server.store.sql.join_requests import SqlJoinRequests
from camlann.server.store.sql.listings import SqlListings
from camlann.server.store.sql.moderation import SqlModeration
from camlann.server.store.sql.moderators import SqlModerators
from camlann.server.store.sql.notes import SqlNotes
from camlann.server.store.sql.one_time_tokens import SqlOneTimeTokens
from camlann.server.store.sql.passkeys import SqlPasskeys
from camlann.server.store.sql.people import SqlPeople
from camlann.server.store.sql.preferences import SqlPreferences
from camlann.server.store.sql.push_subscriptions import SqlPushSubscriptions
from camlann.server.store.sql.records import SqlRecords
from camlann.server.store.sql.restores import SqlRestores
from camlann.server.store.sql.table_names import SqlTables
from camlann.server.store.sql.visited_tables import SqlHistory
from camlann.server.store.sql.wake_ups import SqlWakeUps


class SqlSubjects(
    SqlEventLog,
    SqlPeople,
    SqlPasskeys,
    SqlOneTimeTokens,
    SqlHistory,
    SqlTables,
    SqlInvitations,
    SqlJoinRequests,
    SqlListings,
    SqlPreferences,
    SqlPushSubscriptions,
    SqlCompletion,
    SqlRecords,
    SqlRestores,
    SqlChat,
    SqlBlocks,
    SqlNotes,
    SqlAuthorKeys,
    SqlModeration,
    SqlModerators,
    SqlErasure,
    SqlWakeUps,
):
    """An engine adds how a log is written and read, and a way to run statements."""
