## Excalibur

avalon-excalibur-given = { $to } is to bear Excalibur.
avalon-excalibur-used = { $by } draws Excalibur, and the card of { $target } becomes its opposite.
avalon-excalibur-spared = { $by } leaves Excalibur in its sheath.
avalon-replaced-card-seen = Before you struck, the card of { $target } was: { $card }.

avalon-arming = { $leader } is giving Excalibur to somebody on the team.
    .you = Who on your team shall bear Excalibur?
    .why = The { avalon-leader } gives the sword to another member of the team, and the vote is on both. When all cards lie there, the bearer may turn the card of one other member into its opposite.
avalon-striking = { $bearer } bears Excalibur, and may draw it.
    .you = All cards lie there, and you bear Excalibur. Will you draw it?
    .why = You may turn the card of one other member into its opposite, and then you see what it was. Everyone sees whose card it is, nobody else sees the card. A card in the spotlight stays as it is.

avalon-arm = You give Excalibur to { $bearer }.
    .offer = Give Excalibur away
avalon-strike = You draw Excalibur on { $target }.
    .offer = Draw Excalibur
avalon-sheathe = You leave Excalibur in its sheath.
    .offer = Leave it in its sheath

avalon-bearer-must-be = Excalibur goes to a member of the team other than the { avalon-leader }: { $seats }.
avalon-strike-one-of = Excalibur can be drawn on another member whose card lies face down: { $seats }.

## Lancelot

avalon-allegiance-laid = Allegiance cards lie face down: { $cards }.
avalon-schedule-laid = The allegiance cards lie open, first to last: { $cards }.
avalon-allegiance-turned =
    { $card-words ->
        [switch] An allegiance card takes effect: both Lancelots change sides.
       *[no_change] An allegiance card takes effect: nothing changes.
    }
avalon-lancelot-must-fail = You are Evil, and at this table an Evil Lancelot fails every quest. Play fail.
avalon-allegiance-switch = Switch
avalon-allegiance-no-change = No change

## Plot cards: drawing and handing out

avalon-plot-deck-set =
    { $number ->
        [one] { $number } plot card lies ready.
       *[other] { $number } plot cards lie ready.
    }
avalon-plots-laid = The plot deck, from the top: { $cards }.
avalon-plots-drawn =
    { $cards-count ->
        [one] { $by } draws a plot card: { $cards }.
       *[other] { $by } draws plot cards: { $cards }.
    }
avalon-plot-given =
    { $keeps ->
        [true] { $card } now lies before { $to }.
       *[false] { $card } falls to { $to }, and takes effect at once.
    }

avalon-handing-out = { $leader } is handing out plot cards.
    .you = You have plot cards to hand out. Which one goes to whom?
    .why = The { avalon-leader } who opens a round draws plot cards and gives each to somebody else; one that speaks to the { avalon-leader } is carried out. What takes effect at once does so before the next card is given.
avalon-hand-out = You hand { $card } to { $to }.
    .offer = Hand out a card
    .card = Which card?
    .to = Who gets it?
avalon-carry-out = You carry out { $card }.
    .offer = Carry out a card yourself
avalon-plot-not-kept = A { avalon-leader } keeps none of the plot cards. Give it to somebody else.
avalon-plot-one-each = At this table nobody gets two cards of one draw.

## Plot cards: those that are kept

avalon-window-opened =
    { $cards-count ->
        [0] { $card } may be played now.
       *[other] { $cards } may be played now.
    }
avalon-plot-used = { $by } plays { $card }.
avalon-plot-forgone = { $by } lets the moment pass.
avalon-forgo = You let the moment pass.
    .offer = Let the moment pass
avalon-plot-targets = { $card } can be turned on these: { $seats }.

avalon-lead-taken = { $by } takes the lead.
avalon-claiming = { $seat } may take a hand before the { avalon-leader } does anything.
    .you = Will you play a card before the { avalon-leader } does anything?
    .why = With Strong Leader you take the lead yourself; after that nobody else can until there was a vote. Where Take Responsibility is kept, it can be played now too.
avalon-take-lead = You take the lead.
    .offer = Take the lead

