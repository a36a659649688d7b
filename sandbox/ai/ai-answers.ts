import { createHash } from "node:crypto";
import type { Saying } from "./ai-log";
import { SAID } from "./ai-translations";

/** Of any bytes, in hex. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The text that begins every made-up transcript of these bytes. */
export function markOf(bytes: Uint8Array): string {
  return `Sample ${hashOf(bytes).slice(0, 8)}, ${bytes.byteLength} bytes.`;
}

/** What the sandbox hears in bytes: made from their hash and length, so that a test can tell a right call from a wrong one. */
export function madeUp(bytes: Uint8Array, language: string | null): Saying {
  const hash = hashOf(bytes);
  const inSpanish = language ? language.startsWith("es") : Number.parseInt(hash.slice(8, 10), 16) % 2 === 0;
  const first = Number.parseInt(hash.slice(10, 12), 16) % SAID.length;
  const said = [0, 1].map((n) => (SAID[(first + n) % SAID.length] ?? SAID[0])[inSpanish ? 1 : 0]);
  return {
    language: inSpanish ? "spanish" : "english",
    segments: [markOf(bytes), ...said].map((text) => ({ text })),
  };
}

/** A `verbose_json` answer. */
export function verboseJson({ language = "english", segments }: Saying, seconds: number): object {
  const share = seconds / Math.max(1, segments.length);
  const timed = segments.map((segment, id) => ({
    id,
    seek: 0,
    start: id * share,
    end: (id + 1) * share,
    tokens: [],
    temperature: 0,
    avg_logprob: -0.2,
    no_speech_prob: 0.01,
    compression_ratio: 1.3,
    ...segment,
  }));
  const text = segments.map((segment) => segment.text).join(" ");
  return { task: "transcribe", language, duration: seconds, text, segments: timed };
}

/** Seconds of a recording: what a WAV's header says, else by 32 kbit/s. */
export function secondsOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWav = bytes.byteLength > 44 && Buffer.from(bytes.subarray(0, 4)).toString() === "RIFF";
  const bytesPerSecond = isWav ? view.getUint32(28, true) : 4_000;
  return Math.max(0.1, bytes.byteLength / (bytesPerSecond || 4_000));
}

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  anyOf?: Schema[];
}

/** An answer that fits a JSON schema, made from the texts given. Sentences that the sandbox knows come in the other language. */
export function fitting(schema: Schema, texts: string, name = "answer"): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return fitting(schema.anyOf[0] ?? {}, texts, name);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object") {
    const properties = Object.entries(schema.properties ?? {});
    return Object.fromEntries(properties.map(([key, of]) => [key, fitting(of, texts, key)]));
  }
  if (type === "array")
    return Array.from({ length: schema.minItems ?? 1 }, () => fitting(schema.items ?? {}, texts, name));
  if (type === "number" || type === "integer") return texts.length;
  if (type === "boolean") return false;
  return `Sample ${name} ${hashOf(texts).slice(0, 8)}: ${inOtherLanguage(wordsOf(texts))}`;
}

/** A plain answer to texts. */
export function plain(texts: string): string {
  return `Sample answer ${hashOf(texts).slice(0, 8)}, ${texts.length} characters.`;
}

/** The words in a JSON object of texts. */
function wordsOf(texts: string): string {
  try {
    return Object.values(JSON.parse(texts) as Record<string, string>).join(" ");
  } catch {
    return texts;
  }
}

function inOtherLanguage(text: string): string {
  return SAID.reduce((known, [english, spanish]) => known.replaceAll(spanish, english), text);
}
