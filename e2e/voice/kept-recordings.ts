import type { Page } from "@playwright/test";

export interface KeptHere {
  count: number;
  /** Hash of all their bytes. */
  sha256: string;
  /** Their duration, as decoded by this browser. */
  seconds: number;
}

export const NOTHING_KEPT: KeptHere = { count: 0, sha256: "", seconds: 0 };

/** The unposted recordings in this browser. */
export function keptIn(page: Page): Promise<KeptHere> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done) => {
        request.onsuccess = () => done(request.result);
      });
    const database = await asked(indexedDB.open("outbox"));
    const all = (store: string) => asked(database.transaction(store).objectStore(store).getAll());
    const { length: count } = await all("recordings");
    const chunks = (await all("chunks")) as { bytes: ArrayBuffer }[];
    database.close();
    if (count === 0) return { count, sha256: "", seconds: 0 };
    const bytes = await new Blob(chunks.map((chunk) => chunk.bytes)).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const { duration } = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes);
    return { count, sha256, seconds: duration };
  });
}
