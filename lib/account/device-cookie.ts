import { randomBytes, timingSafeEqual } from "node:crypto";
import { deriveSecret } from "@/lib/secrets";

/** The accounts that this browser has signed in to (OWASP's "device cookie"). */
export const DEVICE_COOKIE = "device";
/** Seconds: 400 days, the longest that browsers keep a cookie. */
export const DEVICE_MAX_AGE = 400 * 24 * 60 * 60;
/** A tablet that a whole crew signs in on must not send a header without end. */
const MOST_ACCOUNTS = 8;
/** Between a browser's accounts, and between the id of a browser and its signature; neither is in base64url. */
const [BETWEEN, BEFORE_SIGNATURE] = ["~", "."];

/** Its `sessionVersion` ends what was signed before, as it ends sessions: by a new password, or signing out everywhere. */
export interface DeviceAccount {
  id: string;
  sessionVersion: number;
}

/** The random id under which the account knows this browser; null when it does not, or not since its sessions were ended. */
export function deviceOf(cookie: string | undefined, account: DeviceAccount): string | null {
  const entry = entriesOf(cookie).find((candidate) => isSignedFor(account, candidate));
  return entry?.split(BEFORE_SIGNATURE)[0] ?? null;
}

/** The cookie's value once the account knows this browser: what it held, the account first. It names no account. */
export function withAccount(cookie: string | undefined, account: DeviceAccount): string {
  const device = deviceOf(cookie, account) ?? randomBytes(12).toString("base64url");
  const own = signed(account, device);
  const others = entriesOf(cookie).filter((entry) => entry !== own);
  return [own, ...others].slice(0, MOST_ACCOUNTS).join(BETWEEN);
}

function entriesOf(cookie: string | undefined): string[] {
  return (cookie ?? "").split(BETWEEN).filter(Boolean).slice(0, MOST_ACCOUNTS);
}

function isSignedFor(account: DeviceAccount, entry: string): boolean {
  const [device = ""] = entry.split(BEFORE_SIGNATURE);
  const [given, expected] = [Buffer.from(entry), Buffer.from(signed(account, device))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signed({ id, sessionVersion }: DeviceAccount, device: string): string {
  const signature = deriveSecret(`device:${id}:${sessionVersion}:${device}`);
  return `${device}${BEFORE_SIGNATURE}${signature}`;
}
