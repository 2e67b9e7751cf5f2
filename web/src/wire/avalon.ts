// Made by scripts/generate from the types of the server. Do not mend it here.

/** Confirm that you have seen your role. */
export interface Acknowledge {
  readonly type: "avalon.acknowledge";
}

/** Give Excalibur to a member of the team. */
export interface Arm {
  readonly type: "avalon.arm";
  readonly bearer: number;
}

/** The leader calls the vote. */
export interface CallVote {
  readonly type: "avalon.call-vote";
}

/** The leader carries out the card, if it is addressed to the leader. */
export interface CarryOut {
  readonly type: "avalon.carry-out";
  readonly card: string;
}

/** The leader takes the team back, to lay another. */
export interface ChangeTeam {
  readonly type: "avalon.change-team";
}

/** Show your own loyalty to somebody. */
export interface Confide {
  readonly type: "avalon.confide";
  readonly to: number;
}

/** Reject the team after all. */
export interface Distrust {
  readonly type: "avalon.distrust";
}

export interface Examine {
  readonly type: "avalon.examine";
  readonly target: number;
}

/** Do not use the card in this window. */
export interface Forgo {
  readonly type: "avalon.forgo";
}

/** Ready to vote. */
export interface GetReady {
  readonly type: "avalon.get-ready";
}

export interface Guess {
  readonly type: "avalon.guess";
  readonly target: number;
}

export interface HandOut {
  readonly type: "avalon.hand-out";
  readonly card: string;
  readonly to: number;
}

/** Name the member whose card will be face up. */
export interface Illuminate {
  readonly type: "avalon.illuminate";
  readonly target: number;
}

/** The time was over. Nobody can choose this: who keeps discussing is asked to vote all the same. */
export interface KeepDiscussing {
  readonly type: "avalon.keep-discussing";
}

/** Examine nobody this time, if the table allows it. */
export interface LeaveLady {
  readonly type: "avalon.leave-lady";
}

/** The time was over, and this seat pointed at nobody who counts. Nobody can choose this. */
export interface MissGuess {
  readonly type: "avalon.miss-guess";
}

export interface Name {
  readonly type: "avalon.name";
  readonly target: number;
}

/** Not ready any more. */
export interface NotYet {
  readonly type: "avalon.not-yet";
}

/** Look at a neighbour's loyalty. */
export interface Overhear {
  readonly type: "avalon.overhear";
  readonly target: number;
}

export interface PlayCard {
  readonly type: "avalon.play-card";
  readonly card: "fail" | "success";
}

/** Point at a knight, or at nobody any more. It answers nothing. */
export interface Point {
  readonly type: "avalon.point";
  readonly target?: number | null;
}

export interface Propose {
  readonly type: "avalon.propose";
  readonly quest: number;
  readonly team: readonly number[];
}

/** Leave the cards as they are. */
export interface Sheathe {
  readonly type: "avalon.sheathe";
}

/** Turn another member's card into its opposite. */
export interface Strike {
  readonly type: "avalon.strike";
  readonly target: number;
}

export interface Take {
  readonly type: "avalon.take";
  readonly giver: number;
  readonly card: string;
}

export interface TakeLead {
  readonly type: "avalon.take-lead";
}

export interface Vote {
  readonly type: "avalon.vote";
  readonly vote: "approve" | "reject";
}

/** Look at these members' cards, one for each copy played. */
export interface Watch {
  readonly type: "avalon.watch";
  readonly targets: readonly number[];
}

/** What a player may say. */
export type AvalonCommand =
  | Acknowledge
  | Arm
  | CallVote
  | CarryOut
  | ChangeTeam
  | Confide
  | Distrust
  | Examine
  | Forgo
  | GetReady
  | Guess
  | HandOut
  | Illuminate
  | KeepDiscussing
  | LeaveLady
  | MissGuess
  | Name
  | NotYet
  | Overhear
  | PlayCard
  | Point
  | Propose
  | Sheathe
  | Strike
  | Take
  | TakeLead
  | Vote
  | Watch;

/** Part of the proposal: the vote is on team and bearer together. */
export interface Arming {
  readonly type: "avalon.arming";
  readonly leader: number;
}

export interface Assassinating {
  readonly type: "avalon.assassinating";
}

/** The holder of a Strong Leader, or of a kept Take Responsibility, may play it now. */
export interface Claiming {
  readonly type: "avalon.claiming";
  readonly seat: number;
}

