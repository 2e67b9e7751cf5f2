"""The processes of one installation: the bus, its messages, and which keeper owns which table."""
