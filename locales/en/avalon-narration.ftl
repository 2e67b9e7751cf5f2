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

avalon-narration-close-all = Everyone, close your eyes and hold a fist out in front of you.
avalon-narration-lancelot-thumb-up = Evil Lancelot, keep your eyes closed, but put your thumb up.
avalon-narration-allies-thumbs = Minions of Mordred{ avalon-narration-but } keep your eyes closed and put your thumbs up.
avalon-narration-evil-open =
    Minions of Mordred{ avalon-narration-but } { $alike ->
        [true] open your eyes: your allies have their thumbs up.
       *[false] { $switching ->
            [true] open your eyes: your allies are those with open eyes and the one with a thumb up.
           *[false] open your eyes and find your allies.
        }
    }
avalon-narration-lancelot-thumb-down = Evil Lancelot, put your thumb down.
avalon-narration-evil-close = Minions of Mordred, close your eyes.
avalon-narration-check = Everyone, keep your eyes closed and your fist out.
avalon-narration-evil-thumbs = Minions of Mordred{ avalon-narration-but } keep your eyes closed and put your thumbs up, so that Merlin can see you.
avalon-narration-thumbs-reminder =
    { $but-words ->
        [oberon] Oberon, this means you too.
        [lancelot_evil] Evil Lancelot, this means you too.
       *[other] Oberon and the Evil Lancelot, this means you too.
    }
avalon-narration-merlin-open = Merlin, open your eyes: every thumb you see belongs to Evil.
avalon-narration-thumbs-down = Put your thumbs down and make a fist again.
avalon-narration-merlin-close = Merlin, close your eyes.
avalon-narration-percival-thumbs =
    { $thumbs ->
        [1] Merlin, put your thumb up for Percival.
       *[other] Merlin and Morgana, put your thumbs up for Percival.
    }
avalon-narration-percival-open =
    { $thumbs ->
        [1] Percival, open your eyes: this thumb is Merlin’s.
       *[other] Percival, open your eyes: one of these two thumbs is Merlin’s.
    }
avalon-narration-percival-close = Percival, close your eyes.
avalon-narration-lancelots-open = Both Lancelots, open your eyes and find each other.
avalon-narration-lancelots-close = Both Lancelots, close your eyes.
avalon-narration-all-open = Everyone, open your eyes: the game begins.

# What is read where everybody learns their role from a phone.
avalon-narration-phones-take = Everyone, take your phone, and let nobody else see its screen.
avalon-narration-phones-look = Hold your card, and read who you are and whom you know.
avalon-narration-phones-cover = Let go of your card.
avalon-narration-phones-again = Hold your card once more, and remember what it says.
avalon-narration-phones-begin = Let go, and press the button below your card: the game begins.
