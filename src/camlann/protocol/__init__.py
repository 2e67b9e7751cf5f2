"""The protocol between devices and the server: socket messages, chat content, limits for clients."""
