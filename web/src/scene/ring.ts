// Where everything at the round table lies, in pixels, for a scene of any size with any number of seats. The seats are on
// a ring around the middle, at equal angles and clockwise in every language; the person who looks sits at the bottom.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface RingInput {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** The seat at the bottom. */
  readonly bottom?: number;
  /** Extra height under each name, for a tag. */
  readonly extra?: number;
  /** How much larger than usual the reader has made the text. */
  readonly zoom?: number;
  /** Nothing lies before the seats, so the middle may be larger. */
  readonly open?: boolean;
  /** Tags lie across the crests; a name keeps away from those of its neighbours. */
  readonly ribbons?: boolean;
  /** The table tips back to make room for something below it. Names are not shown. */
  readonly tipped?: boolean;
}

/** The width of a crest, as a part of the scene's shorter side, by number of seats. */
const SHARES: Readonly<Record<number, number>> = { 5: 0.128, 6: 0.128, 7: 0.125, 8: 0.12, 9: 0.115, 10: 0.113 };
const MIN_SEATS = 5;
const MAX_SEATS = 10;
const NARROW_PX = 450;
/** How wide a letter is on average, as a part of its size; and the edges of a name. */
const LETTER_WIDTH = 0.58;
const PADDING_PX = 12;
/** Half the width of a long tag, in sizes of its letters. */
const RIBBON_WIDTH = 2.9;

export class Ring {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  readonly bottom: number;
  /** The width of a crest; it is 1.2 times as high. */
  readonly crest: number;
  /** The size of a name's letters. */
  readonly name: number;
  readonly seatWidth: number;
  readonly seatHeight: number;
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  /** The radius of the table. */
  readonly table: number;
  readonly token: number;
  /** Where tokens lie on the way from the middle (0) to the seat (1). */
  readonly reach: number;
  /** The radius of the disc in the middle. */
  readonly middle: number;
  readonly tipped: boolean;
  readonly #open: boolean;
  readonly #ribbons: boolean;
  /** How high the table is drawn, as a part of its width. */
  readonly tilt: number;

  constructor({ width, height, seats, bottom = 0, extra = 0, zoom = 1, open = false, ribbons = false, tipped = false }: RingInput) {
    this.width = width;
    this.height = height;
    this.seats = Math.max(1, seats);
    this.bottom = Math.max(0, bottom);
    this.tipped = tipped;
    this.#open = open;
    this.#ribbons = ribbons;
    if (tipped) {
      this.crest = Math.round(Math.min(30, height * 0.18));
      this.name = 14;
      // A tag is wider than its crest, and lies below it or across its lower edge.
      const tag = ribbons ? this.name * 0.7 : extra;
      this.seatWidth = Math.round(tag ? Math.max(this.crest * 1.3, this.name * 5.4) : this.crest * 1.3);
      this.seatHeight = Math.round(this.crest * 1.2 + tag);
      const crown = this.crest * 0.27;
      this.rx = Math.max(10, Math.min((width - this.seatWidth) / 2 - 8, height * 1.6));
      this.ry = Math.max(10, (height - this.seatHeight - crown) / 2 - 2);
      this.centre = { x: Math.round(width / 2), y: Math.round(height / 2 + crown / 2 - tag / 4) };
      this.table = this.rx * 1.06;
      this.tilt = (this.ry + this.crest * 0.1) / this.table;
      this.token = Math.round(this.crest * 0.48);
      this.reach = 0.72;
      this.middle = Math.round(this.rx * 0.42);
      return;
    }
    this.tilt = 1;
    const share = SHARES[Math.min(MAX_SEATS, Math.max(MIN_SEATS, this.seats))]!;
    // A tag under each name makes the crests a little smaller.
    const room = extra ? 0.82 : 1;
    this.crest = Math.max(24, Math.round(Math.min(width, height * 0.92) * share * room));
    this.name = (width < NARROW_PX ? 14 : Math.max(16, Math.round(this.crest * 0.24))) * zoom;
    this.seatWidth = Math.round(Math.max(this.crest * 1.72, this.name * 5.4));
    this.seatHeight = Math.round(this.crest * 1.2 + this.name + 2 + extra * zoom);
    const crown = this.crest * 0.27;
    const ry = Math.max(10, (height - this.seatHeight - crown) / 2 - 2);
    this.rx = Math.max(10, Math.min((width - this.seatWidth) / 2 - 1, ry));
    this.ry = Math.min(ry, this.rx * 1.16);
    this.centre = { x: Math.round(width / 2), y: Math.round(height / 2 + crown / 2 - (extra * zoom) / 4) };
    this.table = this.rx + this.crest * 0.82;
    this.token = Math.round(this.crest * (this.seats < 9 ? 0.55 : 0.59));
    this.reach = this.seats < 7 ? 0.57 : 0.61;
    this.middle = Math.max(20, Math.round(open ? this.rx * 0.66 : this.rx * this.reach - this.token / 2 - 4));
  }

