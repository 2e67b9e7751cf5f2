## Roles: who you are, and what you know and why

avalon-role-merlin = Merlin
    .short = Merlin
    .who = You know who is Evil. Guide the others, and never let it show.
    .knows =
        { $hiding-count ->
            [0] You see everyone who is Evil, but not their roles.
           *[other] You see everyone who is Evil except { $hiding }, but not their roles.
        }
avalon-role-percival = Percival
    .short = Percival
    .who = You protect Merlin. Draw the Assassin’s attention to yourself.
    .knows =
        { $merlins-count ->
            [1] You see Merlin.
           *[other] You see { $merlins }, but not which is which.
        }
avalon-role-loyal = Loyal Servant of Arthur
    .short = Loyal
    .who = You are loyal to Arthur. Find out who you can trust.
    .knows = You know nothing more. Watch and reason.
avalon-role-assassin = Assassin
    .short = Assassin
    .who = You are Evil. If three quests succeed, you name Merlin: be right, and Evil wins.
    .knows = { avalon-role-minion.knows }
avalon-role-mordred = Mordred
    .short = Mordred
    .who = You lead Evil, and not even Merlin knows it.
    .knows = { avalon-role-minion.knows }
avalon-role-morgana = Morgana
    .short = Morgana
    .who = To Percival you look like Merlin. Play the part.
    .knows = { avalon-role-minion.knows }
avalon-role-oberon = Oberon
    .short = Oberon
    .who = You are Evil, but alone.
    .knows = You see nobody, and the other minions do not see you.
avalon-role-minion = Minion of Mordred
    .short = Minion
    .who = You are Evil. Win their trust, then use it.
    .knows =
        { $strangers-count ->
            [0] You see your fellow minions.
           *[other] You see your fellow minions, all but { $strangers }.
        }{ $thumb ->
            [lancelot] {" "}One of them is shown as the Evil Lancelot, who does not see you.
            [evil] {" "}The Evil Lancelot among them does not see you.
           *[none] {""}
        }
avalon-role-lancelot-good = Good Lancelot
    .short = Lancelot
    .who =
        { $lancelot ->
            [known_pair] You fight for Arthur. The other Lancelot fights for Mordred.
           *[other] You fight for Arthur, until the allegiance cards make you and the other Lancelot change sides.
        }
    .knows =
        { $lancelot ->
            [known_pair] You see the Evil Lancelot: the two of you know each other.
           *[other] You see nobody, and nobody sees you. If you change sides, nobody tells you who your new friends are.
        }
avalon-role-lancelot-evil = Evil Lancelot
    .short = Lancelot
    .who =
        { $lancelot ->
            [known_pair] You fight for Mordred. The other Lancelot fights for Arthur.
            [open_schedule] You fight for Mordred, until the allegiance cards make you and the other Lancelot change sides. Everyone can see when that is.
           *[other] You fight for Mordred, until the allegiance cards make you and the other Lancelot change sides.
        }
    .knows =
        { $lancelot ->
            [known_pair] { avalon-role-minion.knows } You see the Good Lancelot too: the two of you know each other.
           *[other] You see nobody, because you may change sides. But your fellow minions see you.
        }
