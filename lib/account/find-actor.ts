import type { SessionToken } from "./session-cookie";
import type { Actor } from "@/lib/access/actor";
import { db, Prisma } from "@/lib/db";
import { assertWithin, type Spent, spending } from "@/lib/rate-limit";

type Claim = Pick<SessionToken, "sub" | "version">;

/** A user, before it is known in which language they read. */
export type FoundActor = Omit<Actor, "reads">;

interface UserRow extends FoundActor {
  suspendedAt: Date | null;
}

/** The user of a session, or why it is no longer valid: suspended, or ended by a reset or by signing out everywhere. */
export type Found = { actor: FoundActor } | { actor: null; reason: "suspended" | "ended" };

/** Looks a session's user up in the database. */
export async function findActor(claim: Claim): Promise<Found> {
  const [user] = await db().$queryRaw<UserRow[]>(
    Prisma.sql`SELECT ${COLUMNS} FROM users u WHERE u.id = ${claim.sub}::uuid`,
  );
  return actorOf(user, claim);
}

/**
 * The same for a write, which counts against the user's limit in the same statement: one round trip instead of two. Throws
 * rate_limited when the limit is used up.
 */
export async function findWriter(claim: Claim): Promise<Found> {
  const [user] = await db().$queryRaw<(UserRow & Spent)[]>(Prisma.sql`
    WITH spent AS (${spending("writes", claim.sub)})
    SELECT ${COLUMNS}, spent.points, spent.expire FROM users u CROSS JOIN spent WHERE u.id = ${claim.sub}::uuid`);
  const found = actorOf(user, claim);
  if (user && found.actor) assertWithin("writes", user);
  return found;
}

const COLUMNS = Prisma.sql`u.id, u.name, u.email, u.language, u.time_zone AS "timeZone", u.created_at AS "createdAt",
  u.recording_consent_at AS "recordingConsentAt", u.originals_first AS "originalsFirst", u.suspended_at AS "suspendedAt", u.session_version AS "sessionVersion"`;

function actorOf(user: UserRow | undefined, { version }: Claim): Found {
  if (user?.suspendedAt) return { actor: null, reason: "suspended" };
  if (user?.sessionVersion !== version) return { actor: null, reason: "ended" };
  const { id, name, email, language, timeZone, createdAt, recordingConsentAt, sessionVersion } = user;
  const settings = { language, timeZone, originalsFirst: user.originalsFirst, recordingConsentAt };
  return { actor: { id, name, email, createdAt, sessionVersion, ...settings } };
}
