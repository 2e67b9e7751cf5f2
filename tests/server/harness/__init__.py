"""What the suites of the server share: servers in virtual time, in processes, clients, a store in memory."""
