import { randomBytes } from "node:crypto";
import { deriveSecret, isSameSecret } from "@/lib/kernel/secrets";

/** Holds the accounts that this browser has signed in to (OWASP's "device cookie"). */
export const DEVICE_COOKIE = "device";
/** Seconds: 400 days, the longest that browsers keep a cookie. */
export const DEVICE_MAX_AGE = 400 * 24 * 60 * 60;
/** Keeps the header short on a tablet that a whole crew signs in on. */
const MOST_ACCOUNTS = 8;
/** Separators that base64url does not contain: between entries, and between an entry's device id and its signature. */
const ENTRY_SEPARATOR = "~";
const SIGNATURE_SEPARATOR = ".";

/** A new `sessionVersion` invalidates earlier cookies as it does sessions: after a new password, or signing out everywhere. */
export interface DeviceAccount {
  id: string;
  sessionVersion: number;
}

/** The browser's random id for this account; null when it never signed in, or its sessions have ended since. */
export function deviceOf(cookie: string | undefined, account: DeviceAccount): string | null {
  const entry = entriesOf(cookie).find((candidate) => isSignedFor(account, candidate));
  return entry?.split(SIGNATURE_SEPARATOR)[0] ?? null;
}

/** The cookie's new value with this account first. It does not name the accounts. */
export function withAccount(cookie: string | undefined, account: DeviceAccount): string {
  const device = deviceOf(cookie, account) ?? randomBytes(12).toString("base64url");
  const own = signed(account, device);
  const others = entriesOf(cookie).filter((entry) => entry !== own);
  return [own, ...others].slice(0, MOST_ACCOUNTS).join(ENTRY_SEPARATOR);
}

/** How many accounts have signed in on this browser. */
export function accountsOn(cookie: string | undefined): number {
  return entriesOf(cookie).length;
}

function entriesOf(cookie: string | undefined): string[] {
  return (cookie ?? "").split(ENTRY_SEPARATOR).filter(Boolean).slice(0, MOST_ACCOUNTS);
}

function isSignedFor(account: DeviceAccount, entry: string): boolean {
  const [device = ""] = entry.split(SIGNATURE_SEPARATOR);
  return isSameSecret(entry, signed(account, device));
}

function signed({ id, sessionVersion }: DeviceAccount, device: string): string {
  const signature = deriveSecret(`device:${id}:${sessionVersion}:${device}`);
  return `${device}${SIGNATURE_SEPARATOR}${signature}`;
}
