## Excalibur

avalon-excalibur-given = { $to } would carry Excalibur.
avalon-excalibur-used = { $by } uses Excalibur: { $target }’s card is swapped for the other one.
avalon-excalibur-spared = { $by } does not use Excalibur.
avalon-replaced-card-seen = { $target } had played: { $card }.

avalon-arming = { $leader } is giving Excalibur to somebody on the team.
    .title = Excalibur
    .you = Who on your team carries Excalibur?
    .why = The { avalon-leader } gives the sword to another member of the team, and everyone votes on both. After all cards are played, its bearer may swap one other member’s card for the unplayed one.
avalon-striking = { $bearer } carries Excalibur, and may use it.
    .title = Excalibur
    .you = All cards are played, and you carry Excalibur. Do you use it?
    .why = You may swap one other member’s card for the unplayed one, and you see the card they had played. Everyone sees whose card it is; only you see the card. A card in the spotlight cannot be swapped.

avalon-arm = You give Excalibur to { $bearer }.
    .offer = Give Excalibur
avalon-strike = You use Excalibur on { $target }.
    .offer = Use Excalibur
avalon-sheathe = You do not use Excalibur.
    .offer = Don’t use it

avalon-bearer-must-be = Excalibur goes to a member of the team other than the { avalon-leader }: { $seats }.
avalon-strike-one-of = You can use Excalibur on another member with a face-down card: { $seats }.

## Lancelot

avalon-allegiance-laid = Allegiance cards are dealt face down: { $cards }.
avalon-schedule-laid = Allegiance cards are dealt face up, first to last: { $cards }.
avalon-allegiance-turned =
    { $card-words ->
        [switch] An allegiance card takes effect: both Lancelots change sides.
       *[no_change] An allegiance card takes effect: nothing changes.
    }
avalon-lancelot-must-fail = { avalon-good-must-succeed }
avalon-allegiance-switch = Switch
avalon-allegiance-no-change = No change

## Plot cards: drawing and handing out

avalon-plot-deck-set =
    { $number ->
        [one] { $number } plot card is in the deck.
       *[other] { $number } plot cards are in the deck.
    }
avalon-plots-laid = The plot deck, from the top: { $cards }.
avalon-plots-drawn =
    { $cards-count ->
        [one] { $by } draws a plot card: { $cards }.
       *[other] { $by } draws plot cards: { $cards }.
    }
avalon-plot-given =
    { $keeps ->
        [true] { $to } gets “{ $card }”.
       *[false] { $to } gets “{ $card }”, which takes effect at once.
    }

avalon-handing-out = { $leader } is handing out plot cards.
    .title = Plot cards
    .you = You have plot cards to hand out. Which one goes to whom?
    .why = The { avalon-leader } who opens a round draws plot cards and gives each to another player. A card for the { avalon-leader } is carried out. A card that takes effect at once does so before the next one is given.
avalon-hand-out = You give “{ $card }” to { $to }.
    .offer = Give a card
    .card = Which card?
    .to = Who gets it?
avalon-carry-out = You carry out “{ $card }”.
    .offer = Carry out a card yourself
avalon-plot-not-kept = A { avalon-leader } keeps no plot card. Give it to somebody else.
avalon-plot-one-each = At this table nobody gets two cards from one draw.

## Plot cards: those that are kept

avalon-window-opened =
    { $cards-count ->
        [0] “{ $card }” may be played now.
       *[other] These may be played now: { $cards }.
    }
avalon-plot-used = { $by } plays “{ $card }”.
avalon-plot-forgone = { $by } passes.
avalon-forgo = You pass.
    .offer = Pass
avalon-plot-targets = “{ $card }” can be used on: { $seats }.

avalon-lead-taken = { $by } takes the lead.
avalon-claiming = { $seat } may step in before the { avalon-leader } acts.
    .title = Before the { avalon-leader } acts
    .you = Will you play a card before the { avalon-leader } acts?
    .why = With “Strong Leader” you take the lead. After that nobody else can until there has been a vote. Where “Take Responsibility” is kept, it can be played now too.
avalon-take-lead = You take { avalon-leader.lead }.
    .offer = Take the lead

