// Made by scripts/generate from the types of the server. Do not mend it here.

export interface Accuse {
  readonly type: "shadows.accuse";
  readonly seat: number;
}

export interface AddFight {
  readonly type: "shadows.add-fight";
  readonly card: string;
  readonly value: number;
}

export interface AddNothing {
  readonly type: "shadows.add-nothing";
}

export interface Agree {
  readonly type: "shadows.agree";
  readonly answer: "accept" | "refuse";
}

export interface Answer {
  readonly type: "shadows.answer";
  readonly answer: "come" | "stay";
}

/** Fight cards against the engine; the value of each `?` is asked next. */
export interface Attack {
  readonly type: "shadows.attack";
  readonly cards: readonly string[];
}

/** Lose the life point. */
export interface Bleed {
  readonly type: "shadows.bleed";
}

/** Caradoc gives a life point for two cards. */
export interface BleedForCards {
  readonly type: "shadows.bleed-for-cards";
}

/** A strong fight card, discarded to go on. */
export interface BreakThrough {
  readonly type: "shadows.break-through";
  readonly card: string;
}

/** A life point for a second action. */
export interface BuyAction {
  readonly type: "shadows.buy-action";
}

/** Draw and play the top black card. */
export interface CallBlack {
  readonly type: "shadows.call-black";
}

export interface CallSiege {
  readonly type: "shadows.call-siege";
}

export interface ChooseBlack {
  readonly type: "shadows.choose-black";
  readonly card: string;
}

export interface ChooseWar {
  readonly type: "shadows.choose-war";
  readonly war: "picts" | "saxons";
}

export interface Consent {
  readonly type: "shadows.consent";
  readonly answer: "accept" | "refuse";
}

