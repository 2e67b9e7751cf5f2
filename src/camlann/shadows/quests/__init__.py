"""The quests: three fought card against card, the sword in the lake, the Grail, and two wars."""