/** With Open Up it is the receiver, with Establish Confidence the leader. */
export interface Confiding {
  readonly type: "avalon.confiding";
  readonly seat: number;
  readonly card: string;
}

export interface Counting {
  readonly type: "avalon.counting";
}

/** Everybody sees who is ready. Nothing here depends on anything that somebody alone knows. */
export interface Discussing {
  readonly type: "avalon.discussing";
  readonly leader: number;
  readonly team: readonly number[];
}

export interface Doubting {
  readonly type: "avalon.doubting";
  readonly seat: number;
}

export interface Drawing {
  readonly type: "avalon.drawing";
}

export interface Examining {
  readonly type: "avalon.examining";
  readonly holder: number;
}

export interface Guessing {
  readonly type: "avalon.guessing";
}

export interface HandingOut {
  readonly type: "avalon.handing-out";
  readonly leader: number;
}

export interface Illuminating {
  readonly type: "avalon.illuminating";
  readonly seat: number;
}

/** A step of the course of play, as data, so that a game can be stored in the middle of it. */
export interface Step {
  readonly type: "Step";
}

/** A window for the holders of a card: a question to each of them in turn. */
export interface Opening {
  readonly type: "avalon.opening";
  readonly card: string;
  readonly questions: readonly Step[];
  readonly cards: readonly string[];
}

/** Hidden: two holders do not see who has chosen until both have. */
export interface Opining {
  readonly type: "avalon.opining";
}

export interface Overhearing {
  readonly type: "avalon.overhearing";
  readonly seat: number;
}

export interface PassingOn {
  readonly type: "avalon.passing-on";
}

export interface Proposing {
  readonly type: "avalon.proposing";
  readonly leader: number;
}

export interface QuestOpening {
  readonly type: "avalon.quest-opening";
}

export interface Questing {
  readonly type: "avalon.questing";
  readonly team: readonly number[];
}

/** A line, with its variable parts. */
export interface Spoken {
  readonly line: string;
  readonly but: readonly string[];
  readonly switching: boolean;
  readonly alike: boolean;
  readonly thumbs: number;
}

export interface Revealing {
  readonly type: "avalon.revealing";
  readonly spoken: readonly Spoken[];
}

export interface RoundOpening {
  readonly type: "avalon.round-opening";
}

export interface Striking {
  readonly type: "avalon.striking";
  readonly bearer: number;
}

export interface TakingResponsibility {
  readonly type: "avalon.taking-responsibility";
  readonly seat: number;
}

export interface Turning {
  readonly type: "avalon.turning";
}

export interface Voting {
  readonly type: "avalon.voting";
}

export interface Watching {
  readonly type: "avalon.watching";
  readonly seat: number;
}

/** What the table may be busy with. */
export type AvalonStep =
  | Arming
  | Assassinating
  | Claiming
  | Confiding
  | Counting
  | Discussing
  | Doubting
  | Drawing
  | Examining
  | Guessing
  | HandingOut
  | Illuminating
  | Opening
  | Opining
  | Overhearing
  | PassingOn
  | Proposing
  | QuestOpening
  | Questing
  | Revealing
  | RoundOpening
  | Striking
  | TakingResponsibility
  | Turning
  | Voting
  | Watching;

export interface Options {
  readonly roles: readonly string[];
  readonly merlin: "optional" | "required";
  readonly leader: number | null;
  readonly oberon_hidden_from_merlin: boolean;
  readonly quest_order: "fixed" | "free" | "free_lock5_concluded" | "free_lock5_won";
  readonly double_fail_quest: "fourth_undertaken" | "space4";
  readonly discussion: "leader_calls" | "none";
  readonly change_votes: boolean;
  readonly lady: boolean;
  readonly lady_use: "mandatory" | "may_decline";
  readonly lady_timing: "board_number" | "completed_count";
  readonly excalibur: boolean;
  readonly lancelot: "hidden_switch" | "known_pair" | "off" | "open_schedule";
  readonly lancelot_evil_shown_as: "evil" | "lancelot";
  readonly hidden_deck: "3+2" | "5+2";
  readonly hidden_flip_moment: "quest_open" | "round_open";
  readonly schedule_deck: "five_of_five" | "five_of_seven";
  readonly schedule_binding: "quest_space" | "round";
  readonly evil_lancelot_must_fail: boolean | null;
  readonly plot: boolean;
  readonly plot_edition: "classic" | "revised";
  readonly plot_deck: readonly string[];
  readonly plot_recipients: "any_other" | "distinct_others";
  readonly plot_precedence: "from_leader" | "from_leaders_left";
  readonly take_responsibility: "held" | "immediate";
  readonly strong_leader_rotation: "from_new" | "resume_original";
  readonly assassin_targets: "anyone_else" | "not_shown_evil";
  readonly everyone_guesses: boolean;
  readonly assassination_talk: "evil_channel" | "public_only";
  readonly post_game_detail: "full" | "roles";
  readonly edition: "fa" | "fr" | "house" | "it";
  readonly strict_edition: boolean;
  readonly leader_title: "by_language" | "commander" | "king" | "leader";
  readonly quest_labels: "by_language" | "letters" | "numbers";
  readonly beginners: boolean;
}

