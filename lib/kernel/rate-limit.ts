import { LRUCache } from "lru-cache";
import { pool, Prisma, type Tx } from "./db";
import { env } from "./env";
import { hashSecret } from "./secrets";
import { AppError } from "@/lib/shared/errors";

/** Points per window in seconds, before RATE_LIMIT_FACTOR. */
export const LIMITS = {
  signIn: { points: 10, seconds: 15 * 60 },
  signUp: { points: 10, seconds: 60 * 60 },
  /** Against guessing many accounts' passwords from one address; leaves room for a crew that signs in on new phones. */
  signInPerAddress: { points: 100, seconds: 15 * 60 },
  /** Against guessing one account's password from many addresses. */
  signInPerEmail: { points: 100, seconds: 15 * 60 },
  /** Replaces the sign-in limits above for a browser that has signed in to the account before. */
  signInPerDevice: { points: 10, seconds: 15 * 60 },
  /** Signing in at another provider: starting, and coming back. Each return calls the provider. */
  providerSignIns: { points: 100, seconds: 15 * 60 },
  /** Against guessing the password in somebody else's open session. */
  currentPassword: { points: 10, seconds: 15 * 60 },
  /** Against mailing strangers: each change mails the former address. */
  emailChanges: { points: 5, seconds: 60 * 60 },
  /** To one address; from each browser that `provenDevice` knows, as many besides. */
  resetRequest: { points: 5, seconds: 60 * 60 },
  /** Against mailing many people from one address. */
  resetPerAddress: { points: 60, seconds: 60 * 60 },
  /** Codes by email to one address, of each purpose; from each browser that `provenDevice` knows, as many besides. */
  emailCodes: { points: 5, seconds: 60 * 60 },
  /** Against mailing many people from one address; leaves room for a crew that signs up together. */
  emailCodesPerAddress: { points: 60, seconds: 60 * 60 },
  /** Passkeys' challenges, each of which is stored, and answers to those of new accounts. */
  passkeyChallenges: { points: 100, seconds: 15 * 60 },
  joinPerUser: { points: 10, seconds: 60 },
  joinPerAddress: { points: 60, seconds: 60 },
  /** Unknown codes that invitation pages look up. */
  unknownCodes: { points: 60, seconds: 60 },
  /** Against finding out who has an account. */
  accountLookups: { points: 60, seconds: 60 * 60 },
  /** Against mailing strangers. */
  adminInvitations: { points: 60, seconds: 60 * 60 },
  dataExports: { points: 10, seconds: 60 * 60 },
  writes: { points: 120, seconds: 60 },
  uploads: { points: 60, seconds: 60 * 60 },
  /** Ten with each of thirty updates. */
  photoUploads: { points: 300, seconds: 60 * 60 },
  ai: { points: 30, seconds: 60 * 60 },
  /** Counted openings of help documents and videos. */
  helpOpenings: { points: 60, seconds: 60 * 60 },
  /** Kickoff proposals. Also available without a plan, hence the daily limit. */
  proposals: { points: 40, seconds: 24 * 60 * 60 },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Limits that are used up, until their windows end: a flood is refused without the database, which has few connections for them. */
const usedUp = new LRUCache<string, Spent>({ max: 10_000 });

/**
 * Spends one point of `name` for `key`, also when the caller's transaction is rolled back. Throws rate_limited with the seconds to
 * wait when there is none left.
 */
export async function spend(name: LimitName, key: string): Promise<void> {
  const row = rowOf(name, key);
  const known = usedUp.get(row);
  if (known && msLeft(known) > 0) throw limited(known);
  const { text, values } = spendStatement(name, key);
  const { rows } = await pool().query<Spent>(text, values);
  for (const spent of rows) {
    if (spent.points > pointsOf(name)) usedUp.set(row, spent, { ttl: Math.max(1, msLeft(spent)) });
    assertWithin(name, spent);
  }
}

/** Throws rate_limited when nothing is left of `name` for `key`, without spending: for attempts that cost a point only when they fail. */
export async function assertLeft(name: LimitName, key: string): Promise<void> {
  const { text, values } = Prisma.sql`
    SELECT points, expire FROM rate_limits known WHERE key = ${rowOf(name, key)} AND NOT ${isOver(name, Date.now())}`;
  const { rows } = await pool().query<Spent>(text, values);
  for (const spent of rows) if (spent.points >= pointsOf(name)) throw limited(spent);
}

/** What a spending statement returns. */
export interface Spent {
  points: number;
  /** Milliseconds since the epoch, as text where the driver read it by itself. */
  expire: bigint | string;
}

/** `spend` as part of another statement, which saves the busiest calls a round trip; `assertWithin` checks its result. */
export function spendStatement(name: LimitName, key: string): Prisma.Sql {
  const now = Date.now();
  const begins = isOver(name, now);
  return Prisma.sql`
    INSERT INTO rate_limits AS known (key, points, expire) VALUES (${rowOf(name, key)}, 1, ${now + msOf(name)}::bigint)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN ${begins} THEN 1 ELSE known.points + 1 END,
      expire = CASE WHEN ${begins} THEN EXCLUDED.expire ELSE known.expire END
    RETURNING points, expire`;
}

/** Whether a window has ended. One that lasts longer than two from now is from before the clock went back. */
function isOver(name: LimitName, now: number): Prisma.Sql {
  return Prisma.sql`(known.expire <= ${now}::bigint OR known.expire > ${now + 2 * msOf(name)}::bigint)`;
}

/** `spend` in the caller's transaction, which gives the point back when it is rolled back. */
export async function spendIn(tx: Tx, name: LimitName, key: string): Promise<void> {
  const [spent] = await tx.$queryRaw<Spent[]>(spendStatement(name, key));
  if (spent) assertWithin(name, spent);
}

/** Throws rate_limited when a spending statement found nothing left. */
export function assertWithin(name: LimitName, spent: Spent): void {
  if (spent.points > pointsOf(name)) throw limited(spent);
}

function pointsOf(name: LimitName): number {
  return scaledLimit(LIMITS[name].points);
}

/** A limit after RATE_LIMIT_FACTOR. */
export function scaledLimit(limit: number): number {
  return Math.max(1, Math.floor(limit * env.RATE_LIMIT_FACTOR));
}

function limited(spent: Spent): AppError {
  return new AppError("rate_limited", { retryAfterSeconds: Math.max(1, Math.ceil(msLeft(spent) / 1000)) });
}

function msLeft({ expire }: Spent): number {
  return Number(expire) - Date.now();
}

function msOf(name: LimitName): number {
  return LIMITS[name].seconds * 1000;
}

function rowOf(name: LimitName, key: string): string {
  return `${name}:${hashSecret(key)}`;
}
