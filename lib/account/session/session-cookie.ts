import { LRUCache } from "lru-cache";
import { decode, encode } from "next-auth/jwt";
import { env } from "@/lib/kernel/env";
import { authSecret } from "@/lib/kernel/secrets";

/** How long an unused session stays valid, in seconds: 30 days. */
const MAX_AGE = 30 * 24 * 60 * 60;
/** Seconds after which a page visit renews it. */
const RENEW_AFTER = 24 * 60 * 60;

/** A session's own id, whose it is, and the user's `sessionVersion` when it started. */
export interface SessionToken {
  sid: string;
  sub: string;
  version: number;
  iat: number;
}

/** Auth.js's own names; browsers accept the first, with its prefix, only over https. */
export const SESSION_COOKIES = ["__Secure-authjs.session-token", "authjs.session-token"] as const;

/** Whether the visitor came over https: as APP_URL promises, or as the outermost proxy says. */
export function isSecure(headers: Headers): boolean {
  const forwarded = headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return forwarded === "https" || env.APP_URL?.startsWith("https:") === true;
}

/** Of a cookie that no script reads, for so many seconds. */
export function privateCookie(secure: boolean, maxAge: number) {
  return { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge } as const;
}

/** Makes the session's cookie: a JWT encrypted by Auth.js. */
export async function sessionCookie(
  session: { id: string; userId: string; version: number },
  secure: boolean,
) {
  const name = SESSION_COOKIES[secure ? 0 : 1];
  const token = { sid: session.id, sub: session.userId, version: session.version };
  const value = await encode({ token, secret: authSecret(), salt: name, maxAge: MAX_AGE });
  return { name, value, options: privateCookie(secure, MAX_AGE) };
}

/** Reads a session from the cookies; null for none, a forged or an expired one. Does not say whether it is still valid. */
export async function readSessionToken(cookies: {
  get(name: string): { value: string } | undefined;
}): Promise<SessionToken | null> {
  for (const name of SESSION_COOKIES) {
    const value = cookies.get(name)?.value;
    if (!value) continue;
    const token = await decodeOnce(name, value);
    if (token) return token;
  }
  return null;
}

/**
 * Deriving the key and decrypting a cookie takes longer than a request's SQL statements. Whether the session is still valid is
 * looked up in the database every time.
 */
const decodedSessions = new LRUCache<string, SessionToken & Expiry>({ max: 2000 });

const SESSION_ID = /^[\da-f-]{36}$/;

interface Expiry {
  /** Seconds since the epoch. */
  exp: number;
}

async function decodeOnce(name: string, value: string): Promise<SessionToken | null> {
  const cookie = `${name}=${value}`;
  const cached = decodedSessions.get(cookie);
  if (cached) return cached.exp > Date.now() / 1000 ? cached : null;
  const token = await decode<SessionToken & Expiry>({ token: value, secret: authSecret(), salt: name }).catch(
    () => null,
  );
  if (!token?.sub || !SESSION_ID.test(token.sid) || typeof token.version !== "number") return null;
  decodedSessions.set(cookie, token);
  return token;
}

/** Whether a visit should get a new cookie, which keeps the 30 days rolling. */
export function needsRenewal(token: SessionToken, now: Date): boolean {
  return now.getTime() / 1000 - token.iat > RENEW_AFTER;
}