export type AvalonOptions = Options;

/** A proposed team for a quest, and its progress. */
export interface Proposal {
  readonly quest: number;
  readonly team: readonly number[];
  readonly excalibur: number | null;
  readonly discussed: boolean;
  readonly opinions: Readonly<Record<number, "approve" | "reject">> | null;
  readonly approved: boolean;
  readonly begun: boolean;
  readonly spotlight: number | null;
  readonly laid: boolean;
  readonly watched: readonly number[];
}

/** A quest that was carried out. */
export interface Quest {
  readonly quest: number;
  readonly leader: number;
  readonly team: readonly number[];
  readonly fails: number;
  readonly won: boolean;
}

/** What the whole table knows. */
export interface CourtOf {
  readonly seats: number;
  readonly ask: number;
  readonly phase: AvalonStep | null;
  readonly asked: readonly number[];
  readonly acted: readonly number[];
  readonly agenda: readonly (AvalonStep | null)[];
  readonly options: Options;
  readonly cast: readonly string[];
  readonly leader: number;
  readonly round: number;
  readonly rejections: number;
  readonly passing: boolean;
  readonly closed: readonly string[];
  readonly proposal: Proposal | null;
  readonly changes: number;
  readonly votes: readonly ("approve" | "reject")[];
  readonly quests: readonly Quest[];
  readonly won: number;
  readonly lost: number;
  readonly lady: number | null;
  readonly lady_held: readonly number[];
  readonly lady_quests: number;
  readonly schedule: readonly ("no_change" | "switch")[];
  readonly schedule_acted: readonly number[];
  readonly turned: readonly ("no_change" | "switch")[];
  readonly turned_round: number;
  readonly switches: number;
  readonly plot_deck: number;
  readonly plot_round: number;
  readonly drawn: readonly string[];
  readonly receivers: readonly number[];
  readonly plots: readonly (readonly string[])[];
  readonly displaced: number | null;
  readonly named: number | null;
  readonly nobody_named: boolean;
  readonly guesses: Readonly<Record<number, number>>;
  readonly winner: "evil" | "good" | null;
  readonly why: "assassination_missed" | "five_rejections" | "merlin_assassinated" | "nobody_named" | "three_fails" | "three_successes" | null;
  readonly roles: readonly string[];
}

/** What everybody knows. */
export type AvalonPublic = CourtOf;

export interface Seen {
  readonly seat: number;
  readonly label: string;
}

export interface Peek {
  readonly quest: number;
  readonly seat: number;
  readonly card: "fail" | "success";
}

/** What one seat was told. */
export interface KnightOf {
  readonly seat: number;
  readonly answered: number;
  readonly answer: AvalonCommand | null;
  readonly role: string;
  readonly shown: readonly Seen[];
  readonly loyalties: Readonly<Record<number, readonly ("evil" | "good")[]>>;
  readonly cards: Readonly<Record<number, "fail" | "success">>;
  readonly peeked: readonly Peek[];
  readonly pointed: number | null;
}

/** What one seat alone knows. */
export type AvalonOwn = KnightOf;

/** Everybody but the leader: the vote opens by itself. */
export interface AllReady {
  readonly type: "avalon.all-ready";
}

/** What one seat saw and played. */
export interface Confession {
  readonly seat: number;
  readonly shown: readonly Seen[];
  readonly loyalties: Readonly<Record<number, readonly ("evil" | "good")[]>>;
  readonly cards: Readonly<Record<number, "fail" | "success">>;
  readonly peeked: readonly Peek[];
}

/** After the end, if the table wants it: what everybody saw and played. */
export interface AllTold {
  readonly type: "avalon.all-told";
  readonly confessions: readonly Confession[];
}

