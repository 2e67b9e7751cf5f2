### Practice: one person and bots, and what could be known after each quest.

table-practice-table = This table is for practice: one person and bots. Nobody else can sit, watch or take a seat.
table-practice-fixed = Practice is chosen before the first deal, and stays.
table-practice-alone = One person practises; all others are bots.

ui-table-setting-practice = Practice alone with bots
ui-practice-mine = Practice: you and bots. After each quest you see what you could know.
ui-practice-other = Somebody practises here, alone with bots. Nobody else can sit or watch.

ui-review = What you could know
ui-review-from = From what your seat was told until the last quest ended
ui-review-none = After the first quest you see here what you could know.
ui-review-avalon-possible =
    { $count ->
        [one] Only one group of players can be Evil.
       *[other] { NUMBER($count) } groups of players can be Evil.
    }
ui-review-shadows-possible =
    { $count ->
        [0] Nobody can be a Traitor.
        [one] Who are the Traitors? Only one answer is possible.
       *[other] Who are the Traitors? { NUMBER($count) } answers are possible; one of them may be “nobody”.
    }
ui-review-team = You proposed a team that was safe from Evil with a chance of { $chance }. The safest team: { $best }.
ui-review-approve = You approved a team that was safe from Evil with a chance of { $chance }. The safest team: { $best }.
ui-review-reject = You rejected a team that was safe from Evil with a chance of { $chance }. The safest team: { $best }.
ui-review-accuse = You accused somebody who was a Traitor with a chance of { $chance }. The likeliest Traitor: { $best }.
ui-review-moved = It changed most about { $name }: from { $before } to { $after }.
ui-review-go-on = Go on

## Advice: what a bot would do in your place, where the table allows it

ui-table-setting-advice = Everybody may ask for help: one private line, what a bot would do
ui-advice-allowed = Help is allowed at this table
ui-advice-ask = Help me
ui-advice-private = Nobody sees that you ask.
ui-advice-thinking = Thinking …
ui-advice-line = In your place a bot would choose this. { $what }.
ui-advice-deed = { $deed }: { $chosen }
ui-advice-nothing = Nothing is asked of you now.
ui-advice-suspect = It has most doubts about { $name }.
ui-advice-sure = About the others you know all you can.
ui-advice-nobody = It suspects nobody more than the others.
