// Press and hold to see a secret: with a finger, a mouse or a key. Letting go, looking away or taking too long closes it.
// A person may set that a tap opens it for a while instead; a screen reader, which cannot hold, always taps. Somebody who is
// alone may set that this device keeps their own role open; then a tap hides it and shows it again. Beside others that is off.

import { device, preference } from "../settings.svelte";
import { closing, MAX_OPEN_MS } from "./auto_hide";

/** A tapped secret stays open for as long as it takes to read a whole card, or to hear it read out. */
const TAPPED_MS = 20_000;
/** A press shorter than this was meant as a tap. */
const SHORT_MS = 250;

export class Hold {
  open = $state(false);
  /** Whether the last press was too short to see anything. */
  short = $state(false);
  /** Whether it stays open until it is pressed. */
  readonly keeps: boolean = false;
  holds = $derived(preference.look === "hold" && !this.keeps);
  #longest = MAX_OPEN_MS;
  #since = 0;

  constructor({ own = false }: { own?: boolean } = {}) {
    this.keeps = own && device.keepOpen && !device.beside;
    this.open = this.keeps;
    $effect(() => (this.open && !this.keeps ? closing(() => (this.open = false), this.#longest) : undefined));
  }

  #look(longest = MAX_OPEN_MS): void {
    this.#longest = longest;
    this.#since = performance.now();
    this.short = false;
    this.open = true;
  }

  #letGo(): void {
    if (!this.open) return;
    this.short = performance.now() - this.#since < SHORT_MS;
    this.open = false;
  }

  /** The handlers of the button. */
  readonly button = {
    onpointerdown: (event: PointerEvent): void => {
      if (!this.holds || event.button > 0) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.#look();
    },
    onpointerup: (): void => {
      if (this.holds) this.#letGo();
    },
    onpointercancel: (): void => {
      if (this.holds) this.#letGo();
    },
    onkeydown: (event: KeyboardEvent): void => {
      if (!this.holds || event.repeat || (event.key !== " " && event.key !== "Enter")) return;
      event.preventDefault();
      this.#look();
    },
    onkeyup: (event: KeyboardEvent): void => {
      if (this.holds && (event.key === " " || event.key === "Enter")) this.#letGo();
    },
    onblur: (): void => {
      if (this.holds) this.#letGo();
    },
    onclick: (event: MouseEvent): void => {
      // A screen reader presses and does not hold: then it stays open for a while, or until the next press.
      if (this.holds && event.detail !== 0) return;
      if (this.open) this.open = false;
      else this.#look(TAPPED_MS);
    },
    oncontextmenu: (event: MouseEvent): void => event.preventDefault(),
  };
}