/** A card takes effect: on a switch both Lancelots change sides, and nobody learns more than that. */
export interface AllegianceTurned {
  readonly type: "avalon.allegiance-turned";
  readonly card: "no_change" | "switch";
}

export interface CardSeen {
  readonly type: "avalon.card-seen";
  readonly seat: number;
  readonly quest: number;
  readonly target: number;
  readonly card: "fail" | "success";
}

/** The card in the spotlight. */
export interface CardShown {
  readonly type: "avalon.card-shown";
  readonly seat: number;
  readonly card: "fail" | "success";
}

export interface CardWatched {
  readonly type: "avalon.card-watched";
  readonly by: number;
  readonly target: number;
}

/** Every member of the team has played. */
export interface CardsLaid {
  readonly type: "avalon.cards-laid";
}

export interface ExcaliburGiven {
  readonly type: "avalon.excalibur-given";
  readonly to: number;
}

export interface ExcaliburSpared {
  readonly type: "avalon.excalibur-spared";
  readonly by: number;
}

export interface ExcaliburUsed {
  readonly type: "avalon.excalibur-used";
  readonly by: number;
  readonly target: number;
}

/** Sent to everybody, although most see nobody. */
export interface EyesOpened {
  readonly type: "avalon.eyes-opened";
  readonly seat: number;
  readonly shown: readonly Seen[];
}

/** After the end: who guessed whom. Those who pointed at nobody are not in it. */
export interface GuessesShown {
  readonly type: "avalon.guesses-shown";
  readonly guesses: Readonly<Record<number, number>>;
}

/** She starts at the first leader's right, with the player who would lead last. */
export interface LadyGiven {
  readonly type: "avalon.lady-given";
  readonly to: number;
}

export interface LadyLeft {
  readonly type: "avalon.lady-left";
  readonly by: number;
}

/** Who is examined is public; the result is not. */
export interface LadyPassed {
  readonly type: "avalon.lady-passed";
  readonly by: number;
  readonly to: number;
}

export interface LeadTaken {
  readonly type: "avalon.lead-taken";
  readonly by: number;
}

export interface LeaderChosen {
  readonly type: "avalon.leader-chosen";
  readonly seat: number;
}

export interface LeaderPassed {
  readonly type: "avalon.leader-passed";
  readonly to: number;
}

export interface LoyaltyLooked {
  readonly type: "avalon.loyalty-looked";
  readonly by: number;
  readonly target: number;
}

export interface LoyaltySeen {
  readonly type: "avalon.loyalty-seen";
  readonly seat: number;
  readonly target: number;
  readonly side: "evil" | "good";
}

export interface LoyaltyShown {
  readonly type: "avalon.loyalty-shown";
  readonly by: number;
  readonly to: number;
}

export interface Named {
  readonly type: "avalon.named";
  readonly by: number;
  readonly target: number;
}

/** The time was over, and the Assassin pointed at nobody who could be named. */
export interface NobodyNamed {
  readonly type: "avalon.nobody-named";
  readonly by: number;
}

export interface NothingTaken {
  readonly type: "avalon.nothing-taken";
  readonly by: number;
}

export interface OpinionsShown {
  readonly type: "avalon.opinions-shown";
  readonly votes: Readonly<Record<number, "approve" | "reject">>;
}

export interface Over {
  readonly type: "avalon.over";
  readonly winner: "evil" | "good";
  readonly why: "assassination_missed" | "five_rejections" | "merlin_assassinated" | "nobody_named" | "three_fails" | "three_successes";
  readonly roles: readonly string[];
}

export interface PlotDeckSet {
  readonly type: "avalon.plot-deck-set";
  readonly number: number;
}

export interface PlotForgone {
  readonly type: "avalon.plot-forgone";
  readonly by: number;
  readonly card: string;
}

export interface PlotGiven {
  readonly type: "avalon.plot-given";
  readonly by: number;
  readonly to: number;
  readonly card: string;
  readonly keeps: boolean;
}

/** It keeps its state, and now works for the taker. */
export interface PlotTaken {
  readonly type: "avalon.plot-taken";
  readonly by: number;
  readonly giver: number;
  readonly card: string;
}

/** A held card is played and discarded. */
export interface PlotUsed {
  readonly type: "avalon.plot-used";
  readonly by: number;
  readonly card: string;
}

export interface PlotsDrawn {
  readonly type: "avalon.plots-drawn";
  readonly by: number;
  readonly cards: readonly string[];
}

