"""Chat: encryption of messages, and the word filter. Permissions are in `keeper/chat/`.

Chat is separate from the game and never part of its facts or its log.
"""
