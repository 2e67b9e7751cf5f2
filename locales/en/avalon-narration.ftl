## What is read aloud while all eyes are shut. It follows from the roles in the game alone.

# Whom a line leaves out, with the commas round it.
avalon-narration-but =
    { $but-count ->
        [0] ,
       *[other] , all but { $but },
    }
avalon-but-oberon = Oberon
avalon-but-mordred = Mordred
avalon-but-lancelot-evil = the Evil Lancelot

avalon-narration-close-all = Shut your eyes, all of you, and hold one clenched hand over the table.
avalon-narration-lancelot-thumb-up = Evil Lancelot: stay in the dark, but put your thumb up.
avalon-narration-allies-thumbs = Minions of Mordred{ avalon-narration-but } keep your eyes shut and put your thumbs up.
avalon-narration-evil-open =
    Minions of Mordred{ avalon-narration-but } { $alike ->
        [true] look up: your allies are those with a raised thumb.
       *[false] { $switching ->
            [true] look up: your allies are those awake and the one with a raised thumb.
           *[false] look up and find your allies.
        }
    }
avalon-narration-lancelot-thumb-down = Evil Lancelot, fold your thumb away.
avalon-narration-evil-close = Minions of Mordred, back into the dark.
avalon-narration-check = Nobody is looking now, and every hand is closed.
avalon-narration-evil-thumbs = Minions of Mordred{ avalon-narration-but } thumbs up without looking: Merlin is about to wake.
avalon-narration-thumbs-reminder =
    { $but-words ->
        [oberon] Oberon, this means you too.
        [lancelot_evil] Evil Lancelot, this means you too.
       *[other] Oberon and the Evil Lancelot, this means you too.
    }
avalon-narration-merlin-open = Merlin, wake: every thumb you see serves Evil.
avalon-narration-thumbs-down = Thumbs away, hands closed.
avalon-narration-merlin-close = Merlin, back into the dark.
avalon-narration-percival-thumbs =
    { $thumbs ->
        [1] Merlin, thumb up for Percival.
       *[other] Merlin and Morgana, thumbs up for Percival.
    }
avalon-narration-percival-open =
    { $thumbs ->
        [1] Percival, wake: this thumb is Merlin’s.
       *[other] Percival, wake: one of these two thumbs is Merlin’s.
    }
avalon-narration-percival-close = Percival, back into the dark.
avalon-narration-lancelots-open = Both Lancelots, wake and find each other.
avalon-narration-lancelots-close = Both Lancelots, back into the dark.
avalon-narration-all-open = Wake up, everyone: the game begins.