  /** Clockwise from the top, in radians. */
  angle(seat: number): number {
    return Math.PI + (2 * Math.PI * (seat - this.bottom)) / this.seats;
  }

  at(seat: number, reach = 1): Point {
    const angle = this.angle(seat);
    return {
      x: this.centre.x + this.rx * reach * Math.sin(angle),
      y: this.centre.y - this.ry * reach * Math.cos(angle),
    };
  }

  /** Whether there is so little room that neighbours would lie over each other. */
  get crowded(): boolean {
    const places = Array.from({ length: this.seats }, (_, seat) => this.at(seat));
    return places.some(({ x, y }, seat) => {
      const next = places[(seat + 1) % this.seats]!;
      return Math.abs(x - next.x) < this.seatWidth - 4 && Math.abs(y - next.y) < this.seatHeight - 4;
    });
  }

  /** Tokens of one seat lie side by side at the top and the bottom of the table, and one above the other at its sides. */
  isFlat(seat: number): boolean {
    return Math.abs(Math.cos(this.angle(seat))) > 0.71;
  }

  /** The places of a seat's tokens. */
  slots(seat: number, count: number): readonly Point[] {
    if (count < 2) return count ? [this.at(seat, this.reach)] : [];
    const step = this.token + Math.max(2, this.token * 0.12);
    const angle = this.angle(seat);
    const flat = this.isFlat(seat);
    const towards = (flat ? Math.cos(angle) > 0 : Math.sin(angle) > 0) ? 1 : -1;
    const { x, y } = this.at(seat, this.reach + 0.02);
    return Array.from({ length: count }, (_, i) => {
      const aside = (i - (count - 1) / 2) * step * towards;
      return flat ? { x: x + aside, y } : { x, y: y + aside };
    });
  }

  /** How far a name may reach from its crest, to the left and to the right: not over the edge, not into tokens. */
  #reachOfName(seat: number): readonly [left: number, right: number] {
    const { x, y } = this.at(seat);
    // Where nothing lies before the seats, small crests may have wider names.
    const most = this.#open ? Math.max(this.crest * 1.4, this.name * 4.2) : this.crest * 1.4;
    let [left, right] = [Math.min(most, x - 2), Math.min(most, this.width - x - 2)];
    const towards = this.centre.x - x;
    const top = y + this.seatHeight / 2 - this.name - 6;
    if (this.#ribbons) {
      const [before, after] = [this.#toRibbon(seat, seat - 1, top), this.#toRibbon(seat, seat + 1, top)];
      left = Math.min(left, before.left, after.left);
      right = Math.min(right, before.right, after.right);
    }
    if (Math.abs(towards) < 1) return [left, right];
    const slot = this.at(seat, this.reach);
    const [across, high] = this.isFlat(seat) ? [1, 0.5] : [0.5, 1];
    const beside = top + 4 < slot.y + this.token * high && slot.y - this.token * high < top + this.name + 2;
    const toTokens = beside ? Math.abs(x - slot.x) - this.token * across - 1 : most;
    // The two at the top meet in the middle.
    const inner = Math.min(Math.abs(towards) - 1, this.#open ? this.#toMiddle(x, top) : toTokens);
    if (towards > 0) right = Math.min(right, inner);
    else left = Math.min(left, inner);
    return [left, right];
  }

  /** How far a name with this upper edge may reach towards a neighbour whose ribbon is beside it. */
  #toRibbon(seat: number, neighbour: number, top: number): { readonly left: number; readonly right: number } {
    const [own, other] = [this.at(seat), this.at(neighbour)];
    const ribbon = other.y - this.seatHeight / 2 + this.crest * 1.2 - this.name * 0.65;
    if (Math.abs(top + this.name / 2 - ribbon) > this.name * 1.5) return { left: Infinity, right: Infinity };
    const room = Math.abs(other.x - own.x) - this.name * RIBBON_WIDTH;
    return other.x > own.x ? { left: Infinity, right: room } : { left: room, right: Infinity };
  }

  /** How far it is from here to the disc in the middle, along a name with this upper edge. */
  #toMiddle(x: number, top: number): number {
    const nearest = Math.max(top - this.centre.y, this.centre.y - top - this.name - 6, 0);
    const chord = nearest < this.middle ? Math.sqrt(this.middle ** 2 - nearest ** 2) + 3 : 0;
    return Math.abs(x - this.centre.x) - chord;
  }

  /** How wide a name may be, and how far a name as long as this moves aside to fit. */
  plate(seat: number, letters: number): { readonly width: number; readonly shift: number } {
    const [left, right] = this.#reachOfName(seat);
    const half = (letters * this.name * LETTER_WIDTH + PADDING_PX) / 2;
    const width = Math.max(this.crest, Math.floor(left + right));
    if (half <= Math.min(left, right)) return { width: Math.floor(2 * Math.min(left, right)), shift: 0 };
    const shift = right > left ? Math.min(half - left, (right - left) / 2) : -Math.min(half - right, (left - right) / 2);
    return { width, shift };
  }
}
