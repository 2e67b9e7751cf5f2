## Phrases for any table

chat-phrase-hello = Hello everyone!
chat-phrase-yes = Yes.
chat-phrase-no = No.
chat-phrase-maybe = Maybe.
chat-phrase-why = Why?
chat-phrase-wait = Wait a moment, please.
chat-phrase-thinking = I’m thinking.
chat-phrase-go-on = Go on, I’m done.
chat-phrase-i-agree = I agree.
chat-phrase-i-disagree = I see it differently.
chat-phrase-thanks = Thank you.
chat-phrase-sorry = Sorry.
chat-phrase-well-played = Well played!
chat-phrase-goodbye = Bye, that was fun!
chat-phrase-ready = I’m ready when you are.
chat-phrase-somebody-comes = Somebody else is coming.
chat-phrase-first-game = This is my first game.
chat-phrase-what-to-play = What shall we play?
chat-phrase-play-again = Shall we play again?
chat-phrase-thumbs-up = Good!
chat-phrase-laugh = Ha ha!
chat-phrase-hmm = Hmm …
chat-phrase-heart = Love it!
chat-phrase-angry = Grr!

## What knights of Avalon claim

avalon-claim-role = I am { $role }.
    .offer = I am …
avalon-claim-side = My side: { $side }.
    .offer = My side …
avalon-claim-lady = The Lady of the Lake showed me { $seat }: { $side }.
    .offer = The Lady showed me …
avalon-claim-shown = { $seat } showed me a loyalty: { $side }.
    .offer = I was shown a loyalty …
avalon-claim-card = My card on quest { $quest }: { $card }.
    .offer = My card was …
avalon-claim-guess = I think { $seat } is this: { $role }.
    .offer = I think somebody is …
avalon-claim-trust = I trust { $seats }.
    .offer = I trust …
avalon-claim-doubt = I don’t trust { $seats }.
    .offer = I don’t trust …

avalon-phrase-approve-this = Let’s approve this team.
avalon-phrase-reject-this = Let’s reject this team.
avalon-phrase-take-me = Take me with you.
avalon-phrase-same-team = The same team again.
avalon-phrase-change-one = Change one of them.
avalon-phrase-last-chance = This is the last proposal: it has to pass.
avalon-phrase-must-win = We must win this quest.
avalon-phrase-who-failed = Who played the fail?
avalon-phrase-somebody-lies = Somebody here is lying.
avalon-phrase-look-at-votes = Look at how everyone voted.
avalon-phrase-merlin-hide = Merlin, keep your head down.
avalon-phrase-trust-me = Trust me.

## What Knights of Camelot claim: never a number

shadows-claim-side = My loyalty: { $side }.
    .offer = My loyalty …
shadows-claim-heading = I’m on my way: { $place }.
    .offer = I’m on my way to …
shadows-claim-needed = Help is needed here: { $place }.
    .offer = Help is needed …
shadows-claim-helpful = What I can do ({ $place }): { $strength }.
    .offer = What I can do …
shadows-claim-trust = I trust { $seats }.
    .offer = I trust …
shadows-claim-doubt = I suspect { $seats }.
    .offer = I suspect …

shadows-strength-little = little
shadows-strength-some = a bit
shadows-strength-much = a lot

shadows-phrase-on-my-way = I’m coming to you.
shadows-phrase-help-me = I need help where I am.
shadows-phrase-can-help = I can help here.
shadows-phrase-cannot-help = I can’t help here.
shadows-phrase-weak = I won’t live much longer like this.
shadows-phrase-siege-grows = There are too many siege engines around Camelot.
shadows-phrase-evil-grows = Let’s stop Evil from growing.
shadows-phrase-hold-back = Save your cards for now.
shadows-phrase-finish-it = Let’s finish this quest.
shadows-phrase-traitor-here = There is a traitor among us.
shadows-phrase-accuse = It is time to accuse somebody.
shadows-phrase-do-not-accuse = Don’t accuse anyone yet.
shadows-phrase-well-fought = Well fought!

## Muting

table-muted =
    { $reason ->
        [abuse] The host has muted { $person-id } for abuse.
        [flood] The host has muted { $person-id } for too many messages.
        [telling] The host has muted { $person-id } for giving away secrets.
       *[other] The host has muted { $person-id }.
    }
table-unmuted = { $person-id } can write here again.
table-not-oneself = You cannot mute yourself.
table-muted-already = They are muted already.
table-not-muted = They are not muted.

## Refused messages

chat-disabled = The chat is off at this table.
chat-phrases-only = Only claims and phrases are allowed here.
chat-muted = You are muted here for now.
chat-no-such-channel = That channel is not open now.
chat-not-your-channel = That channel is not yours.
chat-spectators-apart = During a game, spectators chat among themselves.
chat-knows-too-much = You know things the players do not. Wait until the game is over.
chat-too-fast = Not so fast. Wait a few seconds.
chat-no-quotes = Quotes are off at this table.
chat-nothing-to-quote = That cannot be quoted here.
chat-unsayable = That cannot be sent at this table.