/** Whom this seat points at now. */
export interface Pointed {
  readonly type: "avalon.pointed";
  readonly seat: number;
  readonly target: number | null;
}

/** The approval is final. */
export interface QuestBegun {
  readonly type: "avalon.quest-begun";
  readonly quest: number;
  readonly team: readonly number[];
}

/** How many cards of each kind were played, and the result of the quest; never who played what. */
export interface QuestEnded {
  readonly type: "avalon.quest-ended";
  readonly quest: number;
  readonly successes: number;
  readonly fails: number;
  readonly won: boolean;
}

export interface ReplacedCardSeen {
  readonly type: "avalon.replaced-card-seen";
  readonly seat: number;
  readonly quest: number;
  readonly target: number;
  readonly card: "fail" | "success";
}

export interface RoleDealt {
  readonly type: "avalon.role-dealt";
  readonly seat: number;
  readonly role: string;
}

export interface RoundOpened {
  readonly type: "avalon.round-opened";
  readonly round: number;
}

export interface ScheduleLaid {
  readonly type: "avalon.schedule-laid";
  readonly cards: readonly ("no_change" | "switch")[];
}

export interface SpotlightSet {
  readonly type: "avalon.spotlight-set";
  readonly by: number;
  readonly target: number;
}

export interface TeamApproved {
  readonly type: "avalon.team-approved";
}

export interface TeamProposed {
  readonly type: "avalon.team-proposed";
  readonly leader: number;
  readonly quest: number;
  readonly team: readonly number[];
}

/** By vote, or by No Confidence. */
export interface TeamRejected {
  readonly type: "avalon.team-rejected";
  readonly rejections: number;
}

/** The leader lays another team, the first time or not. */
export interface TeamTakenBack {
  readonly type: "avalon.team-taken-back";
  readonly leader: number;
  readonly changes: number;
}

/** The time is over, and the vote opens by itself. */
export interface TimeOver {
  readonly type: "avalon.time-over";
}

/** A seat that was ready is so no more. */
export interface Unready {
  readonly type: "avalon.unready";
  readonly seat: number;
}

export interface VoteCalled {
  readonly type: "avalon.vote-called";
  readonly leader: number;
}

/** All votes at once, by seat. */
export interface VotesShown {
  readonly type: "avalon.votes-shown";
  readonly votes: readonly ("approve" | "reject")[];
}

/** The holders of this card may use it now; the window opens once for each leader. */
export interface WindowOpened {
  readonly type: "avalon.window-opened";
  readonly card: string;
  readonly cards: readonly string[];
}

/** A seat has answered an open poll. The answer itself is not shown. */
export interface Acted {
  readonly type: "engine.acted";
  readonly seat: number;
}

/** The answer of a seat, known to it alone. A later one to the same question replaces it. */
export interface Answered {
  readonly type: "engine.answered";
  readonly seat: number;
  readonly command: AvalonCommand | null;
}

/** A question is asked. No other fact opens one. */
export interface Asked {
  readonly type: "engine.asked";
  readonly phase: AvalonStep | null;
  readonly asked: readonly number[];
  readonly agenda: readonly (AvalonStep | null)[];
}

/** The game is over. */
export interface Ended {
  readonly type: "engine.ended";
}

/** What may be told to a seat. */
export type AvalonFact =
  | AllReady
  | AllTold
  | AllegianceTurned
  | CardSeen
  | CardShown
  | CardWatched
  | CardsLaid
  | ExcaliburGiven
  | ExcaliburSpared
  | ExcaliburUsed
  | EyesOpened
  | GuessesShown
  | LadyGiven
  | LadyLeft
  | LadyPassed
  | LeadTaken
  | LeaderChosen
  | LeaderPassed
  | LoyaltyLooked
  | LoyaltySeen
  | LoyaltyShown
  | Named
  | NobodyNamed
  | NothingTaken
  | OpinionsShown
  | Over
  | PlotDeckSet
  | PlotForgone
  | PlotGiven
  | PlotTaken
  | PlotUsed
  | PlotsDrawn
  | Pointed
  | QuestBegun
  | QuestEnded
  | ReplacedCardSeen
  | RoleDealt
  | RoundOpened
  | ScheduleLaid
  | SpotlightSet
  | TeamApproved
  | TeamProposed
  | TeamRejected
  | TeamTakenBack
  | TimeOver
  | Unready
  | VoteCalled
  | VotesShown
  | WindowOpened
  | Acted
  | Answered
  | Asked
  | Ended;

