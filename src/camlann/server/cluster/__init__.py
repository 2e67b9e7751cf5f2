"""The cluster: the message bus, its messages, and which keeper owns which table."""
