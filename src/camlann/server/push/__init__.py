"""Web Push: messages to people who have no page open, by the push services of their browsers."""
