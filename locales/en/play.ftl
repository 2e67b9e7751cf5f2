## Sitting down

# What those are called who were given no name, ten at least.
play-names = Ana, Ben, Cleo, Dov, Eve, Finn, Gwen, Hugo, Iris, Jon
play-welcome = { $game }, a game of { $seats }
# A table that is ready made: what it is called, and what it is like.
play-preset = { $name }. { $about }
play-players = At the table, clockwise: { $names }.
play-warning = A word before you start: { $notice }
play-narrated = With all eyes shut, this is read aloud:
play-begin = Press Enter to begin.

## Passing the screen

play-pass = Pass the screen to { $name }
play-pass-ready = { $name }, press Enter when nobody else is looking.
play-pass-dumb = This terminal cannot hide what was shown before. Please don’t scroll back.
play-pass-done = Press Enter, and pass the screen on.
play-nothing-to-do = There is nothing for you to choose. Think for a moment all the same, then press Enter.

## Asking

play-which = What would you like to do?
play-enter = Press Enter: { $what }.
play-choose-one = Your choice:
play-choose-some =
    { $lo ->
        [one] Choose { $lo }:
       *[other] Choose { $lo }, with spaces between:
    }
play-choose-range = Choose { $lo } to { $hi }, with spaces between:
play-choose-order = All of them, in order:
play-choose-receiver = Who gets { $what }?
play-choose-number = A number from { $lo } to { $hi }:
play-nothing = Please choose: { $what }.
play-unknown = “{ $word }” is none of these.
play-unclear = “{ $word }” could be { $what }.
play-may = That is open to you.
play-change = Press Enter, and your answer stands; type anything else to change it:
play-keys =
    Answer with a number, or with a name or its beginning; several with spaces between.
    { play-key-why }: the rule behind the question; { play-key-why } and a choice: whether you may, and if not, why not
    { play-key-back }: a choice that is half made is dropped, and you choose again
    { play-key-card }: who you are and what you know
    { play-key-board }: the table
    { play-key-log }: all that you were told
    { play-key-quit }: leave the game
play-key-help = ?
play-key-why = why
play-key-back = back
play-key-card = card
play-key-board = board
play-key-log = log
play-key-quit = q

## Leaving

play-left = You leave the table.
play-end = The end
play-winners = The winners: { $names }.
play-you-win = Well played, you are one of them!
play-you-lose = Not this time. Another game?
play-seed = The deal came from the word { $seed }. The same word and the same table deal it again.
play-saved = The game is kept in { $file }.

## What was asked for at the start and cannot be

play-no-game = There is no game called { $game }. There is { $games }.
play-no-language = There is no language called { $language }. There is { $languages }.
play-no-seat = There is no seat { $seat }. Seats count from 0 to { $last }; a name will do as well.
play-no-preset = There is no table called { $preset }. There is { $presets }.
play-no-option = There is no option called { $option }. There is { $options }.
play-bad-option =
    { $known ->
        [0] The option { $option } cannot be “{ $value }”.
       *[other] The option { $option } cannot be “{ $value }”, only { $values }.
    }
play-too-many-names = There are more names than seats.
play-bad-name = { $name } cannot be a name: 1 to 20 letters, and no two alike.
play-cannot-save = { $file } cannot be written: { $error }

## Reading a record

replay-title = { $game }, a game of { $seats }, as { $viewer } saw it
replay-spectator = a spectator
replay-keys = Enter: on. { replay-key-all }: to the end. { play-key-board }: the table. { play-key-quit }: leave.
replay-key-all = a
replay-next = ▸
replay-cannot-read = { $file } cannot be read: { $error }
