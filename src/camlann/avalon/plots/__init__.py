"""Plot cards: open cards handed out by the leader, small powers over votes, leaders, cards and loyalties."""