/** A member of the team, and not the leader. */
export interface BearerMustBe {
  readonly type: "avalon.bearer-must-be";
  readonly seats: readonly number[];
}

/** A Good player cannot fail a quest. */
export interface GoodMustSucceed {
  readonly type: "avalon.good-must-succeed";
}

/** At this table the holder must use her. */
export interface LadyMustBeUsed {
  readonly type: "avalon.lady-must-be-used";
}

/** She never goes back to a former holder. */
export interface LadyNotBack {
  readonly type: "avalon.lady-not-back";
  readonly target: number;
}

/** The holder already knows that side. */
export interface LadyNotYourself {
  readonly type: "avalon.lady-not-yourself";
}

/** Under the open schedule an Evil Lancelot fails every quest he is on. */
export interface LancelotMustFail {
  readonly type: "avalon.lancelot-must-fail";
}

/** The leader is ready by calling the vote. */
export interface LeaderCalls {
  readonly type: "avalon.leader-calls";
}

/** The Assassin cannot name himself. */
export interface NameAnother {
  readonly type: "avalon.name-another";
}

/** The Assassin was shown this knight as Evil. */
export interface NameNoAlly {
  readonly type: "avalon.name-no-ally";
  readonly target: number;
}

/** The team was changed as often as it may be. */
export interface NoMoreChanges {
  readonly type: "avalon.no-more-changes";
  readonly most: number;
}

/** Only the Assassin names a knight. */
export interface NotTheAssassin {
  readonly type: "avalon.not-the-assassin";
}

/** The others say that they are ready. */
export interface OnlyTheLeader {
  readonly type: "avalon.only-the-leader";
  readonly leader: number;
}

/** The leader cannot keep a card. */
export interface PlotNotKept {
  readonly type: "avalon.plot-not-kept";
}

/** At this table nobody gets two cards of one draw. */
export interface PlotOneEach {
  readonly type: "avalon.plot-one-each";
}

/** The seats that the card can be used on. */
export interface PlotTargets {
  readonly type: "avalon.plot-targets";
  readonly card: string;
  readonly seats: readonly number[];
}

/** Only these quests can be chosen now. */
export interface QuestNotOpen {
  readonly type: "avalon.quest-not-open";
  readonly quests: readonly number[];
}

/** Another member whose card lies face down. */
export interface StrikeOneOf {
  readonly type: "avalon.strike-one-of";
  readonly seats: readonly number[];
}

/** The team must have this many different members. */
export interface TeamNeeds {
  readonly type: "avalon.team-needs";
  readonly size: number;
}

/** Why not, in this game. */
export type AvalonReason =
  | BearerMustBe
  | GoodMustSucceed
  | LadyMustBeUsed
  | LadyNotBack
  | LadyNotYourself
  | LancelotMustFail
  | LeaderCalls
  | NameAnother
  | NameNoAlly
  | NoMoreChanges
  | NotTheAssassin
  | OnlyTheLeader
  | PlotNotKept
  | PlotOneEach
  | PlotTargets
  | QuestNotOpen
  | StrikeOneOf
  | TeamNeeds;

export interface ClaimCard {
  readonly type: "avalon.claim-card";
  readonly quest: number;
  readonly card: "fail" | "success";
}

export interface ClaimDoubt {
  readonly type: "avalon.claim-doubt";
  readonly seats: readonly number[];
}

export interface ClaimGuess {
  readonly type: "avalon.claim-guess";
  readonly seat: number;
  readonly role: string;
}

/** A claim about what the Lady of the Lake showed. */
export interface ClaimLady {
  readonly type: "avalon.claim-lady";
  readonly seat: number;
  readonly side: "evil" | "good";
}

export interface ClaimRole {
  readonly type: "avalon.claim-role";
  readonly role: string;
}

/** A claim about what a plot card showed. */
export interface ClaimShown {
  readonly type: "avalon.claim-shown";
  readonly seat: number;
  readonly side: "evil" | "good";
}

export interface ClaimSide {
  readonly type: "avalon.claim-side";
  readonly side: "evil" | "good";
}

export interface ClaimTrust {
  readonly type: "avalon.claim-trust";
  readonly seats: readonly number[];
}

/** What a seat may claim. */
export type AvalonClaim =
  | ClaimCard
  | ClaimDoubt
  | ClaimGuess
  | ClaimLady
  | ClaimRole
  | ClaimShown
  | ClaimSide
  | ClaimTrust;
