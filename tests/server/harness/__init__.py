"""What the suites of the server and of the browser share.

Servers, the quickest first:

- `virtual_server.py`: gates and keepers in virtual time in one process; of it `keeper_server.py` (no gate),
  `gate_server.py` (no keeper) and `stepped_server.py` (for tests that are not asynchronous);
- `http_gate.py`: one gate that is only asked over HTTP; `gate_at_port.py`: one gate behind a real port;
- `loopback_server.py`: gates on real ports and keepers in the test's own process;
- `one_process_server.py`: `camlann serve`;
- `process_server.py`: PostgreSQL, NATS, gates and keepers, each a process.

Beside them: `client.py` and `counting_client.py`, `memory_store/` (the store in memory), `virtual_loop.py`,
`idle_loop.py` and `clock.py` (time and chance), `sample_data.py` (people and tables), `processes.py`,
`databases.py` (a PostgreSQL database for a test), `journal.py` (what a run left, to be judged),
`whole_logs.py` (what a server deletes of a log).
What only one suite needs stands in that suite.
"""
