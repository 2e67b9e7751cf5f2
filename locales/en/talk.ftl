## Phrases for any table

chat-phrase-hello = Hello, everybody.
chat-phrase-yes = Yes.
chat-phrase-no = No.
chat-phrase-maybe = Maybe.
chat-phrase-why = Why?
chat-phrase-wait = Wait a moment, please.
chat-phrase-thinking = I am thinking.
chat-phrase-go-on = Go on, I am done.
chat-phrase-i-agree = I agree.
chat-phrase-i-disagree = I see it differently.
chat-phrase-thanks = Thank you.
chat-phrase-sorry = Sorry.
chat-phrase-well-played = Well played!
chat-phrase-goodbye = Goodbye, that was fun.

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
avalon-claim-guess = I take { $seat } for this: { $role }.
    .offer = I take somebody for …
avalon-claim-trust = I trust { $seats }.
    .offer = I trust …
avalon-claim-doubt = I do not trust { $seats }.
    .offer = I do not trust …

avalon-phrase-approve-this = Let us approve this team.
avalon-phrase-reject-this = Let us reject this team.
avalon-phrase-take-me = Take me along.
avalon-phrase-same-team = The same team again.
avalon-phrase-change-one = Change one of them.
avalon-phrase-last-chance = This is the last proposal: it has to pass.
avalon-phrase-must-win = We must win this quest.
avalon-phrase-who-failed = Who played the fail?
avalon-phrase-somebody-lies = Somebody here is lying.
avalon-phrase-look-at-votes = Look at how everybody has voted.
avalon-phrase-merlin-hide = Merlin, keep your head down.
avalon-phrase-trust-me = Trust me.

## What Knights of Camelot claim: never a number

shadows-claim-side = My loyalty: { $side }.
    .offer = My loyalty …
shadows-claim-heading = I am on my way: { $place }.
    .offer = I am on my way to …
shadows-claim-needed = Help is needed here: { $place }.
    .offer = Help is needed …
shadows-claim-helpful = What I could do ({ $place }): { $strength }.
    .offer = What I could do …
shadows-claim-trust = I trust { $seats }.
    .offer = I trust …
shadows-claim-doubt = I am suspicious of { $seats }.
    .offer = I am suspicious of …

shadows-strength-little = little
shadows-strength-some = something
shadows-strength-much = a lot

shadows-phrase-on-my-way = I am coming to you.
shadows-phrase-help-me = I need help where I am.
shadows-phrase-can-help = I can help here.
shadows-phrase-cannot-help = I cannot help here.
shadows-phrase-weak = I shall not live much longer like this.
shadows-phrase-siege-grows = Too many engines stand around Camelot.
shadows-phrase-evil-grows = Let us not let Evil grow.
shadows-phrase-hold-back = Hold your cards back for now.
shadows-phrase-finish-it = Let us finish this quest.
shadows-phrase-traitor-here = There is a traitor among us.
shadows-phrase-accuse = It is time to accuse somebody.
shadows-phrase-do-not-accuse = Do not accuse anybody yet.
shadows-phrase-well-fought = Well fought!

## Silence at a table

table-muted =
    The host does not let { $person-id } speak here, { $reason ->
        [abuse] because of abuse.
        [flood] because it was too much.
        [telling] because of things that must not be told.
       *[other] for a reason of their own.
    }
table-unmuted = { $person-id } may speak here again.
table-not-oneself = To be silent yourself, just say nothing.
table-muted-already = They are silent already.
table-not-muted = They may speak already.

## Why something cannot be said

chat-disabled = Nothing is said at this table.
chat-phrases-only = Claims and phrases are heard here, but no words of your own.
chat-muted = You may not speak here at the moment.
chat-no-such-channel = There is no such room now.
chat-not-your-channel = That room is not yours.
chat-spectators-apart = While a game is played, those who look on talk among themselves.
chat-knows-too-much = You know what the players do not: wait until the game is over.
chat-too-fast = Not so fast. Wait a few seconds.
chat-no-quotes = Nobody is quoted at this table.
chat-nothing-to-quote = That cannot be quoted here.
chat-unsayable = That cannot be said at this table.
