"""The services that all tables of one keeper share."""

from msgspec import Struct

from camlann.server.authors import Authors
from camlann.server.keeper.commits import Commits
from camlann.server.keeper.patience import Loads
from camlann.server.keys import Keys
from camlann.server.means import Means
from camlann.server.post import Post
from camlann.server.store import Store
from camlann.server.tasks import Tasks
from camlann.table.table import Games


class Services(Struct, frozen=True):
    store: Store
    commits: Commits
    keys: Keys
    means: Means
    games: Games
    post: Post
    tasks: Tasks
    loads: Loads
    authors: Authors