avalon-doubting = The team is approved; { $seat } may still show No Confidence.
    .you = The team is approved. Will you play No Confidence?
    .why = The approved team then counts as turned down, one of the five that lose the game for Good, and the lead passes on. The card is gone once it is played.
avalon-distrust = You have no confidence in this team.
    .offer = Play No Confidence

avalon-spotlight-set = { $target } stands in the spotlight, and will play face up.
avalon-card-shown = The card of { $seat } lies face up: { $card }.
avalon-illuminating = { $seat } may put somebody In the Spotlight.
    .you = Will you put a member of the team In the Spotlight?
    .why = The member you name plays a quest card that is shown to all once everyone has played, and Excalibur cannot change it. You may name yourself. The card is gone once it is played.
avalon-illuminate = You put { $target } in the spotlight.
    .offer = Play In the Spotlight

avalon-card-watched = { $by } looks at the card of { $target }.
avalon-card-seen = The card of { $target } is: { $card }.
avalon-watching = { $seat } may keep a close eye on a member of the team.
    .you = Will you look at a card of this quest?
    .why = You see one played card for each Keeping a Close Eye on You that you play, as it counts now. Everyone sees whose card you look at, nobody else sees the card. Each card is looked at by one player at most.
avalon-watch = You look at the card of { $targets }.
    .offer = Play Keeping a Close Eye on You

avalon-opinions-shown = Those who vote first have voted. { $votes }.
avalon-opining = Whoever has the Opinion Maker votes first, for all to see.
    .you = You have the Opinion Maker, so you vote first. Shall this team ride out?
    .why = Your vote is shown before anyone else chooses. Two who vote first are turned over together.

## Plot cards: those that take effect at once

avalon-loyalty-looked = { $by } looks at the loyalty of { $target }.
avalon-loyalty-shown = { $by } shows { $to } where they stand.
avalon-overhearing = { $seat } overhears a neighbour.
    .you = You overhear a conversation. Whose loyalty will you learn?
    .why = You must learn whether the player on your left or on your right is Good or Evil now. Say of it what you like, true or false.
avalon-overhear = You listen to { $target }.
    .offer = Learn where a neighbour stands
avalon-confiding = { $seat } must show somebody their loyalty ({ $card }).
    .you = You must show somebody where you stand ({ $card }). Whom do you trust with it?
    .why = One other player of your choice learns whether you are Good or Evil now, and nothing else. You may talk about it, true or false.
avalon-confide = You show { $to } where you stand.
    .offer = Show somebody where you stand

avalon-plot-taken = { $by } takes { $card } from { $giver }.
avalon-nothing-taken = { $by } finds no plot card to take.
avalon-taking-responsibility = { $seat } takes responsibility, and a plot card from somebody else.
    .you = You take responsibility. Whose plot card will you take?
    .why = You must take a plot card that lies before somebody else. From now on it is yours, to use or to bear.
avalon-take = You take { $card } from { $giver }.
    .offer = Take a plot card from somebody
    .giver = From whom?
    .card = Which card?

## Plot cards: what they are called, and what they do

avalon-card-strong-leader = Strong Leader
    .text = Before a { avalon-leader } does anything, take the lead. Once.
avalon-card-close-eye = Keeping a Close Eye on You
    .text = When the quest cards lie there, look at one of them. Once.
avalon-card-no-confidence = No Confidence
    .text = Turn down a team that was approved. Once.
avalon-card-take-responsibility = Take Responsibility
    .text = Take a plot card that lies before somebody else.
avalon-card-opinion-maker = Opinion Maker
    .text = From now on vote before all others, for all to see.
avalon-card-open-up = Open Up
    .text = At once show one other player whether you are Good or Evil.
avalon-card-overheard = Overheard Conversation
    .text = At once learn whether one of your neighbours is Good or Evil.
avalon-card-spotlight = In the Spotlight
    .text = Before quest cards are chosen, name a member of the team who must play face up. Once.
avalon-card-establish-confidence = Establish Confidence
    .text = The { avalon-leader } at once shows one other player whether they are Good or Evil.
