import type { Page } from "@playwright/test";
import { noise, toWav } from "@/sandbox/fixtures/sound/sounds";

const PART_BYTES = 1024 * 1024;

interface WaitingRecording {
  userId: string;
  written: { projectId: string; projectName: string; placeName: string | null };
  durationMs: number;
}

/**
 * Puts a voice update into the outbox of the browser of `page`, as if posted without a signal. Resolves with its bytes, as
 * base64.
 */
export async function keepRecording(page: Page, { durationMs, ...item }: WaitingRecording): Promise<string> {
  // 68 seconds are more than two parts, and every recording is different.
  const recording = new Uint8Array(toWav(noise(durationMs / 1000, 0.2)));
  const sha256 = await crypto.subtle.digest("SHA-256", recording);
  const base64 = Buffer.from(recording).toString("base64");
  await page.evaluate(addToOutbox, {
    base64,
    partBytes: PART_BYTES,
    item: {
      ...item,
      key: crypto.randomUUID(),
      kind: "update",
      capturedAt: new Date().toISOString(),
      sendAfter: 0,
      attempts: 0,
      retryAt: 0,
      revision: 0,
      refusal: null,
      movedFrom: null,
      content: { text: "", taskId: null, subtaskId: null, durationMs, peaks: [0, 40, 80] },
      file: {
        size: recording.length,
        contentType: "audio/wav",
        sha256: Buffer.from(sha256).toString("hex"),
      },
    },
  });
  return base64;
}

/** The bytes of the only unsent recording in the browser of `page`, as base64; empty if there is none. */
export function waitingRecording(page: Page): Promise<string> {
  return page.evaluate(readParts);
}

interface Addition {
  base64: string;
  partBytes: number;
  item: object;
}

/** Runs in the page. */
async function addToOutbox({ base64, partBytes, item }: Addition): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        reject(request.error ?? new Error("IndexedDB failed"));
      };
    });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
  const db = await done(indexedDB.open("outbox"));
  const tx = db.transaction(["items", "parts"], "readwrite");
  const id = Number(await done(tx.objectStore("items").add(item)));
  for (let index = 0; index * partBytes < bytes.byteLength; index += 1)
    await done(
      tx.objectStore("parts").put(bytes.slice(index * partBytes, (index + 1) * partBytes), [id, index]),
    );
  db.close();
}

/** Runs in the page. */
async function readParts(): Promise<string> {
  const opened = indexedDB.open("outbox");
  await new Promise((resolve) => (opened.onsuccess = resolve));
  const all = opened.result.transaction("parts").objectStore("parts").getAll() as IDBRequest<ArrayBuffer[]>;
  await new Promise((resolve) => (all.onsuccess = resolve));
  opened.result.close();
  const letters = all.result.flatMap((part) =>
    [...new Uint8Array(part)].map((byte) => String.fromCharCode(byte)),
  );
  return btoa(letters.join(""));
}
