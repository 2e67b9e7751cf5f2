"""The engine without a game: facts, frames, dice, forms and the deal."""
