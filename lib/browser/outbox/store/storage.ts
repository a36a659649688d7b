/** Below this many bytes, or beyond this share of the browser's quota, storage counts as low: ten minutes of voice. */
const LOW_BYTES = 3_000_000;
const LOW_SHARE = 0.95;
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

let hasAsked = false;

/** Asks the browser, once, not to clear what waits when the phone runs short of room. */
export async function askToPersist(): Promise<void> {
  if (hasAsked) return;
  hasAsked = true;
  const manager = (navigator as { storage?: Partial<StorageManager> }).storage;
  const isPersisted = await manager?.persisted?.().catch(() => false);
  if (!isPersisted) await manager?.persist?.().catch(() => false);
}
