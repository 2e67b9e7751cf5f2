"""Push: encryption, endpoints, subscriptions, and who is told when."""
