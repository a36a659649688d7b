import { LRUCache } from "lru-cache";
import { env } from "./env";

/**
 * What reads keep in memory between requests: under each key what was read of one version (lib/access/version.ts), so that it is as
 * right as a 304 with that version would be. Each process keeps its own; with `KEEP_READS=off` it keeps nothing.
 */
export class KeptReads<T extends object> {
  readonly #kept: LRUCache<string, { version: string; value: T }> | null;

  /** Of more than `most` keys, those that were asked for longest ago are dropped. */
  constructor(most: number) {
    this.#kept = env.KEEP_READS === "on" ? new LRUCache({ max: most }) : null;
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
