## The rules in the app: what stands around them

rules-title = Rules
rules-of = The rules of { $game }
rules-three-minutes = The game in three minutes
rules-everything = Everything there is
rules-search = Search in these rules
rules-found =
    { $count ->
        [0] Nothing has these words.
        [one] { NUMBER($count) } card has these words.
       *[other] { NUMBER($count) } cards have these words.
    }
rules-print = Print on one page
rules-narrator = Do you play with the cards of the box?
    .link = Let this device read the reveal aloud
rules-here = At this table
rules-plain-here = Nothing is different here: the plain game.
rules-choices = What can be chosen
rules-belongs = Belongs to
rules-copies = In the deck: { NUMBER($count) }.
rules-more-copies = Merlin’s Company adds { NUMBER($count) }.
rules-stays = It stays in play.
rules-won = If you win it
rules-lost = If you lose it

## Kinds of cards in the rules

rules-kind-basics = The game
rules-kind-role = Roles
rules-kind-module = Parts of the game
rules-kind-preset = Ready-made tables
rules-kind-edition = Boxes and editions
rules-kind-option = Options
rules-kind-plot = Plot cards
rules-kind-quest = Quests
rules-kind-loyalty = Loyalty
rules-kind-knight = Knights
rules-kind-white = White cards
rules-kind-black = Black cards
rules-kind-travel = Travel cards
rules-kind-unconfirmed = Where the rulebooks are silent
rules-example = An example
