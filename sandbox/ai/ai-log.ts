import type { JudgedDifference } from "./ai-checks";
import { fieldsOf } from "./message-fields";

export type AiKind = "transcription" | "chat";

/** A call that reached the sandbox. */
export interface AiCall {
  kind: AiKind;
  /** Of the recording's bytes, or of the user's message: SHA-256 in hex. */
  hash: string;
  /** Of the recording, or characters of the message. */
  size: number;
  model: string;
  /** What a chat was told: the system's messages and the user's, each joined. */
  instructions?: string;
  texts?: string;
  /** What a transcription was told to expect. */
  prompt?: string | null;
  /** Null until it is answered; 0 when the connection ended before. */
  status: number | null;
  /** Whether the answer was a right one: what a service would charge for. */
  isAnswered: boolean;
  /** Whether the connection ended before the answer was complete. */
  isCut?: boolean;
}

/** What goes wrong from now on, or is said. */
export interface Fault {
  /** Default: both. */
  on?: AiKind;
  /** Of the one recording or message that it hits; default: all. */
  hash?: string;
  /** A field of the messages that it hits: `pairs` of those that have translations compared. Default: all. */
  about?: string;
  /** Words within the messages that it hits. Default: all. */
  says?: string;
  /** An error answer. */
  status?: number;
  retryAfterSeconds?: number;
  /** Before anything is answered. */
  delayMs?: number;
  /** Nothing is answered before this settles. */
  until?: Promise<unknown>;
  /** Before each piece of a streamed answer. */
  pieceDelayMs?: number;
  /** The last piece of a streamed answer is not sent before this settles. */
  rest?: Promise<unknown>;
  /** An answer with status 200 that is no JSON, or JSON of another shape. */
  nonsense?: "text" | "shape";
  /** Spoils every translation: its first number, its last sentence, or one text of the answer; a plan then breaks its limits, or is none. A
   * report gets other numbers, invented sentences, or another shape. */
  spoil?: "number" | "sentence" | "text";
  /** Ends the connection in the middle of the answer. */
  cut?: boolean;
  /** How many calls it hits; default: all, until it is removed. */
  times?: number;
}

/** What somebody said, as a test plants it or as the sandbox makes it up. */
export interface Saying {
  /** As the service names it: `spanish`. */
  language?: string;
  segments: SayingSegment[];
}

interface SayingSegment {
  text: string;
  /** Seconds; by default the segments share the recording's length. */
  start?: number;
  end?: number;
  avg_logprob?: number;
  no_speech_prob?: number;
  compression_ratio?: number;
}

/** What the sandbox has been asked, and what tests planted in it. */
export class AiLog {
  readonly calls: AiCall[] = [];
  #faults: Fault[] = [];
  readonly #sayings = new Map<string, Saying>();
  readonly #translations = new Map<string, string>();
  readonly #judged = new Map<string, JudgedDifference[]>();

  /** Plants a fault; the returned function removes it. */
  plant(fault: Fault): () => void {
    const planted = { ...fault };
    this.#faults.push(planted);
    return () => (this.#faults = this.#faults.filter((one) => one !== planted));
  }

  /** What recordings with this hash say, or all recordings for `"*"`. */
  say(hash: string, saying: Saying): void {
    this.#sayings.set(hash, saying);
  }

  saidIn(hash: string): Saying | undefined {
    return this.#sayings.get(hash) ?? this.#sayings.get("*");
  }

  /** How a text is translated from now on. */
  translate(text: string, translation: string): void {
    this.#translations.set(text, translation);
  }

  translationOf(text: string): string | undefined {
    return this.#translations.get(text);
  }

  /** What is said of a translation from now on, when it is compared with its original. */
  judge(translation: string, ...differences: JudgedDifference[]): void {
    this.#judged.set(translation, differences);
  }

  differencesIn(translation: string): JudgedDifference[] | undefined {
    return this.#judged.get(translation);
  }

  /** The chats whose message has this field: `texts` and `sentences` are to be translated, `pairs` compared, `updates` reported. */
  chatsWith(field: "texts" | "sentences" | "pairs" | "updates"): AiCall[] {
    return this.calls.filter(({ texts = "" }) => field in fieldsOf(texts));
  }

  /** The faults that hit this call. */
  faultFor({ kind, hash, texts = "" }: Pick<AiCall, "kind" | "hash" | "texts">): Fault {
    const hits = this.#faults.filter(
      ({ on, hash: only, about, says = "", times = 1 }) =>
        (on ?? kind) === kind &&
        (only ?? hash) === hash &&
        (about === undefined || about in fieldsOf(texts)) &&
        texts.includes(says) &&
        times > 0,
    );
    for (const fault of hits) if (fault.times !== undefined) fault.times -= 1;
    return Object.assign({}, ...hits) as Fault;
  }

  /** How the translations in this message's answer are spoiled. */
  spoiling(hash: string): Fault["spoil"] {
    return this.#faults.find(
      (fault) => fault.spoil && (fault.hash ?? hash) === hash && (fault.times ?? 1) > 0,
    )?.spoil;
  }

  /** How often a recording was sent, and how often it was answered rightly. */
  counts(hash: string): { sent: number; answered: number } {
    const calls = this.calls.filter((call) => call.hash === hash);
    return { sent: calls.length, answered: calls.filter(({ isAnswered }) => isAnswered).length };
  }

  clear(): void {
    this.calls.length = 0;
    this.#faults = [];
    this.#sayings.clear();
    this.#translations.clear();
    this.#judged.clear();
  }
}
