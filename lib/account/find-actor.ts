import type { SessionToken } from "./session-cookie";
import type { Actor } from "@/lib/access/actor";
import { db, Prisma } from "@/lib/db";
import { assertWithin, type Spent, spending } from "@/lib/rate-limit";

type Claim = Pick<SessionToken, "sub" | "version">;

interface UserRow extends Actor {
  suspendedAt: Date | null;
  sessionVersion: number;
}

/** The user of a session, from the database; null when the session is no longer valid (suspended, reset, signed out everywhere). */
export async function findActor(claim: Claim): Promise<Actor | null> {
  const [user] = await db().$queryRaw<UserRow[]>(
    Prisma.sql`SELECT ${COLUMNS} FROM users u WHERE u.id = ${claim.sub}::uuid`,
  );
  return actorOf(user, claim);
}

/**
 * The same for a write, which counts against the user's limit in the same statement: one round trip instead of two. Throws
 * rate_limited when the limit is used up.
 */
export async function findWriter(claim: Claim): Promise<Actor | null> {
  const [user] = await db().$queryRaw<(UserRow & Spent)[]>(Prisma.sql`
    WITH spent AS (${spending("writes", claim.sub)})
    SELECT ${COLUMNS}, spent.points, spent.expire FROM users u CROSS JOIN spent WHERE u.id = ${claim.sub}::uuid`);
  const actor = actorOf(user, claim);
  if (user && actor) assertWithin("writes", user);
  return actor;
}

const COLUMNS = Prisma.sql`u.id, u.name, u.email, u.language, u.time_zone AS "timeZone", u.created_at AS "createdAt",
  u.suspended_at AS "suspendedAt", u.session_version AS "sessionVersion"`;

function actorOf(user: UserRow | undefined, { version }: Claim): Actor | null {
  if (!user || user.suspendedAt || user.sessionVersion !== version) return null;
  const { id, name, email, language, timeZone, createdAt } = user;
  return { id, name, email, language, timeZone, createdAt };
}
