import { LRUCache } from "lru-cache";
import { deviceWords } from "@/lib/shared/device-words";
import type { FoundActor } from "./find-actor";
import { afterAnswer } from "@/lib/kernel/after-answer";
import { pool, Prisma } from "@/lib/kernel/db";
import { currentRequest } from "@/lib/kernel/request-context";

/** How somebody may prove who they are, besides an account at a provider. */
export const OWN_WAYS = ["password", "code", "passkey"] as const;

interface NewSession {
  /** The session's. */
  id: string;
  userId: string;
  sessionVersion: number;
  /** One of `OWN_WAYS`, or the id of a provider. */
  way: string;
}

/** Notes where somebody signs in: a statement that writes one row. */
export function signInRow({ id, userId, sessionVersion, way }: NewSession): Prisma.Sql {
  const { browser, system } = deviceWords(currentRequest()?.userAgent);
  return Prisma.sql`
    INSERT INTO sign_ins (id, user_id, session_version, way, browser, system)
    VALUES (${id}::uuid, ${userId}::uuid, ${sessionVersion}::int, ${way}, ${browser}, ${system})`;
}

const HOUR_MS = 60 * 60 * 1000;
/** Sessions that this process has noted within the hour. */
const noted = new LRUCache<string, true>({ max: 10_000, ttl: HOUR_MS });

/** Notes that a session was used, at most once an hour, once the call is answered. */
export function noteSeen({ id: userId, sessionId, sessionVersion }: FoundActor): void {
  if (sessionId === null || Date.now() - startOf(sessionId) < HOUR_MS || noted.has(sessionId)) return;
  const { browser, system } = deviceWords(currentRequest()?.userAgent);
  // Without a row: a session from before the table.
  const { text, values } = Prisma.sql`
    INSERT INTO sign_ins (id, user_id, session_version, browser, system, signed_in_at)
    SELECT ${sessionId}::uuid, id, session_version, ${browser}, ${system}, LEAST(now(), to_timestamp(${startOf(sessionId) / 1000}::float8))
    FROM users WHERE id = ${userId}::uuid AND session_version = ${sessionVersion}::int
    ON CONFLICT (id) DO UPDATE SET last_seen_at = now() WHERE sign_ins.last_seen_at < now() - interval '1 hour'`;
  afterAnswer(async () => {
    if (noted.has(sessionId)) return;
    noted.set(sessionId, true);
    await pool().query(text, values);
  }, "a session's use not noted");
}

/** Milliseconds since the epoch: a session's id is a version 7 UUID, and renewing the cookie keeps it. */
export function startOf(sessionId: string): number {
  return parseInt(sessionId.replace("-", "").slice(0, 12), 16);
}
