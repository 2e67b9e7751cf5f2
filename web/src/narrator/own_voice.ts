// One's own voice: lines recorded here are played on this device instead of the clips. Without a microphone that the page may use, such
// as on plain HTTP, this part of the page is not there.

import { deleteRecording, keepRecording, recorded, recordingOf } from "../narration/recordings";
import { make } from "./elements";
import type { Language } from "./page_data";

/** Longer than any line is read. */
const LONGEST_MS = 30_000;
/** A shorter recording may hold no sound at all, and no browser plays it. */
const SHORTEST_MS = 500;

export const canRecord = (): boolean => Boolean(navigator.mediaDevices) && "MediaRecorder" in globalThis;

interface Recording {
  readonly text: string;
  readonly stop: () => void;
}

export class OwnVoice {
  readonly element = make("details", { className: "own" });
  #language: Language;
  #lines: readonly string[];
  #says: (label: string) => string;
  #kept: ReadonlySet<string> = new Set();
  /** The line that is being recorded, and what ends it. */
  #recording: Recording | null = null;
  #heard: HTMLAudioElement | null = null;
  #wrong = false;

  constructor(language: Language, lines: readonly string[], says: (label: string) => string, open: boolean) {
    [this.#language, this.#lines, this.#says] = [language, lines, says];
    this.element.open = open;
    void this.#look();
  }

  /** Nothing is recorded or played any more. */
  stop(): void {
    this.#recording?.stop();
    this.#heard?.pause();
  }

  async #look(): Promise<void> {
    this.#kept = await recorded(this.#language.tag, this.#lines);
    this.#draw();
  }

  async #record(text: string): Promise<void> {
    this.stop();
    this.#wrong = false;
    let own: Recording | null = null;
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const recorder = new MediaRecorder(stream);
      const pieces: Blob[] = [];
      recorder.ondataavailable = ({ data }) => pieces.push(data);
      const over = new Promise<void>((resolve) => (recorder.onstop = () => resolve()));
      const end = () => recorder.state === "inactive" || recorder.stop();
      const longest = setTimeout(end, LONGEST_MS);
      recorder.start();
      const begun = performance.now();
      own = { text, stop: () => void setTimeout(end, Math.max(0, begun + SHORTEST_MS - performance.now())) };
      this.#recording = own;
      this.#draw();
      await over;
      clearTimeout(longest);
      for (const track of stream.getTracks()) track.stop();
      this.#wrong = !(await keepRecording(this.#language.tag, text, new Blob(pieces, { type: recorder.mimeType })));
    } catch {
      this.#wrong = true;
    }
    // Another line may be recorded by now.
    if (this.#recording === own) this.#recording = null;
    await this.#look();
  }

  async #listen(text: string): Promise<void> {
    this.stop();
    const sound = await recordingOf(this.#language.tag, text);
    if (!sound) return;
    const url = URL.createObjectURL(sound);
    this.#heard = new Audio(url);
    this.#heard.onended = this.#heard.onpause = () => URL.revokeObjectURL(url);
    await this.#heard.play().catch(() => {});
  }

  async #delete(text: string): Promise<void> {
    this.stop();
    await deleteRecording(this.#language.tag, text);
    await this.#look();
  }

  #line(text: string, at: number): HTMLLIElement {
    const id = `own-${at}`;
    const button = (label: string, does: string, act: () => void) => {
      const pressed = make("button", { type: "button", id: `${id}-${does}` }, this.#says(label));
      pressed.setAttribute("aria-describedby", id);
      pressed.addEventListener("click", act);
      return pressed;
    };
    const recording = this.#recording?.text === text;
    const kept = this.#kept.has(text) && !recording;
    return make(
      "li",
      {},
      make("p", { id }, text),
      make(
        "div",
        { className: "controls" },
        recording ? button("own-stop", "record", () => this.#recording?.stop()) : button("own-record", "record", () => void this.#record(text)),
        kept ? button("own-listen", "listen", () => void this.#listen(text)) : null,
        kept ? button("own-delete", "delete", () => void this.#delete(text)) : null,
      ),
    );
  }

  #draw(): void {
    const focused = document.activeElement;
    const id = focused && this.element.contains(focused) ? focused.id : "";
    this.element.replaceChildren(
      make("summary", { id: "own" }, this.#says("own")),
      make("p", { className: "soft" }, this.#says("own-hint")),
      make("p", { className: "wrong", role: "status" }, this.#wrong ? this.#says("own-wrong") : ""),
      make("ul", {}, ...this.#lines.map((text, at) => this.#line(text, at))),
    );
    // What was deleted has no such button any more.
    if (id) (document.getElementById(id) ?? document.getElementById(id.replace(/-(listen|delete)$/, "-record")))?.focus();
  }
}
