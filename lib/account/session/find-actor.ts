import type { SessionToken } from "./session-cookie";
import type { Actor } from "@/lib/access/actor";
import {
  noteTargetChain,
  type Target,
  type TargetChain,
  targetChainStatement,
} from "@/lib/access/target-chain";
import { isShown, noteVersionOfProjects, type Shown, TARGETS, versionStatement } from "@/lib/access/version";
import { Prisma, query } from "@/lib/kernel/db";
import { assertWithin, type Spent, spendStatement } from "@/lib/kernel/rate-limit";

type Claim = Pick<SessionToken, "sid" | "sub" | "version">;

/** A user, before it is known what their device says: in which language they read, and where they are. */
export type FoundActor = Omit<Actor, "reads" | "deviceTimeZone">;

interface UserRow extends Omit<FoundActor, "sessionId"> {
  suspendedAt: Date | null;
  hasEnded: boolean;
}

/** The user of a session, or why it is no longer valid: suspended, or ended by signing out, here or everywhere, or by a reset. */
export type Found = { actor: FoundActor } | { actor: null; reason: "suspended" | "ended" };

/** Looks a session's user up in the database. */
export async function findActor(claim: Claim): Promise<Found> {
  const [user] = await query<UserRow>(
    Prisma.sql`SELECT ${columns(claim)} FROM users u WHERE u.id = ${claim.sub}::uuid`,
  );
  return actorOf(user, claim);
}

/** What a GET's first statement found: its reader, the version of what they are shown, and the chain of its target. */
export interface FoundReader {
  found: Found;
  /** Null for what the reader does not see. */
  version: string | null;
}

/** Looks a session's user up together with the version of what a GET shows them, in one statement, which `authorize` need not repeat. */
export async function findReader(claim: Claim, shown: Shown, id: string): Promise<FoundReader> {
  const target = TARGETS[shown](id);
  const [row] = await query<ReaderRow>(Prisma.sql`
    SELECT ${columns(claim)}, u.xmin::text AS "writtenBy", chain.*
    FROM users u LEFT JOIN (${versionStatement(claim.sub, shown, target)}) chain ON true WHERE u.id = ${claim.sub}::uuid`);
  const found = actorOf(row, claim);
  if (!row || !found.actor) return { found, version: null };
  const chain = target === null || !row.businessId ? null : row;
  if (target) noteTargetChain(claim.sub, target, chain);
  else noteVersionOfProjects(claim.sub, row.version);
  const isSeen = target === null || (chain !== null && isShown(chain));
  return { found, version: isSeen ? `${row.writtenBy}.${row.version}` : null };
}

type ReaderRow = UserRow & TargetChain & { writtenBy: string; version: string };

/**
 * The same for a write, which counts against the user's limit in the same statement, and reads the chain of what it `reaches`: one
 * round trip instead of three. Throws rate_limited when the limit is used up.
 */
export async function findWriter(claim: Claim, reaches: Target | null): Promise<Found> {
  const chain = reaches && Prisma.sql`LEFT JOIN (${targetChainStatement(claim.sub, reaches)}) chain ON true`;
  const [row] = await query<WriterRow>(Prisma.sql`
    WITH spent AS (${spendStatement("writes", claim.sub)})
    SELECT ${columns(claim)}, spent.points, spent.expire${chain ? Prisma.sql`, chain.*` : Prisma.empty}
    FROM users u CROSS JOIN spent ${chain ?? Prisma.empty} WHERE u.id = ${claim.sub}::uuid`);
  const found = actorOf(row, claim);
  if (!row || !found.actor) return found;
  assertWithin("writes", row);
  if (reaches) noteTargetChain(claim.sub, reaches, row.businessId ? row : null);
  return found;
}

type WriterRow = UserRow & Spent & TargetChain;

const columns = ({
  sid,
}: Claim) => Prisma.sql`u.id, u.name, u.email, u.language, u.time_zone AS "timeZone", u.created_at AS "createdAt", u.deletion_due_at AS "deletionDueAt",
  u.recording_consent_at AS "recordingConsentAt", u.originals_first AS "originalsFirst", u.suspended_at AS "suspendedAt", u.session_version AS "sessionVersion",
  EXISTS (SELECT 1 FROM ended_sessions WHERE id = ${sid}::uuid) AS "hasEnded"`;

function actorOf(user: UserRow | undefined, { sid, version }: Claim): Found {
  if (user?.suspendedAt) return { actor: null, reason: "suspended" };
  if (user?.sessionVersion !== version || user.hasEnded) return { actor: null, reason: "ended" };
  const {
    id,
    name,
    email,
    language,
    timeZone,
    createdAt,
    deletionDueAt,
    recordingConsentAt,
    sessionVersion,
  } = user;
  const settings = { language, timeZone, originalsFirst: user.originalsFirst, recordingConsentAt };
  return {
    actor: { id, name, email, createdAt, deletionDueAt, sessionId: sid, sessionVersion, ...settings },
  };
}
