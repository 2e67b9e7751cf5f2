# Why the server itself refuses a command.

server-fault = The server has a problem. Nothing was done; try again in a moment.
server-log-full = This table has been in use for so long that it takes nothing new. Open a new table: all its games stay where they are.
server-malformed = The server does not understand this. Reload the page.
server-not-yours = Only the players of this game can do that.

## What went wrong between a device and the server, by its code, and what to do

server-trouble-bad-name = This cannot be a name. Use 1 to 20 visible letters, each word in one alphabet.
server-trouble-bad-passkey = This passkey was not accepted. Try again, or use another one.
server-trouble-compressed = The server does not accept compressed requests. Reload the page.
server-trouble-decided-for-good = This decision is final.
server-trouble-decided-meanwhile = Somebody else has just decided this. Refresh the page.
server-trouble-failed = Something went wrong on our side. Try again in a moment.
server-trouble-foreign-origin = This request came from another site’s page. Open this server by its own address.
server-trouble-game-running = A game is running at this table. Wait until it is over.
server-trouble-id-in-use = Two different requests had the same number. Reload the page.
server-trouble-malformed = The server does not understand this. Reload the page.
server-trouble-moderates-already = You are a moderator already.
server-trouble-no-hello = The connection started in the wrong way. Reload the page.
server-trouble-no-length = The request did not say how long it is. Reload the page.
server-trouble-no-connection = No connection to the server. Check your connection and try again.
server-trouble-no-passkeys-here = Passkeys do not work at this address. They need a secure one (https).
server-trouble-no-such-method = The server cannot do that. Reload the page.
server-trouble-not-a-host = Only club members can open tables here. Ask the owner for an invitation.
server-trouble-not-confirmed = To confirm, type your name exactly as shown.
server-trouble-no-push = This server sends no push messages.
server-trouble-not-found = There is nothing here, or nothing you may see. Ask for a new link.
server-trouble-oneself = You cannot do that to yourself.
server-trouble-practice-table = Somebody practises at this table, alone with bots. Ask for another table.
server-trouble-signed-out = You have signed out on this device. Sign in again to continue.
server-trouble-slow-down = A little too fast. Wait a moment, then go on.
server-trouble-too-large = That is too long. Make it shorter.
server-trouble-too-many = There are too many of these already. Remove one, or wait a while.
server-trouble-too-many-devices = You have this table open on too many devices or in too many windows. Close some.
server-trouble-too-many-sockets = Too many connections from your network. Close other windows, or wait a little.
server-trouble-too-often = Too many tries. Wait a little and try again.
server-trouble-too-slow = That took too long. Check your connection and try again.
server-trouble-try-again = The server is busy. Nothing was lost; try again in a moment.
server-trouble-undisclosed = This game is not open to everyone. You can watch it as you saw it then.
server-trouble-unreadable = This server cannot read this record.
server-trouble-who-are-you = This device is not signed in yet. Pick a name to join.
server-trouble-wire-version = The server has been updated. Reload the page.
server-trouble-written-since = Another of your devices has just written here. Check that before you write.
server-trouble-wrong-host = This server does not answer to that name. Open it with the address its host gave you.
