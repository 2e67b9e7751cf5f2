"""Two tables and three people that many tests use. Their token is `token of <id>`."""

from camlann.server.store import TableId, TableName
from camlann.table import PersonId

TABLE = TableName(TableId(7_000_003), "ab" * 16)
OTHER = TableName(TableId(7_000_004), "cd" * 16)
ANNA, BERT, CARL = (PersonId(sign * 32) for sign in "abc")