/** Tristan leaves the Round Table without an action. */
export interface Depart {
  readonly type: "shadows.depart";
  readonly to: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

export interface Discard {
  readonly type: "shadows.discard";
  readonly cards: readonly string[];
}

export interface DrawBlack {
  readonly type: "shadows.draw-black";
}

export interface DrawCards {
  readonly type: "shadows.draw-cards";
}

export interface Drink {
  readonly type: "shadows.drink";
  readonly seat: number;
}

export interface EndTurn {
  readonly type: "shadows.end-turn";
}

/** Arthur asks a Knight for a card in exchange for one of his. */
export interface Exchange {
  readonly type: "shadows.exchange";
  readonly partner: number;
}

export interface FightSiege {
  readonly type: "shadows.fight-siege";
}

export interface FightWar {
  readonly type: "shadows.fight-war";
  readonly card: string;
}

/** A discarded special card frees a captured Knight. */
export interface Free {
  readonly type: "shadows.free";
  readonly card: string;
  readonly seat: number;
}

export interface GiveCard {
  readonly type: "shadows.give-card";
  readonly card: string;
}

/** The sword is lost, and the card is cancelled. */
export interface GiveExcalibur {
  readonly type: "shadows.give-excalibur";
}

/** Stay at the present place. */
export interface GiveUp {
  readonly type: "shadows.give-up";
}

/** Three equal cards for a life point. */
export interface Heal {
  readonly type: "shadows.heal";
  readonly card: string;
}

/** For this card alone; it ends a standing answer. */
export interface KeepExcalibur {
  readonly type: "shadows.keep-excalibur";
}

export interface KeepGrail {
  readonly type: "shadows.keep-grail";
}

/** Keep it now, and at every later card, or until your own turn. */
export interface KeepOn {
  readonly type: "shadows.keep-on";
  readonly scope: "always" | "until_my_turn";
}

/** Face down, for a white card. */
export interface LayDown {
  readonly type: "shadows.lay-down";
}

export interface LayFight {
  readonly type: "shadows.lay-fight";
  readonly card: string;
  readonly value: number;
}

export interface LayGrail {
  readonly type: "shadows.lay-grail";
}

/** A card of your own hand for the council. */
export interface LayOpen {
  readonly type: "shadows.lay-open";
  readonly card: string;
}

export interface LayUp {
  readonly type: "shadows.lay-up";
}

/** A card from Merlin, who is at the Knight's place. */
export interface MerlinsGift {
  readonly type: "shadows.merlins-gift";
}

export interface Move {
  readonly type: "shadows.move";
  readonly to: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

/** The value of a `?`. */
export interface NameValue {
  readonly type: "shadows.name-value";
  readonly value: number;
}

export interface OfferMerlins {
  readonly type: "shadows.offer-merlins";
  readonly number: number;
}

/** Geraint discards two cards instead. */
export interface PayEvil {
  readonly type: "shadows.pay-evil";
  readonly cards: readonly string[];
}

/** Cards discarded to go on. */
export interface PayWay {
  readonly type: "shadows.pay-way";
  readonly cards: readonly string[];
}

/** Percival looks at the top black card first. */
export interface Peek {
  readonly type: "shadows.peek";
}

export interface PickVolunteer {
  readonly type: "shadows.pick-volunteer";
  readonly seat: number;
}

/** Galahad plays a special card without an action. */
export interface PlayFree {
  readonly type: "shadows.play-free";
  readonly card: string;
  readonly aim?: string | number | null;
  readonly cards?: readonly string[] | null;
}

export interface PlaySpecial {
  readonly type: "shadows.play-special";
  readonly card: string;
  readonly aim?: string | number | null;
  readonly cards?: readonly string[] | null;
}

export interface ProposeKnight {
  readonly type: "shadows.propose-knight";
  readonly seat: number;
}

/** Who gets each of the cards, in their order. */
export interface ProposeShare {
  readonly type: "shadows.propose-share";
  readonly to: readonly number[];
}

/** A discarded card brings Excalibur one step nearer. */
export interface PullSword {
  readonly type: "shadows.pull-sword";
  readonly card: string;
}

export interface RaiseSiege {
  readonly type: "shadows.raise-siege";
}

/** Gaheris discards three cards for the Merlin he found. */
export interface RecallMerlin {
  readonly type: "shadows.recall-merlin";
  readonly cards: readonly string[];
}

/** Gaheris checks whether a Merlin is in the discard pile. */
export interface SearchDiscard {
  readonly type: "shadows.search-discard";
}

export interface SlayFight {
  readonly type: "shadows.slay-fight";
  readonly card: string;
  readonly value: number;
}

/** Two cards instead of the life point. */
export interface Spare {
  readonly type: "shadows.spare";
  readonly cards: readonly string[];
}

export interface Stack {
  readonly type: "shadows.stack";
  readonly cards: readonly string[];
}

/** Offer this many now, and at every later window like this one, or until your own turn. */
export interface StandBy {
  readonly type: "shadows.stand-by";
  readonly number: number;
  readonly scope: "always" | "this_card" | "until_my_turn";
}

/** A Traitor reveals himself, if the table allows it. */
export interface StepForth {
  readonly type: "shadows.step-forth";
}

/** Lose a life point. */
export interface Suffer {
  readonly type: "shadows.suffer";
}

/** Bedivere discards a card and draws another. */
export interface Swap {
  readonly type: "shadows.swap";
  readonly card: string;
}

/** The life point for a second action comes back, and there is no second action yet. */
export interface TakeBack {
  readonly type: "shadows.take-back";
}

/** Take a card from a Knight's hand at random. */
export interface Taunt {
  readonly type: "shadows.taunt";
  readonly victim: number;
}

export interface Volunteer {
  readonly type: "shadows.volunteer";
  readonly answer: "no" | "yes";
}

/** A latecomer takes the free chair. */
export interface Welcome {
  readonly type: "shadows.welcome";
}

export interface YieldGrail {
  readonly type: "shadows.yield-grail";
  readonly answer: "grail" | "life";
}

/** What a player may say. */
export type ShadowsCommand =
  | Accuse
  | AddFight
  | AddNothing
  | Agree
  | Answer
  | Attack
  | Bleed
  | BleedForCards
  | BreakThrough
  | BuyAction
  | CallBlack
  | CallSiege
  | ChooseBlack
  | ChooseWar
  | Consent
  | Depart
  | Discard
  | DrawBlack
  | DrawCards
  | Drink
  | EndTurn
  | Exchange
  | FightSiege
  | FightWar
  | Free
  | GiveCard
  | GiveExcalibur
  | GiveUp
  | Heal
  | KeepExcalibur
  | KeepGrail
  | KeepOn
  | LayDown
  | LayFight
  | LayGrail
  | LayOpen
  | LayUp
  | MerlinsGift
  | Move
  | NameValue
  | OfferMerlins
  | PayEvil
  | PayWay
  | Peek
  | PickVolunteer
  | PlayFree
  | PlaySpecial
  | ProposeKnight
  | ProposeShare
  | PullSword
  | RaiseSiege
  | RecallMerlin
  | SearchDiscard
  | SlayFight
  | Spare
  | Stack
  | StandBy
  | StepForth
  | Suffer
  | Swap
  | TakeBack
  | Taunt
  | Volunteer
  | Welcome
  | YieldGrail;

export interface Acting {
  readonly type: "shadows.acting";
  readonly seat: number;
}

export interface Adding {
  readonly type: "shadows.adding";
  readonly seat: number;
  readonly quest: "black_knight" | "dragon" | "lancelot";
  readonly white: number;
  readonly black: number;
  readonly missing: number;
}

export interface AgreeingOnKnight {
  readonly type: "shadows.agreeing-on-knight";
  readonly squires: readonly number[];
  readonly present: readonly number[];
  readonly proposer: number;
  readonly named: number;
  readonly refusals: number;
}

export interface Ambushed {
  readonly type: "shadows.ambushed";
  readonly seat: number;
  readonly to: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly cards: readonly string[];
}

export interface BattleDeciding {
  readonly type: "shadows.battle-deciding";
  readonly seat: number;
  readonly to: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons" | null;
  readonly total: number;
  readonly die: number;
}

/** The fighter plays cards and throws the die; Owain throws first. */
export interface Battling {
  readonly type: "shadows.battling";
  readonly seat: number;
  readonly to: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons" | null;
  readonly die: number;
  readonly faces: number;
}

export interface Besieging {
  readonly type: "shadows.besieging";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly won: boolean;
}

export interface ChangingLives {
  readonly type: "shadows.changing-lives";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly won: boolean;
}

export interface Choosing {
  readonly type: "shadows.choosing";
  readonly by: number;
  readonly chained: boolean;
}

export interface ChoosingWar {
  readonly type: "shadows.choosing-war";
  readonly by: number;
  readonly mordred: boolean;
}

/** Call for Help: every other Knight may join the caller. */
export interface Coming {
  readonly type: "shadows.coming";
  readonly by: number;
  readonly place: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

export interface Consenting {
  readonly type: "shadows.consenting";
  readonly cards: readonly string[];
  readonly among: readonly number[];
  readonly proposer: number;
  readonly to: readonly number[];
  readonly refusals: number;
}

/** Each Knight puts a card on the Round Table, all at once, and the table shares them. */
export interface Council {
  readonly type: "shadows.council";
}

export interface Counting {
  readonly type: "shadows.counting";
  readonly quest: "black_knight" | "dragon" | "lancelot";
  readonly by: number;
}

/** Each Knight discards this many cards of their choice, or all of them; faces stay hidden. */
export interface Discarding {
  readonly type: "shadows.discarding";
  readonly seats: readonly number[];
  readonly number: number;
}

/** After the last life point, death comes when the action is done. */
export interface Dooming {
  readonly type: "shadows.dooming";
  readonly seat: number;
}

/** The drawer takes the top card, or with Lancelot's armor the top two. */
export interface Drawing {
  readonly type: "shadows.drawing";
  readonly by: number;
  readonly chained: boolean;
}

export interface Dying {
  readonly type: "shadows.dying";
}

export interface ExcaliburAsked {
  readonly type: "shadows.excalibur-asked";
  readonly owner: number;
  readonly by: number;
  readonly card: string;
}

/** Both choose in secret; the partner cannot refuse. */
export interface Exchanging {
  readonly type: "shadows.exchanging";
  readonly by: number;
  readonly partner: number;
}

/** The cards are revealed, Kay may add one, and the sums are compared. */
export interface Fighting {
  readonly type: "shadows.fighting";
  readonly quest: "black_knight" | "dragon" | "lancelot";
  readonly by: number;
}

export interface GivingRelic {
  readonly type: "shadows.giving-relic";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly won: boolean;
  readonly by: number;
}

/** The Knights return, the board is cleared, and a win removes its lasting cards. */
export interface GoingHome {
  readonly type: "shadows.going-home";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly won: boolean;
  readonly by: number;
}

export interface Helping {
  readonly type: "shadows.helping";
  readonly seat: number;
  readonly to: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons" | null;
  readonly total: number;
  readonly die: number;
  readonly missing: number;
}

/** A single squire is knighted; of several, the one on whom all present agree. */
export interface Knighting {
  readonly type: "shadows.knighting";
  readonly squires: readonly number[];
  readonly present: readonly number[];
  readonly by: number;
}

export interface LastCount {
  readonly type: "shadows.last-count";
}

export interface Laying {
  readonly type: "shadows.laying";
  readonly by: number;
  readonly chained: boolean;
}

export interface LayingDown {
  readonly type: "shadows.laying-down";
  readonly by: number;
  readonly card: string;
  readonly quest: "black_knight" | "dragon" | "lancelot";
}

export interface LayingSwords {
  readonly type: "shadows.laying-swords";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly won: boolean;
}

/** With three players, everybody looks at their loyalty now. */
export interface Looking {
  readonly type: "shadows.looking";
}

/** Losses one after another; Lamorak is asked for each point if he has enough cards. */
export interface Losing {
  readonly type: "shadows.losing";
  readonly losses: readonly (readonly [number, number])[];
  readonly spare: boolean;
  readonly cause: string;
}

/** The fighter gives each `?` its value, one after another, before the die is thrown, except for Owain. */
export interface NamingValue {
  readonly type: "shadows.naming-value";
  readonly seat: number;
  readonly left: number;
  readonly total: number;
  readonly to: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons" | null;
  readonly die: number;
}

export interface Offering {
  readonly type: "shadows.offering";
  readonly by: number;
  readonly card: string;
}

export interface PassingTurn {
  readonly type: "shadows.passing-turn";
}

export interface PickingVolunteer {
  readonly type: "shadows.picking-volunteer";
  readonly by: number;
  readonly willing: readonly number[];
  readonly price: "cards" | "lives";
  readonly number: number;
}

export interface Progressing {
  readonly type: "shadows.progressing";
  readonly seat: number;
}

export interface ProposingKnight {
  readonly type: "shadows.proposing-knight";
  readonly squires: readonly number[];
  readonly present: readonly number[];
  readonly proposer: number;
  readonly refusals: number;
}

export interface QuestEnding {
  readonly type: "shadows.quest-ending";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly won: boolean;
  readonly by: number;
}

/** Between two cards of a chain, the swords may end the game. */
export interface Recounting {
  readonly type: "shadows.recounting";
}

export interface Reinforcing {
  readonly type: "shadows.reinforcing";
  readonly by: number;
  readonly war: "picts" | "saxons";
}

export interface Resolving {
  readonly type: "shadows.resolving";
  readonly by: number;
  readonly card: string;
}

/** Convocation: Knights elsewhere may return, and those in Camelot share new cards. */
export interface Returning {
  readonly type: "shadows.returning";
  readonly by: number;
}

/** The owner of the Grail may let one of the dying Knights drink. */
export interface Saving {
  readonly type: "shadows.saving";
  readonly owner: number;
  readonly dying: readonly number[];
}

export interface Scheming {
  readonly type: "shadows.scheming";
  readonly seat: number;
}

/** Deaths follow as soon as their cause is complete. */
export interface Settling {
  readonly type: "shadows.settling";
}

export interface Sharing {
  readonly type: "shadows.sharing";
  readonly cards: readonly string[];
  readonly among: readonly number[];
  readonly proposer: number;
  readonly refusals: number;
}

/** Cards with a number may be played face down; all others are revealed. */
export interface Showing {
  readonly type: "shadows.showing";
  readonly by: number;
  readonly chained: boolean;
}

/** Two fight cards on the Dragon, both fitting, unless the first ends the quest. */
export interface SlayingDragon {
  readonly type: "shadows.slaying-dragon";
  readonly seat: number;
  readonly left: number;
}

export interface Sparing {
  readonly type: "shadows.sparing";
  readonly seat: number;
  readonly cause: string;
}

/** The player puts the top black cards back in an order of their choice. */
export interface Stacking {
  readonly type: "shadows.stacking";
  readonly seat: number;
  readonly number: number;
}

export interface Straying {
  readonly type: "shadows.straying";
  readonly seat: number;
  readonly to: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly number: number;
}

export interface Taunting {
  readonly type: "shadows.taunting";
  readonly seat: number;
}

export interface Travelling {
  readonly type: "shadows.travelling";
  readonly seat: number;
  readonly to: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

/** The place on the agenda where a drawn card takes effect; the steps before it can cancel the card. */
export interface Unfolding {
  readonly type: "shadows.unfolding";
  readonly by: number;
  readonly card: string;
}

/** Every Knight who could pay, by public facts, is asked at once and answers in secret. */
export interface Volunteering {
  readonly type: "shadows.volunteering";
  readonly by: number;
  readonly price: "cards" | "lives";
  readonly number: number;
}

export interface WinningCards {
  readonly type: "shadows.winning-cards";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly won: boolean;
  readonly by: number;
}

/** Every Knight is asked, with a Grail card or without. */
export interface YieldingGrails {
  readonly type: "shadows.yielding-grails";
  readonly by: number;
}

/** What the table may be busy with. */
export type ShadowsStep =
  | Acting
  | Adding
  | AgreeingOnKnight
  | Ambushed
  | BattleDeciding
  | Battling
  | Besieging
  | ChangingLives
  | Choosing
  | ChoosingWar
  | Coming
  | Consenting
  | Council
  | Counting
  | Discarding
  | Dooming
  | Drawing
  | Dying
  | ExcaliburAsked
  | Exchanging
  | Fighting
  | GivingRelic
  | GoingHome
  | Helping
  | Knighting
  | LastCount
  | Laying
  | LayingDown
  | LayingSwords
  | Looking
  | Losing
  | NamingValue
  | Offering
  | PassingTurn
  | PickingVolunteer
  | Progressing
  | ProposingKnight
  | QuestEnding
  | Recounting
  | Reinforcing
  | Resolving
  | Returning
  | Saving
  | Scheming
  | Settling
  | Sharing
  | Showing
  | SlayingDragon
  | Sparing
  | Stacking
  | Straying
  | Taunting
  | Travelling
  | Unfolding
  | Volunteering
  | WinningCards
  | YieldingGrails;

/** What no available rulebook settles (U), or where sources differ (D), by its number in the rules. */
export interface Unconfirmed {
  readonly accusations_stay_open: boolean;
  readonly merlins_in_chain: boolean;
  readonly dragon_swords: number;
  readonly dragon_lives: number;
  readonly dragon_cards: number;
  readonly travel_deck: readonly (readonly [string, number])[];
  readonly lost_cards: number;
  readonly ambush_values: readonly string[];
  readonly extra_merlins: number;
  readonly armor_in_morgan_2: boolean;
  readonly voluntary_reveal: boolean;
  readonly despair_on_full_row: boolean;
  readonly merlin_takes_desolation: boolean;
  readonly excalibur_in_chain: boolean;
  readonly merlins_against_traitor: boolean;
  readonly siege_die: number;
  readonly fewest_fights: number;
  readonly heal_with_any_kind: boolean;
  readonly heal_at_most: number;
  readonly travel_to_camelot: boolean;
  readonly merlin_draws_in_camelot: boolean;
  readonly merlin_draws_before_evil: boolean;
  readonly divine_favor_in_siege: boolean;
  readonly truce_discards_heroism: boolean;
  readonly witch_5_turns: number;
  readonly bedivere_swaps: number;
  readonly freeing_type: "A" | "B" | "C" | "D" | "E";
  readonly flips_one_revealed: number;
  readonly rescue_to_camelot: boolean;
  readonly morgan_1_cards: number;
  readonly morgan_5_lives: number;
}

export interface Options {
  readonly expansion: boolean;
  readonly bedivere: boolean;
  readonly traitors: "among_us" | "none" | "standard";
  readonly squires: boolean;
  readonly blind_loyalty: boolean;
  readonly coats: readonly string[];
  readonly wishes: readonly string[];
  readonly first: number | null;
  readonly late: number;
  readonly share_proposals: number;
  readonly fate_traitor: "may_hide" | "must_reveal";
  readonly flips: readonly [number, number];
  readonly galahad_plays_two: boolean;
  readonly quiet_rounds: number;
  readonly odds: boolean;
  readonly unconfirmed: Unconfirmed;
}

export type ShadowsOptions = Options;

/** Whose turn it is, and what has been used of it. */
export interface TurnNow {
  readonly seat: number;
  readonly step: "evil" | "heroic" | "over";
  readonly done: readonly ("A" | "B" | "C" | "D" | "E")[];
  readonly actions: number;
  readonly bought: boolean;
  readonly special: boolean;
  readonly used: readonly string[];
  readonly doomed: boolean;
  readonly refund: number | null;
}

/** A quest fought card against card. */
export interface CombatBoard {
  readonly white: readonly string[];
  readonly black: readonly string[];
}

export interface WarBoard {
  readonly cards: number;
  readonly white: readonly string[];
  readonly warriors: number;
}

/** What everybody knows of the black cards outside the pile. */
export interface BlackCount {
  readonly shown: Readonly<Record<string, number>>;
  readonly gone: Readonly<Record<string, number>>;
  readonly buried: Readonly<Record<string, number>>;
}

/** Something that the next black card may do. */
export interface BlackOutcome {
  readonly effect: "camelot_falls" | "comes" | "fought" | "lost" | "nothing" | "siege" | "special" | "takes" | "war";
  readonly number: number;
  readonly place: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons" | null;
  readonly cards: readonly string[];
}

/** Camelot, which counts the odds for every question. */
export interface CamelotWithOdds {
  readonly seats: number;
  readonly ask: number;
  readonly phase: ShadowsStep | null;
  readonly asked: readonly number[];
  readonly acted: readonly number[];
  readonly agenda: readonly (ShadowsStep | null)[];
  readonly options: Options;
  readonly coats: readonly string[];
  readonly lives: readonly number[];
  readonly status: readonly ("absent" | "captured" | "dead" | "knight" | "revealed")[];
  readonly places: readonly ("black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons")[];
  readonly hands: readonly number[];
  readonly turn: TurnNow;
  readonly first: number;
  readonly begun: boolean;
  readonly swords: readonly ("black" | "white")[];
  readonly sword_causes: readonly string[];
  readonly siege: number;
  readonly black_knight: CombatBoard;
  readonly lancelot: CombatBoard;
  readonly dragon: CombatBoard;
  readonly excalibur: number;
  readonly grail: readonly string[];
  readonly grail_order: readonly number[];
  readonly picts: WarBoard;
  readonly saxons: WarBoard;
  readonly over: readonly ("black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons")[];
  readonly heroism: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons" | null;
  readonly mordred: "picts" | "saxons" | null;
  readonly lasting: readonly string[];
  readonly favor: boolean;
  readonly merlin: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons" | null;
  readonly relics: Readonly<Record<string, number | null>>;
  readonly white: number;
  readonly white_discard: number;
  readonly black: number;
  readonly black_discard: number;
  readonly travel: number;
  readonly travel_discard: number;
  readonly removed: number;
  readonly black_count: BlackCount;
  readonly odds: readonly BlackOutcome[];
  readonly last_black: string;
  readonly last_travel: string;
  readonly last_die: number;
  readonly reshuffles: number;
  readonly shares: number;
  readonly rolls: number;
  readonly accused: readonly number[];
  readonly gate_opened: boolean;
  readonly proved: readonly number[];
  readonly traitors: readonly number[];
  readonly looked: boolean;
  readonly turns_without_evil: number;
  readonly counted: boolean;
  readonly winner: "evil" | "loyal" | null;
  readonly why: "all_captured" | "black_swords" | "loyal_dead" | "siege" | "swords" | null;
  readonly sides: readonly ("loyal" | "traitor")[];
}

/** What everybody knows. */
export type ShadowsPublic = CamelotWithOdds;

/** A standing answer: this many Merlins against a card, or against any card if none is named. */
export interface Standing {
  readonly merlins: number;
  readonly card: string;
  readonly until_turn: boolean;
}

/** What only this seat knows. */
export interface KnightOf {
  readonly seat: number;
  readonly answered: number;
  readonly answer: ShadowsCommand | null;
  readonly loyalty: "loyal" | "traitor" | null;
  readonly hand: readonly string[];
  readonly black: Readonly<Record<number, string>>;
  readonly laid: Readonly<Record<string, Readonly<Record<number, string>>>>;
  readonly drawn: readonly string[];
  readonly standing: readonly Standing[];
  readonly keeps_sword: "always" | "until_my_turn" | null;
  readonly found: boolean | null;
}

/** What one seat alone knows. */
export type ShadowsOwn = KnightOf;

/** A seat has answered an open poll. The answer itself is not shown. */
export interface Acted {
  readonly type: "engine.acted";
  readonly seat: number;
}

/** The answer of a seat, known to it alone. A later one to the same question replaces it. */
export interface Answered {
  readonly type: "engine.answered";
  readonly seat: number;
  readonly command: ShadowsCommand | null;
}

/** A question is asked. No other fact opens one. */
export interface Asked {
  readonly type: "engine.asked";
  readonly phase: ShadowsStep | null;
  readonly asked: readonly number[];
  readonly agenda: readonly (ShadowsStep | null)[];
}

/** The game is over. */
export interface Ended {
  readonly type: "engine.ended";
}

export interface Accused {
  readonly type: "shadows.accused";
  readonly by: number;
  readonly seat: number;
}

export interface ActionBought {
  readonly type: "shadows.action-bought";
  readonly seat: number;
}

export interface ActionTaken {
  readonly type: "shadows.action-taken";
  readonly seat: number;
  readonly action: "A" | "B" | "C" | "D" | "E";
}

/** A fight card of the right kind was discarded. */
export interface AmbushBroken {
  readonly type: "shadows.ambush-broken";
  readonly seat: number;
}

export interface Arrived {
  readonly type: "shadows.arrived";
  readonly seat: number;
  readonly place: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

export interface BattleFought {
  readonly type: "shadows.battle-fought";
  readonly seat: number;
  readonly total: number;
  readonly die: number;
  readonly won: boolean;
}

/** A card is played face down on this quest. */
export interface BlackAnnounced {
  readonly type: "shadows.black-announced";
  readonly by: number;
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

/** Somebody draws from the top of the black pile; only the drawer sees the cards yet. */
export interface BlackDrawn {
  readonly type: "shadows.black-drawn";
  readonly by: number;
  readonly number: number;
}

export interface BlackLaidDown {
  readonly type: "shadows.black-laid-down";
  readonly quest: "black_knight" | "dragon" | "lancelot";
  readonly by: number;
}

export interface BlackLaidUp {
  readonly type: "shadows.black-laid-up";
  readonly quest: "black_knight" | "dragon" | "lancelot";
  readonly card: string;
}

/** The last black card is removed; a face-down one is never revealed. */
export interface BlackLifted {
  readonly type: "shadows.black-lifted";
  readonly quest: "black_knight" | "dragon" | "lancelot";
}

export interface BlackLooked {
  readonly type: "shadows.black-looked";
  readonly by: number;
  readonly number: number;
}

/** The drawn card is revealed. */
export interface BlackPlayed {
  readonly type: "shadows.black-played";
  readonly by: number;
  readonly card: string;
}

/** The card that was not chosen goes under the pile. */
export interface BlackPutUnder {
  readonly type: "shadows.black-put-under";
  readonly by: number;
}

export interface BlackReordered {
  readonly type: "shadows.black-reordered";
  readonly by: number;
  readonly number: number;
}

/** The faces of the drawn cards. */
export interface BlackSeen {
  readonly type: "shadows.black-seen";
  readonly seat: number;
  readonly cards: readonly string[];
}

/** Black cards are discarded. */
export interface BlackThrown {
  readonly type: "shadows.black-thrown";
  readonly number: number;
}

export interface Cancelled {
  readonly type: "shadows.cancelled";
  readonly card: string;
}

export interface Captured {
  readonly type: "shadows.captured";
  readonly seat: number;
}

/** A card is played face up from a hand. */
export interface CardPlayed {
  readonly type: "shadows.card-played";
  readonly seat: number;
  readonly card: string;
}

/** A card is discarded face up from a hand, without its effect. */
export interface CardSpent {
  readonly type: "shadows.card-spent";
  readonly seat: number;
  readonly card: string;
}

export interface CardsCame {
  readonly type: "shadows.cards-came";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface CardsLeft {
  readonly type: "shadows.cards-left";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface CardsSwapped {
  readonly type: "shadows.cards-swapped";
  readonly seat: number;
  readonly gave: string;
  readonly got: string;
}

/** The Knights take their places at the Round Table. */
export interface CoatsDealt {
  readonly type: "shadows.coats-dealt";
  readonly coats: readonly string[];
}

export interface CombatCounted {
  readonly type: "shadows.combat-counted";
  readonly quest: "black_knight" | "dragon" | "lancelot";
  readonly white: number;
  readonly black: number;
}

/** The cards are revealed, by seat. */
export interface CouncilHeld {
  readonly type: "shadows.council-held";
  readonly cards: readonly string[];
}

export interface DecksLaid {
  readonly type: "shadows.decks-laid";
  readonly white: number;
  readonly black: number;
  readonly travel: number;
}

export interface DieThrown {
  readonly type: "shadows.die-thrown";
  readonly seat: number;
  readonly die: number;
}

export interface Died {
  readonly type: "shadows.died";
  readonly seat: number;
}

export interface DiscardSearched {
  readonly type: "shadows.discard-searched";
  readonly seat: number;
}

/** Cards are discarded face down from a hand; their number is public. */
export interface Discarded {
  readonly type: "shadows.discarded";
  readonly seat: number;
  readonly number: number;
}

/** The last life point is paid; one action is left. */
export interface Doomed {
  readonly type: "shadows.doomed";
  readonly seat: number;
}

/** The Knight who played it knows it. */
export interface DownKnown {
  readonly type: "shadows.down-known";
  readonly seat: number;
  readonly quest: "black_knight" | "dragon" | "lancelot";
  readonly card: string;
}

/** The card in the drawer's hand is discarded unseen. */
export interface DrawnLost {
  readonly type: "shadows.drawn-lost";
  readonly by: number;
  readonly quest: "black_knight" | "dragon" | "lancelot" | null;
}

export interface EvilChosen {
  readonly type: "shadows.evil-chosen";
  readonly seat: number;
  readonly evil: "black_card" | "cards" | "life" | "siege_engine";
}

export interface Exchanged {
  readonly type: "shadows.exchanged";
  readonly by: number;
  readonly partner: number;
}

/** All face-down cards, sorted, so that nobody can tell who played what. */
export interface FaceDownShown {
  readonly type: "shadows.face-down-shown";
  readonly quest: "black_knight" | "dragon" | "lancelot";
  readonly cards: readonly string[];
}

export interface FacesSeen {
  readonly type: "shadows.faces-seen";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface FavorLaid {
  readonly type: "shadows.favor-laid";
}

/** Divine Favor wins a tie. */
export interface FavorUsed {
  readonly type: "shadows.favor-used";
}

export interface FightLaid {
  readonly type: "shadows.fight-laid";
  readonly quest: "black_knight" | "dragon" | "lancelot";
  readonly card: string;
}

export interface FirstChosen {
  readonly type: "shadows.first-chosen";
  readonly seat: number;
  readonly lot: number | null;
}

/** A power that costs no action but uses up its type; not Galahad's, where he may play two cards (D22). */
export interface FreeAction {
  readonly type: "shadows.free-action";
  readonly seat: number;
  readonly action: "A" | "B" | "C" | "D" | "E";
}

export interface Freed {
  readonly type: "shadows.freed";
  readonly by: number;
  readonly seat: number;
  readonly card: string;
}

/** Cards pass from hand to hand, face down. */
export interface Gave {
  readonly type: "shadows.gave";
  readonly by: number;
  readonly to: number;
  readonly number: number;
}

export interface GrailDrunk {
  readonly type: "shadows.grail-drunk";
  readonly by: number;
  readonly seat: number;
}

/** The card in one space of the row; empty if a card was removed. */
export interface GrailRowSet {
  readonly type: "shadows.grail-row-set";
  readonly place: number;
  readonly card: string;
  readonly gone: string;
}

export interface GrailYielded {
  readonly type: "shadows.grail-yielded";
  readonly seat: number;
}

export interface HandDealt {
  readonly type: "shadows.hand-dealt";
  readonly seat: number;
  readonly cards: readonly string[];
}

/** Three equal cards were discarded; which ones stays hidden. */
export interface Healed {
  readonly type: "shadows.healed";
  readonly seat: number;
}

export interface HeroismLaid {
  readonly type: "shadows.heroism-laid";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

export interface Joined {
  readonly type: "shadows.joined";
  readonly seat: number;
  readonly coat: string;
}

export interface KnightProposed {
  readonly type: "shadows.knight-proposed";
  readonly by: number;
  readonly seat: number;
}

export interface KnightRefused {
  readonly type: "shadows.knight-refused";
  readonly by: readonly number[];
}

export interface Knighted {
  readonly type: "shadows.knighted";
  readonly seat: number;
  readonly coat: string;
}

/** A black card stays in play. */
export interface Lasting {
  readonly type: "shadows.lasting";
  readonly card: string;
}

export interface LastingGone {
  readonly type: "shadows.lasting-gone";
  readonly card: string;
}

/** Cards that everybody has seen leave the game. */
export interface LeftGame {
  readonly type: "shadows.left-game";
  readonly cards: readonly string[];
}

export interface LifeGained {
  readonly type: "shadows.life-gained";
  readonly seat: number;
  readonly number: number;
}

export interface LifeLost {
  readonly type: "shadows.life-lost";
  readonly seat: number;
  readonly number: number;
  readonly cause: string;
}

/** Nobody looks at their own card yet. */
export interface LoyaltiesCovered {
  readonly type: "shadows.loyalties-covered";
}

export interface LoyaltiesLooked {
  readonly type: "shadows.loyalties-looked";
}

export interface LoyaltyDealt {
  readonly type: "shadows.loyalty-dealt";
  readonly seat: number;
  readonly side: "loyal" | "traitor";
}

export interface LoyaltyShown {
  readonly type: "shadows.loyalty-shown";
  readonly seat: number;
  readonly side: "loyal" | "traitor";
}

export interface MerlinCame {
  readonly type: "shadows.merlin-came";
  readonly place: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

export interface MerlinDealt {
  readonly type: "shadows.merlin-dealt";
  readonly seat: number;
}

/** A Merlin comes back from the discard pile. */
export interface MerlinRecalled {
  readonly type: "shadows.merlin-recalled";
  readonly seat: number;
}

export interface MerlinsSpent {
  readonly type: "shadows.merlins-spent";
  readonly by: readonly (readonly [number, number])[];
}

/** One more card of value five is needed to win this war. */
export interface MordredCame {
  readonly type: "shadows.mordred-came";
  readonly war: "picts" | "saxons";
}

export interface MordredGone {
  readonly type: "shadows.mordred-gone";
}

/** A card of a quest that is over, where Merlin stands. */
export interface NoEffect {
  readonly type: "shadows.no-effect";
  readonly card: string;
}

/** There is no black card left anywhere. */
export interface NothingDrawn {
  readonly type: "shadows.nothing-drawn";
  readonly by: number;
}

export interface OrderSeen {
  readonly type: "shadows.order-seen";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface Over {
  readonly type: "shadows.over";
  readonly winner: "evil" | "loyal";
  readonly why: "all_captured" | "black_swords" | "loyal_dead" | "siege" | "swords";
  readonly sides: readonly ("loyal" | "traitor")[];
  readonly undealt: readonly ("loyal" | "traitor")[];
}

export interface PowerUsed {
  readonly type: "shadows.power-used";
  readonly seat: number;
  readonly power: string;
}

/** Cards and warriors leave; a quest that is played only once is over. */
export interface QuestCleared {
  readonly type: "shadows.quest-cleared";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly over: boolean;
  readonly heroism: boolean;
}

export interface QuestDecided {
  readonly type: "shadows.quest-decided";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly won: boolean;
  readonly by: number;
}

/** A Knight returns to Camelot. */
export interface Recalled {
  readonly type: "shadows.recalled";
  readonly seat: number;
}

export interface RelicGone {
  readonly type: "shadows.relic-gone";
  readonly relic: "armor" | "excalibur" | "grail";
}

export interface RelicWon {
  readonly type: "shadows.relic-won";
  readonly relic: "armor" | "excalibur" | "grail";
  readonly seat: number;
}

export interface Reshuffled {
  readonly type: "shadows.reshuffled";
  readonly white: number;
  readonly black: number;
  readonly aside: string;
}

export interface Schemed {
  readonly type: "shadows.schemed";
  readonly seat: number;
}

export interface SearchAnswered {
  readonly type: "shadows.search-answered";
  readonly seat: number;
  readonly found: boolean;
}

/** The Knights there return to Camelot. */
export interface SentHome {
  readonly type: "shadows.sent-home";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly captives_stay: boolean;
  readonly seats: readonly number[];
}

export interface SetOut {
  readonly type: "shadows.set-out";
  readonly seat: number;
  readonly to: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

export interface ShareProposed {
  readonly type: "shadows.share-proposed";
  readonly by: number;
  readonly cards: readonly string[];
  readonly to: readonly number[];
}

export interface ShareRefused {
  readonly type: "shadows.share-refused";
  readonly by: readonly number[];
}

/** The dice have dealt the cards, face down, to these seats in order. */
export interface SharesDealt {
  readonly type: "shadows.shares-dealt";
  readonly to: readonly number[];
}

/** Everyone takes the agreed cards. */
export interface SharesTaken {
  readonly type: "shadows.shares-taken";
  readonly cards: readonly string[];
  readonly to: readonly number[];
}

export interface SiegeBroken {
  readonly type: "shadows.siege-broken";
}

export interface SiegeRaised {
  readonly type: "shadows.siege-raised";
  readonly number: number;
  readonly cause: string;
}

/** A Knight who leaves a solo quest leaves no cards on it. */
export interface SoloCleared {
  readonly type: "shadows.solo-cleared";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

export interface SpecialPlayed {
  readonly type: "shadows.special-played";
}

/** This seat has left an answer for later windows, as secret as its hand. */
export interface StandingKept {
  readonly type: "shadows.standing-kept";
  readonly seat: number;
  readonly standing: Standing;
}

/** The Knight does not arrive, and the turn is over. */
export interface Stayed {
  readonly type: "shadows.stayed";
  readonly seat: number;
}

/** Toward the Knights if positive. */
export interface SwordDrifted {
  readonly type: "shadows.sword-drifted";
  readonly by: number;
}

/** Excalibur's owner has left an answer for later cards, as secret as a hand. */
export interface SwordKept {
  readonly type: "shadows.sword-kept";
  readonly seat: number;
  readonly scope: "always" | "until_my_turn";
}

export interface SwordLaid {
  readonly type: "shadows.sword-laid";
  readonly colour: "black" | "white";
  readonly cause: string;
}

/** That answer has ended. */
export interface SwordNotKept {
  readonly type: "shadows.sword-not-kept";
  readonly seat: number;
}

/** A white sword turns black. */
export interface SwordTurned {
  readonly type: "shadows.sword-turned";
}

export interface SwordsCounted {
  readonly type: "shadows.swords-counted";
  readonly white: number;
  readonly black: number;
  readonly winner: "evil" | "loyal";
}

/** The life point for a second action comes back, as if it had not been paid. */
export interface TakenBack {
  readonly type: "shadows.taken-back";
  readonly seat: number;
}

export interface TauntSeen {
  readonly type: "shadows.taunt-seen";
  readonly seat: number;
  readonly victim: number;
  readonly card: string;
}

export interface Taunted {
  readonly type: "shadows.taunted";
  readonly seat: number;
  readonly victim: number;
}

export interface TopLooked {
  readonly type: "shadows.top-looked";
  readonly seat: number;
}

export interface TopSeen {
  readonly type: "shadows.top-seen";
  readonly seat: number;
  readonly card: string;
}

/** Traitors who are still hidden are revealed at the last count. */
export interface TraitorsRevealed {
  readonly type: "shadows.traitors-revealed";
  readonly seats: readonly number[];
}

export interface TravelDrawn {
  readonly type: "shadows.travel-drawn";
  readonly seat: number;
  readonly card: string;
}

export interface TravelReshuffled {
  readonly type: "shadows.travel-reshuffled";
  readonly number: number;
}

/** The turn ends here. */
export interface TurnCut {
  readonly type: "shadows.turn-cut";
}

export interface TurnEnded {
  readonly type: "shadows.turn-ended";
  readonly seat: number;
}

export interface TurnPassed {
  readonly type: "shadows.turn-passed";
  readonly to: number;
}

/** The drawer knows the bottom of the pile now. */
export interface UnderKnown {
  readonly type: "shadows.under-known";
  readonly seat: number;
  readonly card: string;
}

export interface Unmasked {
  readonly type: "shadows.unmasked";
  readonly seat: number;
}

/** A `?` has this value in this fight. */
export interface ValueNamed {
  readonly type: "shadows.value-named";
  readonly seat: number;
  readonly value: number;
}

export interface VolunteersShown {
  readonly type: "shadows.volunteers-shown";
  readonly seats: readonly number[];
}

export interface WarFought {
  readonly type: "shadows.war-fought";
  readonly war: "picts" | "saxons";
  readonly card: string;
}

export interface WarriorCame {
  readonly type: "shadows.warrior-came";
  readonly war: "picts" | "saxons";
  readonly warriors: number;
}

export interface WarriorGone {
  readonly type: "shadows.warrior-gone";
  readonly war: "picts" | "saxons";
}

export interface WhiteDrawn {
  readonly type: "shadows.white-drawn";
  readonly seat: number;
  readonly number: number;
}

/** Cards from the pile are revealed, to be shared. */
export interface WhiteOpened {
  readonly type: "shadows.white-opened";
  readonly cards: readonly string[];
}

/** Cards are discarded from the pile unseen. */
export interface WhiteSunk {
  readonly type: "shadows.white-sunk";
  readonly number: number;
}

/** Face-up cards are discarded. */
export interface WhiteThrown {
  readonly type: "shadows.white-thrown";
  readonly number: number;
}

/** Too few Merlins, or none; nobody learns which. */
export interface WindowClosed {
  readonly type: "shadows.window-closed";
  readonly card: string;
}

/** What may be told to a seat. */
export type ShadowsFact =
  | Acted
  | Answered
  | Asked
  | Ended
  | Accused
  | ActionBought
  | ActionTaken
  | AmbushBroken
  | Arrived
  | BattleFought
  | BlackAnnounced
  | BlackDrawn
  | BlackLaidDown
  | BlackLaidUp
  | BlackLifted
  | BlackLooked
  | BlackPlayed
  | BlackPutUnder
  | BlackReordered
  | BlackSeen
  | BlackThrown
  | Cancelled
  | Captured
  | CardPlayed
  | CardSpent
  | CardsCame
  | CardsLeft
  | CardsSwapped
  | CoatsDealt
  | CombatCounted
  | CouncilHeld
  | DecksLaid
  | DieThrown
  | Died
  | DiscardSearched
  | Discarded
  | Doomed
  | DownKnown
  | DrawnLost
  | EvilChosen
  | Exchanged
  | FaceDownShown
  | FacesSeen
  | FavorLaid
  | FavorUsed
  | FightLaid
  | FirstChosen
  | FreeAction
  | Freed
  | Gave
  | GrailDrunk
  | GrailRowSet
  | GrailYielded
  | HandDealt
  | Healed
  | HeroismLaid
  | Joined
  | KnightProposed
  | KnightRefused
  | Knighted
  | Lasting
  | LastingGone
  | LeftGame
  | LifeGained
  | LifeLost
  | LoyaltiesCovered
  | LoyaltiesLooked
  | LoyaltyDealt
  | LoyaltyShown
  | MerlinCame
  | MerlinDealt
  | MerlinRecalled
  | MerlinsSpent
  | MordredCame
  | MordredGone
  | NoEffect
  | NothingDrawn
  | OrderSeen
  | Over
  | PowerUsed
  | QuestCleared
  | QuestDecided
  | Recalled
  | RelicGone
  | RelicWon
  | Reshuffled
  | Schemed
  | SearchAnswered
  | SentHome
  | SetOut
  | ShareProposed
  | ShareRefused
  | SharesDealt
  | SharesTaken
  | SiegeBroken
  | SiegeRaised
  | SoloCleared
  | SpecialPlayed
  | StandingKept
  | Stayed
  | SwordDrifted
  | SwordKept
  | SwordLaid
  | SwordNotKept
  | SwordTurned
  | SwordsCounted
  | TakenBack
  | TauntSeen
  | Taunted
  | TopLooked
  | TopSeen
  | TraitorsRevealed
  | TravelDrawn
  | TravelReshuffled
  | TurnCut
  | TurnEnded
  | TurnPassed
  | UnderKnown
  | Unmasked
  | ValueNamed
  | VolunteersShown
  | WarFought
  | WarriorCame
  | WarriorGone
  | WhiteDrawn
  | WhiteOpened
  | WhiteSunk
  | WhiteThrown
  | WindowClosed;

/** They open with so many swords or siege engines. */
export interface AccusationsClosed {
  readonly type: "shadows.accusations-closed";
  readonly number: number;
}

/** One accusation in a game. */
export interface AccusedAlready {
  readonly type: "shadows.accused-already";
}

/** A second action is paid for, and comes first. */
export interface ActionOwed {
  readonly type: "shadows.action-owed";
}

/** Both actions of the turn are taken. */
export interface ActionsSpent {
  readonly type: "shadows.actions-spent";
}

export interface AlreadyThere {
  readonly type: "shadows.already-there";
  readonly place: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

/** The power of another Knight. */
export interface AnotherKnight {
  readonly type: "shadows.another-knight";
  readonly coat: string;
}

/** A black card in play forbids it. */
export interface BarredBy {
  readonly type: "shadows.barred-by";
  readonly card: string;
}

/** After this card no other card of the hand would fit. */
export interface BothMustFit {
  readonly type: "shadows.both-must-fit";
}

/** Only cards of these values fit the pattern of the quest now. */
export interface DoesNotFit {
  readonly type: "shadows.does-not-fit";
  readonly quest: "black_knight" | "dragon" | "lancelot";
  readonly values: readonly number[];
}

/** The Dragon comes once Lancelot's quest is over. */
export interface DragonLater {
  readonly type: "shadows.dragon-later";
}

/** Evil has made progress in this turn already. */
export interface EvilDone {
  readonly type: "shadows.evil-done";
}

/** A turn begins with the progression of evil. */
export interface EvilFirst {
  readonly type: "shadows.evil-first";
}

/** Evil has made no progress for so many rounds that nobody may pay for it with cards. */
export interface EvilOverdue {
  readonly type: "shadows.evil-overdue";
  readonly rounds: number;
}

/** How somebody may play Fate depends on the own loyalty card: the same words for both sides. */
export interface FateByLoyalty {
  readonly type: "shadows.fate-by-loyalty";
}

/** Only fight cards are played here. */
export interface FightsOnly {
  readonly type: "shadows.fights-only";
}

/** A second action is paid for only after the first. */
export interface FirstActionFirst {
  readonly type: "shadows.first-action-first";
}

/** With this many cards in hand, none are drawn in Camelot. */
export interface HandFull {
  readonly type: "shadows.hand-full";
  readonly most: number;
}

/** An action of this type was taken in this turn already, or a power has used it up. */
export interface KindUsed {
  readonly type: "shadows.kind-used";
  readonly action: "A" | "B" | "C" | "D" | "E";
}

/** With this many life points nobody heals. */
export interface LivesFull {
  readonly type: "shadows.lives-full";
  readonly most: number;
}

/** Merlin is not at the Knight's place. */
export interface MerlinElsewhere {
  readonly type: "shadows.merlin-elsewhere";
}

/** Merlin gives no cards in Camelot. */
export interface MerlinInCamelot {
  readonly type: "shadows.merlin-in-camelot";
}

/** A turn has at least one heroic action. */
export interface MustAct {
  readonly type: "shadows.must-act";
}

/** None of these cards is in the hand. */
export interface NeedsOneOf {
  readonly type: "shadows.needs-one-of";
  readonly cards: readonly string[];
}

/** The straight of a war goes on with this value. */
export interface NextInWar {
  readonly type: "shadows.next-in-war";
  readonly war: "picts" | "saxons";
  readonly value: number;
}

/** Without a Traitor, and between two players, nobody is accused. */
export interface NoAccusations {
  readonly type: "shadows.no-accusations";
}

/** That Knight has no card to give. */
export interface NoCardsThere {
  readonly type: "shadows.no-cards-there";
  readonly seat: number;
}

/** There is no fight card in the hand. */
export interface NoFightCard {
  readonly type: "shadows.no-fight-card";
}

/** Gaheris found none in the discard pile. */
export interface NoMerlinThere {
  readonly type: "shadows.no-merlin-there";
}

/** There is nothing of another type to do. */
export interface NoSecondAction {
  readonly type: "shadows.no-second-action";
}

/** There is none to fight. */
export interface NoSiegeEngine {
  readonly type: "shadows.no-siege-engine";
}

/** There is no special card in the hand. */
export interface NoSpecialCard {
  readonly type: "shadows.no-special-card";
}

/** No special card in the hand can be played now. */
export interface NoSpecialNow {
  readonly type: "shadows.no-special-now";
}

/** There is nothing that the card could act on. */
export interface NoTarget {
  readonly type: "shadows.no-target";
  readonly card: string;
}

/** Healing takes so many equal cards; `any_kind`: special ones, too. */
export interface NoTriple {
  readonly type: "shadows.no-triple";
  readonly number: number;
  readonly any_kind: boolean;
}

/** There is nobody to free. */
export interface NobodyCaptive {
  readonly type: "shadows.nobody-captive";
}

/** No other Knight can be named. */
export interface NobodyElse {
  readonly type: "shadows.nobody-else";
}

/** Call for Help from a solo quest. */
export interface NobodyMayJoin {
  readonly type: "shadows.nobody-may-join";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

/** Captured, dead, revealed as a Traitor, or not yet there. */
export interface NotAtLarge {
  readonly type: "shadows.not-at-large";
  readonly seat: number;
}

export interface NotCaptive {
  readonly type: "shadows.not-captive";
  readonly seat: number;
}

export interface NotInHand {
  readonly type: "shadows.not-in-hand";
  readonly card: string;
}

/** A standard card is played on quests alone. */
export interface NotSpecial {
  readonly type: "shadows.not-special";
  readonly card: string;
}

/** While the second witch is in play, nobody gives life points away. */
export interface NotUnderWitch {
  readonly type: "shadows.not-under-witch";
}

/** Another Knight must be named. */
export interface NotYourself {
  readonly type: "shadows.not-yourself";
}

/** One special card a turn. */
export interface OneSpecial {
  readonly type: "shadows.one-special";
}

/** This is done at one of these places, and the Knight is elsewhere. */
export interface OnlyAt {
  readonly type: "shadows.only-at";
  readonly places: readonly ("black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons")[];
}

/** A second action costs a life point, which is paid before it. */
export interface PayFirst {
  readonly type: "shadows.pay-first";
}

/** There is no card in the pile. */
export interface PileEmpty {
  readonly type: "shadows.pile-empty";
}

/** As often as a turn allows. */
export interface PowerUsedUp {
  readonly type: "shadows.power-used-up";
}

/** What was paid for a second action cannot be taken back: it was cards, or it is the second time. */
export interface PriceStays {
  readonly type: "shadows.price-stays";
  readonly cards: boolean;
}

/** That Knight has shown the loyalty card. */
export interface ProvedLoyal {
  readonly type: "shadows.proved-loyal";
  readonly seat: number;
}

/** The quest is played only once, and is over. */
export interface QuestOver {
  readonly type: "shadows.quest-over";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

/** Gaheris has not searched the discard pile since it changed. */
export interface SearchFirst {
  readonly type: "shadows.search-first";
}

/** Nothing was added to the discard pile since Gaheris searched it. */
export interface SearchedAlready {
  readonly type: "shadows.searched-already";
}

/** Only one Knight may be on this quest, and one is. */
export interface SoloTaken {
  readonly type: "shadows.solo-taken";
  readonly quest: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly seat: number;
}

/** Answers are left in advance against so many cards at most. */
export interface StandingFull {
  readonly type: "shadows.standing-full";
  readonly most: number;
}

/** A second action is paid for, and there is none: the life point comes back before the turn ends. */
export interface TakeBackFirst {
  readonly type: "shadows.take-back-first";
}

/** This takes at least so many cards in hand. */
export interface TooFewCards {
  readonly type: "shadows.too-few-cards";
  readonly number: number;
}

/** More Merlins than there are in the hand. */
export interface TooFewMerlins {
  readonly type: "shadows.too-few-merlins";
  readonly held: number;
}

/** Why not, in this game. */
export type ShadowsReason =
  | AccusationsClosed
  | AccusedAlready
  | ActionOwed
  | ActionsSpent
  | AlreadyThere
  | AnotherKnight
  | BarredBy
  | BothMustFit
  | DoesNotFit
  | DragonLater
  | EvilDone
  | EvilFirst
  | EvilOverdue
  | FateByLoyalty
  | FightsOnly
  | FirstActionFirst
  | HandFull
  | KindUsed
  | LivesFull
  | MerlinElsewhere
  | MerlinInCamelot
  | MustAct
  | NeedsOneOf
  | NextInWar
  | NoAccusations
  | NoCardsThere
  | NoFightCard
  | NoMerlinThere
  | NoSecondAction
  | NoSiegeEngine
  | NoSpecialCard
  | NoSpecialNow
  | NoTarget
  | NoTriple
  | NobodyCaptive
  | NobodyElse
  | NobodyMayJoin
  | NotAtLarge
  | NotCaptive
  | NotInHand
  | NotSpecial
  | NotUnderWitch
  | NotYourself
  | OneSpecial
  | OnlyAt
  | PayFirst
  | PileEmpty
  | PowerUsedUp
  | PriceStays
  | ProvedLoyal
  | QuestOver
  | SearchFirst
  | SearchedAlready
  | SoloTaken
  | StandingFull
  | TakeBackFirst
  | TooFewCards
  | TooFewMerlins;

export interface ClaimDoubt {
  readonly type: "shadows.claim-doubt";
  readonly seats: readonly number[];
}

/** A claim about where somebody will go. */
export interface ClaimHeading {
  readonly type: "shadows.claim-heading";
  readonly place: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

/** A claim about how much somebody could do at a place, in a word. */
export interface ClaimHelpful {
  readonly type: "shadows.claim-helpful";
  readonly place: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
  readonly strength: "little" | "much" | "some";
}

/** A claim about where somebody should go. */
export interface ClaimNeeded {
  readonly type: "shadows.claim-needed";
  readonly place: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons";
}

export interface ClaimSide {
  readonly type: "shadows.claim-side";
  readonly side: "loyal" | "traitor";
}

export interface ClaimTrust {
  readonly type: "shadows.claim-trust";
  readonly seats: readonly number[];
}

/** What a seat may claim. */
export type ShadowsClaim =
  | ClaimDoubt
  | ClaimHeading
  | ClaimHelpful
  | ClaimNeeded
  | ClaimSide
  | ClaimTrust;
