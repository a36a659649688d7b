import { dropFiles } from "@/lib/browser/offline/kept";
import { MAX_AUDIO } from "@/lib/recordings/limits";

/** Below this many bytes, or beyond this share of the browser's quota, storage counts as low: ten minutes of voice. */
const LOW_BYTES = 3_000_000;
const LOW_SHARE = 0.95;
/** What is left to people's own words: five of the longest recordings. */
const OWN_BYTES = 5 * MAX_AUDIO;
/** 32 kbit/s. */
const VOICE_BYTES_PER_HOUR = (32_000 / 8) * 3600;

export interface Storage {
  usedBytes: number;
  totalBytes: number;
  voiceHours: number;
  isLow: boolean;
}

/** How much the browser keeps for us, and how much more it would; null where it does not tell. */
export async function measureStorage(): Promise<Storage | null> {
  // Not in TypeScript's view: on plain http there is none.
  const manager = (navigator as { storage?: Partial<StorageManager> }).storage;
  const estimate = await manager?.estimate?.().catch(() => null);
  if (!estimate?.quota) return null;
  return storageOf(estimate.usage ?? 0, estimate.quota);
}

export function storageOf(usedBytes: number, totalBytes: number): Storage {
  const left = Math.max(totalBytes - usedBytes, 0);
  return {
    usedBytes,
    totalBytes,
    voiceHours: Math.floor(left / VOICE_BYTES_PER_HOUR),
    isLow: left < LOW_BYTES || usedBytes > totalBytes * LOW_SHARE,
  };
}

/** Whether there is room for more than people's own words; also where the browser does not tell. */
export async function hasRoomToSpare(): Promise<boolean> {
  const storage = await measureStorage();
  return !storage || storage.totalBytes - storage.usedBytes > OWN_BYTES;
}

/** How browsers name a lack of room; the last two have other causes as well. */
const NO_ROOM = ["QuotaExceededError", "AbortError", "UnknownError"];

/**
 * Makes a write of the user's own words. Where it fails as for lack of room, gives up the kept files, which can be fetched again, and
 * makes it once more.
 */
export async function withRoom<T>(userId: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!NO_ROOM.includes((error as Error).name)) throw error;
    await dropFiles(userId).catch(() => undefined);
    return write();
  }
}

let hasAsked = false;

/** Asks the browser, once, not to clear what waits when the phone runs short of room. */
export async function askToPersist(): Promise<void> {
  if (hasAsked) return;
  hasAsked = true;
  const manager = (navigator as { storage?: Partial<StorageManager> }).storage;
  const isPersisted = await manager?.persisted?.().catch(() => false);
  if (!isPersisted) await manager?.persist?.().catch(() => false);
}
