# Why the server itself refuses a command.

server-fault = Something is wrong with the server. Nothing was done; try again in a moment.
server-malformed = The server does not understand this. Load the page again.
server-not-yours = Only those who sit in this game can play it.

## What went wrong between a device and the server, by its code, and what to do

server-trouble-bad-name = This cannot be a name. Choose one of 1 to 20 letters that can be seen, each word in one alphabet.
server-trouble-bad-passkey = This passkey was not accepted. Try again, or use another one.
server-trouble-compressed = The server takes nothing that is compressed. Load the page again.
server-trouble-decided-for-good = This has been decided for good.
server-trouble-decided-meanwhile = Somebody else has decided this meanwhile. Look again.
server-trouble-failed = Something went wrong here. Try again in a moment.
server-trouble-foreign-origin = This was asked from a page that is not ours. Open the house by its own address.
server-trouble-id-in-use = Two different things were sent as one. Load the page again.
server-trouble-malformed = The server does not understand this. Load the page again.
server-trouble-no-hello = The connection began in the wrong way. Load the page again.
server-trouble-no-length = The server was not told how long this is. Load the page again.
server-trouble-no-line = The server cannot be reached. Check your connection and try again.
server-trouble-no-passkeys-here = Passkeys do not work at this address. A secure one (https) is needed.
server-trouble-no-such-method = The server does not do that. Load the page again.
server-trouble-not-a-host = Here only members of the club open tables. Ask the owner for an invitation.
server-trouble-not-confirmed = To confirm, type your name exactly as it stands here.
server-trouble-not-found = There is nothing here, or not for you. Ask for a new link.
server-trouble-oneself = That is about others, not about yourself.
server-trouble-signed-out = You have signed out on this device. Come in again to play on.
server-trouble-slow-down = That was a little too fast. Wait a moment, then go on.
server-trouble-too-large = That is too much at once. Make it shorter.
server-trouble-too-many = There are too many of these already. Take one away, or wait a while.
server-trouble-too-many-devices = You are at this table with too many devices or windows. Close some of them.
server-trouble-too-many-sockets = There are too many connections from where you are. Close other windows, or wait a little.
server-trouble-too-often = That was too often. Wait a little and try again.
server-trouble-too-slow = That took too long. Check your connection and try again.
server-trouble-try-again = The server is busy right now. Nothing was lost; try again in a moment.
server-trouble-undisclosed = The others have not opened this game to everybody. You may see it as you saw it then.
server-trouble-unreadable = This record cannot be read by this server.
server-trouble-who-are-you = The house does not know you on this device yet. Choose a name and come in.
server-trouble-wire-version = The house has been renewed. Load the page again.
server-trouble-written-since = Another of your devices has written here meanwhile. Look at it before you write.
server-trouble-wrong-host = This server does not answer to that name. Open it by the address its host gave you.
