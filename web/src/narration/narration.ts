// Narration: lines are read aloud one after the other, with a pause after each. A recording of one's own is played, or else a clip;
// where there is none, the device's own voice speaks; where there is none either, the line stays on the screen as long as one needs
// to read it.

import { recordingOf } from "./recordings";

export interface Line {
  readonly text: string;
  /** The URL of its sound; empty if there is none. */
  readonly clip: string;
  /** Seconds of silence after it. */
  readonly pause: number;
}

/** How fast it is read, by the name of the choice. */
export const SPEEDS = { slow: 0.8, normal: 1, quick: 1.2 } as const;

/** Reads one line and resolves when it is over; `stop` ends it early. */
export interface Voice {
  read(line: Line, speed: number): Promise<void>;
  stop(): void;
}

export class Narration {
  /** The line that is read, or was read last; -1 before the first. */
  at = -1;
  state: "ready" | "running" | "paused" | "over" = "ready";
  speed = 1;
  #turn = 0;

  constructor(
    readonly lines: readonly Line[],
    readonly voice: Voice,
    readonly changed: () => void,
    readonly wait: (seconds: number) => Promise<void> = seconds,
  ) {}

  start(): void {
    void this.#from(0);
  }

  repeat(): void {
    void this.#from(Math.max(0, this.at));
  }

  next(): void {
    if (this.at + 1 < this.lines.length) void this.#from(this.at + 1);
    else this.#end("over");
  }

  pause(): void {
    this.#end("paused");
  }

  /** What was interrupted is read again from the start of its line. */
  goOn(): void {
    this.repeat();
  }

  stop(): void {
    this.at = -1;
    this.#end("ready");
  }

  #end(state: Narration["state"]): void {
    this.#turn += 1;
    this.voice.stop();
    this.state = state;
    this.changed();
  }

  async #from(first: number): Promise<void> {
    this.#end("running");
    const turn = this.#turn;
    for (let at = first; at < this.lines.length; at += 1) {
      this.at = at;
      this.changed();
      const line = this.lines[at]!;
      await this.voice.read(line, this.speed);
      if (turn !== this.#turn) return;
      await this.wait(line.pause / this.speed);
      if (turn !== this.#turn) return;
    }
    this.#end("over");
  }
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}

/** Seconds one needs to read a text. */
const READING = 0.07;

export class DeviceVoice implements Voice {
  #sound: HTMLAudioElement | null = null;
  #done: () => void = () => {};
  #turn = 0;

  constructor(readonly language: () => string) {}

  async read(line: Line, speed: number): Promise<void> {
    this.stop();
    const turn = this.#turn;
    const own = await recordingOf(this.language(), line.text);
    if (turn !== this.#turn) return;
    if (own && (await this.#playOwn(own, speed))) return;
    if (line.clip && (await this.#play(line.clip, speed))) return;
    if (await this.#speak(line.text, speed)) return;
    await this.#until((done) => setTimeout(done, (line.text.length * READING * 1000) / speed));
  }

  stop(): void {
    this.#turn += 1;
    this.#sound?.pause();
    this.#sound = null;
    globalThis.speechSynthesis?.cancel();
    this.#done();
  }

  #until(begin: (done: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      this.#done = resolve;
      begin(resolve);
    });
  }

  async #playOwn(sound: Blob, speed: number): Promise<boolean> {
    const url = URL.createObjectURL(sound);
    try {
      return await this.#play(url, speed);
    } finally {
      URL.revokeObjectURL(url);
    }
  }

  /** Whether it could be played. */
  async #play(clip: string, speed: number): Promise<boolean> {
    const sound = new Audio(clip);
    this.#sound = sound;
    sound.playbackRate = speed;
    let well = true;
    await this.#until((done) => {
      sound.onended = done;
      sound.onerror = () => ((well = false), done());
      sound.play().catch(() => ((well = false), done()));
    });
    // A sound that was stopped has been played.
    return well || this.#sound !== sound;
  }

  async #speak(text: string, speed: number): Promise<boolean> {
    const language = this.language();
    const voice = globalThis.speechSynthesis?.getVoices().find((each) => each.lang.toLowerCase().startsWith(language));
    if (!voice) return false;
    const said = new SpeechSynthesisUtterance(text);
    [said.voice, said.lang, said.rate] = [voice, voice.lang, speed * 0.9];
    let well = true;
    await this.#until((done) => {
      said.onend = done;
      said.onerror = () => ((well = false), done());
      speechSynthesis.speak(said);
    });
    return well;
  }
}
