"""The client side of the protocol: a session, its buffers of facts and chat, and its part in a fair deal."""
