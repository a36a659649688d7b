import { cookieJar, isOverHttps } from "./request-cookies";
import { findActor, findReader, findWriter, type Found, type FoundActor } from "./find-actor";
import { rememberDevice } from "./known-device";
import { readSessionToken, SESSION_COOKIES, sessionCookie, type SessionToken } from "./session-cookie";
import { noteSeen } from "./sign-ins";
import type { Actor } from "@/lib/access/actor";
import type { Target } from "@/lib/access/target-chain";
import type { Shown } from "@/lib/access/version";
import { isLocale, TIME_ZONE_KEY } from "@/lib/i18n/locale";
import { deviceZone } from "@/lib/i18n/zone-of";
import { AppError } from "@/lib/shared/errors";
import { LANGUAGE_KEY } from "@/lib/shared/languages";

/** Whose session this browser gets, and under which id it is noted. */
export interface StartedSession {
  id: string;
  sessionVersion: number;
  sessionId: string;
}

/** Signs the user in on this browser, and remembers the browser for their account. */
export async function startSession(user: StartedSession): Promise<void> {
  const session = { id: user.sessionId, userId: user.id, version: user.sessionVersion };
  const cookie = await sessionCookie(session, await isOverHttps());
  (await cookieJar()).set(cookie.name, cookie.value, cookie.options);
  await rememberDevice(user);
}

/** Forgets the session on this browser. */
export async function endSession(): Promise<void> {
  const jar = await cookieJar();
  // Browsers ignore a __Secure- cookie without the Secure attribute, even one that deletes it.
  for (const name of SESSION_COOKIES)
    if (jar.has(name)) jar.delete({ name, secure: name.startsWith("__Secure-") });
}

/**
 * The signed-in user, from the database; null without a session, or when it is no longer valid (suspended, password reset,
 * signed out everywhere).
 */
export async function sessionActor(): Promise<Actor | null> {
  const token = await readSessionToken(await cookieJar());
  const found = token && (await findActor(token));
  return found?.actor ? onTheirDevice(found.actor) : null;
}

/** Why the browser's session is not valid: suspended, or ended in any other way; null for a valid one. */
export async function whySessionEnded(): Promise<"suspended" | "ended" | null> {
  const token = await readSessionToken(await cookieJar());
  const found = token && (await findActor(token));
  if (found?.actor) return null;
  return found?.reason ?? "ended";
}

/** The session that the browser claims, by its cookie alone. Throws unauthenticated for none, a forged or an expired one. */
export async function requireToken(): Promise<SessionToken> {
  const token = await readSessionToken(await cookieJar());
  if (!token) throw new AppError("unauthenticated");
  return token;
}

/**
 * For calls and actions: throws unauthenticated. Keeps the cookie: this may be a late call with an old one, and its answer
 * must not delete the new one that a changed password has just set. Pages have a route that clears it.
 */
export async function requireActor(): Promise<Actor> {
  return actorIn(await findActor(await requireToken()));
}

/** The same for a GET that can be answered with 304: with the version of what it shows, null where the user sees nothing. */
export async function requireReader(
  shown: Shown,
  id: string,
): Promise<{ actor: Actor; version: string | null }> {
  const { found, version } = await findReader(await requireToken(), shown, id);
  return { actor: await actorIn(found), version };
}

/**
 * The same for a write, which it counts; what the write `reaches` need not be loaded by an `authorize` without locks. Throws
 * unauthenticated, or rate_limited when there were too many.
 */
export async function requireWriter(reaches: Target | null = null): Promise<Actor> {
  return actorIn(await findWriter(await requireToken(), reaches));
}

/** Only a caller with the session's cookie learns that its user is suspended. */
async function actorIn(found: Found): Promise<Actor> {
  if (found.actor) {
    noteSeen(found.actor);
    return onTheirDevice(found.actor);
  }
  const { reason } = found;
  throw new AppError("unauthenticated", {
    ...(reason === "suspended" && { key: "suspended" }),
    details: { reason },
  });
}

/** A caller without a screen reads the language of their mails. */
async function onTheirDevice(actor: FoundActor): Promise<Actor> {
  const jar = await cookieJar();
  const deviceTimeZone = deviceZone(actor, jar.get(TIME_ZONE_KEY)?.value);
  const chosen = jar.get(LANGUAGE_KEY)?.value;
  return { ...actor, reads: isLocale(chosen) ? chosen : actor.language, deviceTimeZone };
}
