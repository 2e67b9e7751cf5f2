## Roles: who you are, and what you know and why

avalon-role-merlin = Merlin
    .who = You see who serves Evil. Guide the others, and never let it show.
    .knows =
        { $hiding-count ->
            [0] You are shown everyone who serves Evil, though not in which role.
           *[other] You are shown everyone who serves Evil but { $hiding }, though not in which role.
        }
avalon-role-percival = Percival
    .who = You guard Merlin. Draw the Assassin’s eye to yourself.
    .knows =
        { $merlins-count ->
            [1] You are shown Merlin.
           *[other] You are shown { $merlins }, and nothing says which is which.
        }
avalon-role-loyal = Loyal Servant of Arthur
    .who = You are true to Arthur. Watch who votes for whom, and make up your mind.
    .knows = You are shown nobody: your good sense is all you have.
avalon-role-assassin = Assassin
    .who = You hide among the knights. If three quests succeed, one name is yours to say.
    .knows = { avalon-role-minion.knows }
avalon-role-mordred = Mordred
    .who = You lead Evil, and not even Merlin knows it.
    .knows = { avalon-role-minion.knows }
avalon-role-morgana = Morgana
    .who = You pass for Merlin before Percival. Play the part.
    .knows = { avalon-role-minion.knows }
avalon-role-oberon = Oberon
    .who = You serve Evil on your own.
    .knows = You are shown nobody, and the others who serve Evil are not shown you.
avalon-role-minion = Minion of Mordred
    .who = You serve Evil. Earn their trust, then use it.
    .knows =
        { $strangers-count ->
            [0] You are shown the others who serve Evil.
           *[other] You are shown the others who serve Evil, all but { $strangers }.
        }{ $thumb ->
            [lancelot] {" "}One of them is named as the Evil Lancelot, who is not shown you.
            [evil] {" "}The Evil Lancelot among them is not shown you.
           *[none] {""}
        }
avalon-role-lancelot-good = Good Lancelot
    .who =
        { $lancelot ->
            [known_pair] You ride for Arthur, and your namesake rides for Mordred.
           *[other] You ride for Arthur, until the allegiance cards make you and your namesake change places.
        }
    .knows =
        { $lancelot ->
            [known_pair] You are shown the Evil Lancelot: the two of you know each other.
           *[other] You are shown nobody, and nobody is shown you. If you change sides, nobody tells you who your new friends are.
        }
avalon-role-lancelot-evil = Evil Lancelot
    .who =
        { $lancelot ->
            [known_pair] You ride for Mordred, and your namesake rides for Arthur.
            [open_schedule] You ride for Mordred, until the allegiance cards make you and your namesake change places. Everyone can see when that is.
           *[other] You ride for Mordred, until the allegiance cards make you and your namesake change places.
        }
    .knows =
        { $lancelot ->
            [known_pair] { avalon-role-minion.knows } You are shown the Good Lancelot too: the two of you know each other.
           *[other] You are shown nobody, for you may change sides; but the others who serve Evil are shown you.
        }
