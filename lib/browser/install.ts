import { VISIT_MS } from "./last-visit";
import { storedJson, storeText } from "./stored";

/** Chromium's offer to install the product; the page's first script keeps it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | null;
  }
}

/** By the browser's own prompt, or by hand on an iPhone or iPad. */
export type InstallWay = "prompt" | "apple";

/** How the product gets onto this device's home screen; null where the browser cannot, or where it is opened from there. */
export function installWay(): InstallWay | null {
  if (matchMedia("(display-mode: standalone)").matches) return null;
  if (window.installPrompt) return "prompt";
  return isAppleTouch() ? "apple" : null;
}

/** An iPad calls itself a Mac. */
export function isAppleTouch(): boolean {
  return /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}

/** Shows the browser's prompt, after a press alone, and once. */
export function promptInstall(): void {
  const offered = window.installPrompt;
  window.installPrompt = null;
  offered?.prompt().catch(() => undefined);
}

/** Shows a count on the icon of the installed product; none for 0. */
export function badgeIcon(count: number): void {
  if ("setAppBadge" in navigator) navigator.setAppBadge(count).catch(() => undefined);
}

const LATER_MS = 14 * 86_400_000;
const MOST_NUDGES = 2;

/** How often a reader was asked on this browser, and from when on they may be asked next, in milliseconds. */
type Nudged = [times: number, next: number];

/**
 * Calls `offer` once the browser can install the product, if the reader may be asked in this visit: in their second one, and once
 * more two weeks later. Returns a function that stops waiting.
 */
export function whenNudgeIsDue(userId: string, offer: () => void): () => void {
  if (!isNudgeDue(userId)) return () => undefined;
  const check = () => {
    if (installWay() === "prompt") offer();
  };
  check();
  addEventListener("beforeinstallprompt", check);
  return () => removeEventListener("beforeinstallprompt", check);
}

/** The reader has been asked, whatever they answer. */
export function noteNudge(userId: string): void {
  if (isNudgeDue(userId)) storeNudged(userId, [(readNudged(userId)?.[0] ?? 0) + 1, Date.now() + LATER_MS]);
}

function isNudgeDue(userId: string): boolean {
  const nudged = readNudged(userId);
  if (!nudged) {
    storeNudged(userId, [0, Date.now() + VISIT_MS]);
    return false;
  }
  return nudged[0] < MOST_NUDGES && Date.now() >= nudged[1];
}

const keyOf = (userId: string) => `install:${userId}`;

function readNudged(userId: string): Nudged | null {
  const stored = storedJson(keyOf(userId));
  return Array.isArray(stored) && stored.every(Number.isFinite) ? (stored as Nudged) : null;
}

function storeNudged(userId: string, nudged: Nudged): void {
  storeText(keyOf(userId), JSON.stringify(nudged));
}
