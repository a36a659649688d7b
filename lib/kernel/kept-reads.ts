import { LRUCache } from "lru-cache";
import { env } from "./env";

/**
 * What reads keep in memory between requests: under each key what was read of one version (lib/access/version.ts), so that it is as
 * right as a 304 with that version would be. Each process keeps its own; with `KEEP_READS=off` it keeps nothing.
 */
export class KeptReads<T extends object> {
  readonly #kept: LRUCache<string, Kept<T>> | null;

  /** Of more than `most` keys, or more than 16 MB, those that were asked for longest ago are dropped. */
  constructor(most: number) {
    const limits = { max: most, maxSize: MOST_BYTES, sizeCalculation: sizeOf };
    this.#kept = env.KEEP_READS === "on" ? new LRUCache<string, Kept<T>>(limits) : null;
  }

  find(key: string, version: string): T | undefined {
    const known = this.#kept?.get(key);
    return known?.version === version ? known.value : undefined;
  }

  /** In place of what was kept of another version. */
  keep(key: string, version: string, value: T): void {
    this.#kept?.set(key, { version, value });
  }
}

interface Kept<T> {
  version: string;
  value: T;
}

const MOST_BYTES = 16 * 1024 * 1024;
/** What a number or a reference takes. */
const WORD = 8;

/** About what a value takes in memory: an hour of speech or a long thread is a hundred times as large as most updates. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return WORD + 2 * value.length;
  if (typeof value !== "object" || value === null) return WORD;
  return Object.values(value).reduce((size: number, part) => size + sizeOf(part), WORD);
}
