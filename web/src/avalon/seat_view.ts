// What lies at a seat in Avalon: crown, team, votes, quest cards, Lady, Excalibur, plot cards; and roles after the game.

import type { Seen } from "../game_screens";
import { t, word } from "../i18n/words.svelte";
import type { Mood } from "../scene/TableTop.svelte";
import { EMPTY, type Mark, type SeatView, type SlotToken, type Tag } from "../scene/seats";
import type { KnightOf } from "../wire/avalon";
import { votesOf } from "./beat_caption";
import { sideNow } from "./role_knowledge";
import { court, knight } from "./selectors";

/** Whether Merlin is being named, by the Assassin alone or by everybody. */
export const isGuess = (phase: string | undefined): boolean => phase === "avalon.assassinating" || phase === "avalon.guessing";

const OPEN_BALLOTS = ["avalon.voting", "avalon.opining"];

/** The vote of this seat, if it may be seen; null if there is none to show. */
function voteToken(table: Seen, seat: number): SlotToken | null {
  const board = court(table);
  const revealed = votesOf(table);
  if (revealed) {
    const vote = revealed[seat];
    if (!table.beat?.revealed || !vote) return { key: "answer", token: "back", label: "" };
    return { key: "answer", token: vote, label: word("avalon", "ballot", vote), up: true };
  }
  const voting = OPEN_BALLOTS.includes(board.phase?.type ?? "");
  const opinion = voting ? board.proposal?.opinions?.[seat] : undefined;
  if (opinion) return { key: "answer", token: opinion, label: word("avalon", "ballot", opinion), up: true };
  // A replay shows the votes of the step that it stands at.
  const past = table.past && !voting && !(board.proposal && !board.proposal.approved) ? board.votes[seat] : undefined;
  return past && board.phase !== null ? { key: "answer", token: past, label: word("avalon", "ballot", past), up: true } : null;
}

/** How this seat voted last: it stays on the crest until the next team is laid. */
function lastVote(table: Seen, seat: number): Mark | null {
  const { phase, proposal, votes } = court(table);
  const vote = votes[seat];
  if (!vote || table.past || phase === null || isGuess(phase.type) || votesOf(table) || (proposal && !proposal.approved)) return null;
  return { token: vote, label: t("ui-avalon-last-vote", { vote: word("avalon", "ballot", vote) }) };
}

const ANSWERED: Readonly<Record<string, string>> = {
  "avalon.discussing": "ui-avalon-is-ready",
  "avalon.voting": "ui-avalon-has-voted",
  "avalon.opining": "ui-avalon-has-voted",
};

/** Whether this seat has answered, where several are asked at once. */
function answerToken(table: Seen, seat: number): SlotToken | null {
  const { phase, asked, acted } = court(table);
  if (phase === null || table.beat || (asked.length < 2 && !acted.length)) return null;
  const label = t(ANSWERED[phase.type] ?? "ui-answered");
  if (acted.includes(seat)) return { key: "answer", token: phase.type === "avalon.discussing" ? "approve" : "back", label };
  const others = seat !== knight(table)?.seat;
  return asked.includes(seat) ? { key: "answer", token: "waiting", label: others ? t("ui-thinking") : "" } : null;
}

function badges(table: Seen, seat: number): readonly Mark[] {
  const board = court(table);
  const found: Mark[] = [];
  if (board.lady === seat) found.push({ token: "lady", label: t("ui-avalon-lady") });
  if (board.proposal?.excalibur === seat) found.push({ token: "excalibur", label: t("ui-avalon-excalibur") });
  if (board.proposal?.spotlight === seat) found.push({ token: "spotlight", label: t("ui-avalon-spotlight") });
  if (board.named === seat) found.push({ token: "dagger", label: t("ui-avalon-named") });
  const plots = board.plots[seat] ?? [];
  if (plots.length) found.push({ token: "plot", label: plots.map((card) => word("avalon", "card", card)).join(", ") });
  return found;
}

/** A short name of a role for a tag: there are many servants and minions. */
function roleTag(role: string, switches: number): Tag {
  const short = `avalon-role-${role.replaceAll("_", "-")}.short`;
  return { side: sideNow(role, switches), text: t(short) };
}

export function seatView(table: Seen, seat: number): SeatView {
  const board = court(table);
  const over = board.phase === null;
  const team: SlotToken | null = board.proposal?.team.includes(seat)
    ? { key: "team", token: "team", label: t("ui-avalon-on-team") }
    : null;
  const answer = voteToken(table, seat) ?? answerToken(table, seat);
  const role = board.roles[seat];
  const guessed = over ? Object.values(board.guesses).filter((target) => target === seat).length : 0;
  return {
    ...EMPTY,
    tokens: over ? [] : [team, answer].filter((token) => token !== null),
    badges: badges(table, seat),
    crown: board.leader === seat && !over ? t("avalon-leader.label") : "",
    tag: role ? roleTag(role, board.switches) : null,
    count: guessed ? { mark: { token: "dagger", label: t("ui-avalon-guessed") }, count: guessed } : null,
    mark: lastVote(table, seat),
  };
}

/** What this seat knows of the others, for the held eye. */
export function known(table: Seen): ReadonlyMap<number, Tag> {
  const own = knight(table);
  const tags = new Map<number, Tag>();
  if (own === null) return tags;
  for (const { seat, label } of own.shown) {
    const side = label === "evil" || label === "evil_lancelot" ? "evil" : label === "good_lancelot" ? "good" : "none";
    tags.set(seat, { side, text: word("avalon", "label", label) });
  }
  for (const [seat, sides] of Object.entries(own.loyalties)) {
    const side = sides[sides.length - 1];
    if (side) tags.set(Number(seat), { side, text: word("avalon", "side", side) });
  }
  return tags;
}

export function roleTags(table: Seen, owns: ReadonlyMap<number, unknown>): ReadonlyMap<number, Tag> {
  const { switches } = court(table);
  const dealt = [...owns].flatMap(([seat, own]) => {
    const { role } = own as KnightOf;
    return role ? [[seat, roleTag(role, switches)] as const] : [];
  });
  return new Map(dealt);
}

/** The seats whose part of the table is lit: the team, or the winners. */
export function lit(table: Seen): readonly number[] {
  const board = court(table);
  if (board.phase !== null) return board.proposal?.team ?? [];
  return board.roles.flatMap((role, seat) => (role && sideNow(role, board.switches) === board.winner ? [seat] : []));
}

/** The light of the scene: red while Merlin is hunted and where Evil has won, blue where Good has. */
export function mood(table: Seen): Mood {
  const { phase, winner } = court(table);
  if (isGuess(phase?.type) || winner === "evil") return "red";
  return winner === "good" ? "blue" : "";
}
