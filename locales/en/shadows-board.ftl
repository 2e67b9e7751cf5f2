## The table before the game

shadows-board-loyalties = Loyalty cards: { $sides }.
shadows-board-no-loyalties = There are no loyalty cards.

## The board

shadows-board-swords = Round Table { $track } { $white } white, { $black } black
shadows-board-siege = Siege engines { $track } { $n }
# The sum so far for the Knights, and for Evil; Evil may have face-down cards.
shadows-board-sum = { $cards } = { $sum }
shadows-board-sum-hidden = { $cards } = { $sum } and more
shadows-board-against = against { $cards }
shadows-board-warriors =
    { $n ->
        [one] { $track } { $n } warrior
       *[other] { $track } { $n } warriors
    }
shadows-board-excalibur = Evil { $track } Knights
shadows-board-grail-marks = G Grail  D Despair  X Desolation
shadows-board-mark-grail = G
shadows-board-mark-despair = D
shadows-board-mark-desolation = X
shadows-board-quest-over = over
shadows-board-heroism = ★ Heroism
shadows-board-merlin = ✦ Merlin
shadows-board-mordred = Mordred
shadows-board-lasting = In play: { $cards }.
shadows-board-favor = Divine Favor is ready.
shadows-board-piles = Decks: white { $white } ({ $white-discard } discarded), black { $black } ({ $black-discard }).
shadows-board-travel = Travel cards: { $travel } ({ $discard }).
shadows-board-legend =
    ○ white sword  ● black sword  ▲ siege engine  ■ warrior  · free  ? face down  (7) face down, played by you
    { shadows-board-grail-marks }  † Excalibur  ★ Heroism  ✦ Merlin
    ▸ has the turn  ✚ relic  ! accusation used  ♥ life points  ▯ cards in hand

## The players

shadows-board-player = Player
shadows-board-coat = Knight
shadows-board-place = Place
shadows-board-lives = Life
    .short = ♥
shadows-board-cards = Cards
    .short = ▯
shadows-board-notes = Now
shadows-board-turn = ▸ turn
    .short = ▸
shadows-board-relic = ✚ { $relic }
shadows-board-relic-short = ✚
shadows-board-accused = ! has accused
    .short = !
shadows-board-proved = proved Loyal

## A player's own card

shadows-you-are = You are { $name }: { $title }.
shadows-you-title = { $coat }, { $side }
shadows-you-blind = loyalty unknown
shadows-you-wins-blind = Nobody knows their own loyalty until there are six swords or six siege engines.
shadows-you-safe = Nobody betrays you in this game: all of you play against it.
shadows-you-wins-late = You get your loyalty card when you join the game.
shadows-you-hand =
    { $n ->
        [0] Your hand is empty.
       *[other] Your hand ({ $n }): { $cards }.
    }
shadows-you-drawn = Black cards for you to play: { $cards }.
shadows-you-card = { $card }: { $text }
shadows-you-pile = What you know of the black deck, from the top: { $cards }.
shadows-board-quest = { $title }. { $rule } If it is won: { $won } If it is lost: { $lost }

## The odds of the next black card

shadows-odds-title =
    { $harmful ->
        [one] Next black card: { $harmful } of { $total } does harm.
       *[other] Next black card: { $harmful } of { $total } do harm.
    }
shadows-odds-short = Next black card, of { $total }: { $what }.
shadows-odds-line = { $n } of { $total }: { $what }
shadows-odds-camelot-falls = the last siege engine, and Camelot falls
shadows-odds-lost = { $quest } is lost
shadows-odds-lost-war = a war is lost
shadows-odds-fought = the last card at { $quest }, which is fought at once
shadows-odds-siege = a siege engine
shadows-odds-special = a special card
shadows-odds-special-cards = a special card ({ $cards })
shadows-odds-comes =
    { $place ->
        [excalibur] Excalibur moves one step toward Evil
        [grail] Despair in the Grail row
        [picts] one more Pict
        [saxons] one more Saxon
       *[other] a card at { $quest }
    }
shadows-odds-takes = Despair, which removes a Grail card
shadows-odds-war = one more Pict or Saxon, whichever the drawer wants
shadows-odds-nothing = no effect
