"""Two tables and three people that many tests use. Their token is `token of <id>`."""

from camlann.server.store import Place, TableId
from camlann.table import Who

TABLE = Place(TableId(7_000_003), "ab" * 16)
OTHER = Place(TableId(7_000_004), "cd" * 16)
ANNA, BERT, CARL = (Who(sign * 32) for sign in "abc")