avalon-doubting = The team is approved. { $seat } may still play “No Confidence”.
    .title = No Confidence?
    .you = The team is approved. Will you play “No Confidence”?
    .why = The approved team then counts as rejected, one of the five that make Good lose, and the lead passes on. The card is used up.
avalon-distrust = You play “No Confidence” against this team.
    .offer = Play “No Confidence”

avalon-spotlight-set = { $target } is in the spotlight, and will play face up.
avalon-card-shown = { $seat }’s card is face up: { $card }.
avalon-illuminating = { $seat } may play “In the Spotlight”.
    .title = Spotlight?
    .you = Will you put a member of the team in the spotlight?
    .why = That member’s card is shown to all once everyone has played, and Excalibur cannot change it. You may choose yourself. The card is used up.
avalon-illuminate = You put { $target } in the spotlight.
    .offer = Play “In the Spotlight”

avalon-card-watched = { $by } looks at { $target }’s card.
avalon-card-seen = { $target }’s card is: { $card }.
avalon-watching = { $seat } may look at a card of the team.
    .title = A look at a card
    .you = Will you look at a card of this quest?
    .why = For each “Keeping a Close Eye on You” you play, you see one played card as it counts now. Everyone sees whose card you look at; only you see the card. Each card is looked at by one player at most.
avalon-watch = You look at the card of { $targets }.
    .offer = Play “Keeping a Close Eye on You”

avalon-opinions-shown = The first votes are in. { $votes }.
avalon-opining = The player with “Opinion Maker” votes first, for all to see.
    .title = The first vote
    .you = You have “Opinion Maker”, so you vote first. Approve this team?
    .why = Your vote is shown before anyone else chooses. If two vote first, their votes are revealed together.

## Plot cards: those that take effect at once

avalon-loyalty-looked = { $by } looks at { $target }’s loyalty.
avalon-loyalty-shown = { $by } shows { $to } a loyalty card.
avalon-overhearing = { $seat } learns a neighbour’s loyalty.
    .title = A neighbour’s loyalty
    .you = Which neighbour’s loyalty do you learn?
    .why = You must learn whether the player on your left or on your right is Good or Evil now. Say what you like about it, true or false.
avalon-overhear = You look at { $target }’s loyalty.
    .offer = Learn a neighbour’s loyalty
avalon-confiding = { $seat } must show somebody their loyalty (“{ $card }”).
    .title = Showing loyalty
    .you = You must show somebody your loyalty (“{ $card }”). Who do you trust?
    .why = A player of your choice learns whether you are Good or Evil now, and nothing else. You may both talk about it, true or false.
avalon-confide = You show { $to } your loyalty.
    .offer = Show somebody your loyalty

avalon-plot-taken = { $by } takes “{ $card }” from { $giver }.
avalon-nothing-taken = There is no plot card for { $by } to take.
avalon-taking-responsibility = { $seat } takes a plot card from somebody else.
    .title = Taking a plot card
    .you = Whose plot card do you take?
    .why = You must take a plot card from another player. From now on it is yours, for good or ill.
avalon-take = You take “{ $card }” from { $giver }.
    .offer = Take a plot card from somebody
    .giver = From whom?
    .card = Which card?

## Plot cards: what they are called, and what they do

avalon-card-strong-leader = Strong Leader
    .text = Before a { avalon-leader } acts, take the lead. Once.
avalon-card-close-eye = Keeping a Close Eye on You
    .text = When the quest cards are played, look at one of them. Once.
avalon-card-no-confidence = No Confidence
    .text = Reject a team that was approved. Once.
avalon-card-take-responsibility = Take Responsibility
    .text = Take a plot card from another player.
avalon-card-opinion-maker = Opinion Maker
    .text = From now on vote before everyone else, for all to see.
avalon-card-open-up = Open Up
    .text = At once show one other player whether you are Good or Evil.
avalon-card-overheard = Overheard Conversation
    .text = At once learn whether one of your neighbours is Good or Evil.
avalon-card-spotlight = In the Spotlight
    .text = Before quest cards are chosen, choose a member of the team who must play face up. Once.
avalon-card-establish-confidence = Establish Confidence
    .text = The { avalon-leader } at once shows one other player whether they are Good or Evil.
