import { deviceWords } from "@/lib/shared/device-words";

/** "Chrome, Android" for a user agent; null for one that says neither. */
export function deviceOf(userAgent: string | null): string | null {
  const { browser, system } = deviceWords(userAgent);
  return [browser, system].filter(Boolean).join(", ") || null;
}
