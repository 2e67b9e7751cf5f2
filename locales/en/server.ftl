# Why the server itself refuses a command.

server-fault = Something is wrong with the server. Nothing was done; try again in a moment.
server-malformed = The server does not understand this. Load the page again.
server-not-yours = Only those who sit in this game can play it.
