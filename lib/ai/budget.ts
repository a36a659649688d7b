import { AiError } from "./client";
import { NOTHING, type Pay, type Usage } from "./cost";
import { UnfitAnswer } from "./unfit-answer";
import { IS_ENTITLED } from "@/lib/access/entitlement";
import { db, isInTransaction, Prisma, transaction } from "@/lib/kernel/db";
import { env } from "@/lib/kernel/env";
import { log } from "@/lib/kernel/log";
import { AppError, type ErrorText } from "@/lib/shared/errors";

/*
 * What the AI service may cost per UTC day: for each business, each person, all businesses without a plan or trial together, and
 * the whole installation. A call reserves its estimate in each of these before it is sent, in one transaction, so that calls at
 * the same time cannot exceed a limit together. The share of those without a plan is asked before the installation: however many
 * they are, the rest of the day is left to those who pay.
 */

/** Who pays for a call: a business, and the person whose text, recording or question it is about; null if nobody's in particular. */
export interface Payer {
  businessId: string;
  userId: string | null;
}

/** Whose limit is reached; `free`: that of all businesses without a plan or trial. */
type Limit = "business" | "person" | "free" | "installation";

const REACHED: Record<Limit, ErrorText> = {
  business: "aiLimit",
  person: "aiPersonLimit",
  free: "aiFreeLimit",
  installation: "aiInstallationLimit",
};

/** In the order in which they are asked. */
const LIMITS = ["business", "person", "free", "installation"] as const satisfies Limit[];

const micro = (dollars: number) => Math.round(dollars * 1_000_000);
const most = {
  business: micro(env.TRANSLATION_DAILY_DOLLARS),
  person: micro(env.AI_PERSON_DAILY_DOLLARS),
  free: micro((env.AI_INSTALLATION_DAILY_DOLLARS * env.AI_FREE_DAILY_PERCENT) / 100),
  installation: micro(env.AI_INSTALLATION_DAILY_DOLLARS),
} satisfies Record<Limit, number>;

const TODAY = Prisma.sql`(now() AT TIME ZONE 'UTC')::date`;

/**
 * Pays for calls: reserves the estimate, sends the call, and replaces the estimate by what it cost. Throws rate_limited
 * without sending anything if a limit leaves less than the estimate.
 */
export function payFor(payer: Payer): Pay {
  return async (estimate, call) => {
    const reserved = await reserve(payer, estimate);
    const settleFor = (usage: Usage, calls: number) =>
      settle(payer, { ...reserved, usage, calls, over: usage.microDollars - estimate });
    let done;
    try {
      done = await call();
    } catch (error) {
      const usage = costOf(error, estimate);
      await settleFor(usage, usage.microDollars > 0 ? 1 : 0);
      throw error;
    }
    await settleFor(done.usage, 1);
    return done;
  };
}

/** What each limit leaves for the payer today, in millionths of a dollar: the least of them. */
export async function leftToday(payer: Payer): Promise<number> {
  return Math.max(0, Math.min(...Object.values(await left(payer))));
}

/** Throws rate_limited if nothing is left for the payer today. */
export async function assertAffordable(payer: Payer): Promise<void> {
  const remaining = await left(payer);
  const reached = LIMITS.find((limit) => remaining[limit] <= 0);
  if (reached) throw limitReached(REACHED[reached]);
}

/** The error for a limit that is reached, which resets at midnight UTC. */
export function limitReached(key: ErrorText): AppError {
  return new AppError("rate_limited", { key, retryAfterSeconds: secondsToMidnight() });
}

/** Whether an error says that a call cannot be paid for today. */
export function isUnpaid(error: unknown): boolean {
  return error instanceof AppError && Object.values(REACHED).includes(error.key);
}

/** Seconds until the limits reset. */
export function secondsToMidnight(): number {
  const midnight = new Date().setUTCHours(24, 0, 0, 0);
  return Math.ceil((midnight - Date.now()) / 1000);
}

/** Whether the limits leave this much, as an SQL condition on the expressions given. */
export function isAffordableSql({
  businessId,
  userId,
  microDollars,
}: Record<"businessId" | "userId" | "microDollars", Prisma.Sql>): Prisma.Sql {
  const spent = (table: Prisma.Sql, whose = Prisma.empty) =>
    Prisma.sql`${microDollars} + COALESCE((SELECT c.micro_dollars FROM ${table} c WHERE c.day = ${TODAY} ${whose}), 0)`;
  return Prisma.sql`(
    ${spent(Prisma.sql`ai_costs`, Prisma.sql`AND c.business_id = ${businessId}`)} <= ${most.business}
    AND ${spent(Prisma.sql`ai_person_costs`, Prisma.sql`AND c.user_id = ${userId}`)} <= ${most.person}
    AND (${isPaying(businessId)} OR ${spent(Prisma.sql`ai_free_costs`)} <= ${most.free})
    AND ${spent(Prisma.sql`ai_installation_costs`)} <= ${most.installation})`;
}

/** Whether a business has a plan or a trial now, as an SQL condition. */
function isPaying(businessId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM businesses b WHERE b.id = ${businessId} AND ${IS_ENTITLED})`;
}

async function left({ businessId, userId }: Payer): Promise<Record<Limit, number>> {
  const business = Prisma.sql`${businessId}::uuid`;
  const [spent] = await db().$queryRaw<Record<Limit, number | null>[]>(Prisma.sql`
    SELECT COALESCE((SELECT c.micro_dollars FROM ai_costs c WHERE c.business_id = ${business} AND c.day = ${TODAY}), 0)::float8 AS business,
           COALESCE((SELECT c.micro_dollars FROM ai_person_costs c WHERE c.user_id = ${userId}::uuid AND c.day = ${TODAY}), 0)::float8 AS person,
           CASE WHEN NOT ${isPaying(business)}
                THEN COALESCE((SELECT c.micro_dollars FROM ai_free_costs c WHERE c.day = ${TODAY}), 0) END::float8 AS free,
           COALESCE((SELECT c.micro_dollars FROM ai_installation_costs c WHERE c.day = ${TODAY}), 0)::float8 AS installation`);
  // A business that pays has no part in the share of those that do not.
  const remaining = (limit: Limit) => most[limit] - (spent?.[limit] ?? Number.NEGATIVE_INFINITY);
  return {
    business: remaining("business"),
    person: remaining("person"),
    free: remaining("free"),
    installation: remaining("installation"),
  };
}

/** What a call has reserved its price in: the day's sums, among them that of businesses without a plan if it has none. */
interface Reserved {
  day: string;
  isFree: boolean;
}

/** Adds the estimate to all sums, or to none. The rows are locked in one order. */
async function reserve(payer: Payer, estimate: number): Promise<Reserved> {
  if (isInTransaction()) throw new Error("a call to the AI service within a transaction");
  const { businessId, userId } = payer;
  const within = (limit: Limit) => Prisma.sql`c.micro_dollars + EXCLUDED.micro_dollars <= ${most[limit]}`;
  const fits = (limit: Limit) => Prisma.sql`${estimate}::bigint <= ${most[limit]}`;
  return transaction(async (tx) => {
    const [row] = await tx.$queryRaw<(Record<Limit, boolean> & Reserved)[]>(Prisma.sql`
      WITH plan AS MATERIALIZED (SELECT NOT ${isPaying(Prisma.sql`${businessId}::uuid`)} AS is_free),
      business AS (
        INSERT INTO ai_costs AS c (business_id, day, micro_dollars)
        SELECT ${businessId}::uuid, ${TODAY}, ${estimate}::bigint WHERE ${fits("business")}
        ON CONFLICT (business_id, day) DO UPDATE SET micro_dollars = c.micro_dollars + EXCLUDED.micro_dollars
        WHERE ${within("business")} RETURNING c.day),
      person AS (
        INSERT INTO ai_person_costs AS c (user_id, day, micro_dollars)
        SELECT ${userId}::uuid, day, ${estimate}::bigint FROM business WHERE ${userId}::uuid IS NOT NULL AND ${fits("person")}
        ON CONFLICT (user_id, day) DO UPDATE SET micro_dollars = c.micro_dollars + EXCLUDED.micro_dollars
        WHERE ${within("person")} RETURNING c.day),
      paid AS (SELECT day FROM person UNION ALL SELECT day FROM business WHERE ${userId}::uuid IS NULL),
      free AS (
        INSERT INTO ai_free_costs AS c (day, micro_dollars)
        SELECT day, ${estimate}::bigint FROM paid, plan WHERE is_free AND ${fits("free")}
        ON CONFLICT (day) DO UPDATE SET micro_dollars = c.micro_dollars + EXCLUDED.micro_dollars
        WHERE ${within("free")} RETURNING c.day),
      shared AS (SELECT day FROM free UNION ALL SELECT day FROM paid, plan WHERE NOT is_free),
      installation AS (
        INSERT INTO ai_installation_costs AS c (day, micro_dollars)
        SELECT day, ${estimate}::bigint FROM shared WHERE ${fits("installation")}
        ON CONFLICT (day) DO UPDATE SET micro_dollars = c.micro_dollars + EXCLUDED.micro_dollars
        WHERE ${within("installation")} RETURNING c.day)
      SELECT ${TODAY}::text AS day, is_free AS "isFree", EXISTS (SELECT FROM business) AS business,
             EXISTS (SELECT FROM paid) AS person, EXISTS (SELECT FROM shared) AS free,
             EXISTS (SELECT FROM installation) AS installation
      FROM plan`);
    const reached = LIMITS.find((limit) => !row?.[limit]);
    // Thrown within the transaction, which takes back what the other limits allowed.
    if (!row || reached) throw limitReached(REACHED[reached ?? "installation"]);
    return { day: row.day, isFree: row.isFree };
  });
}

/** What a failed call cost: of a response that never came or could not be read, the estimate, since it may be charged for. */
function costOf(error: unknown, estimate: number): Usage {
  if (!(error instanceof AiError)) return NOTHING;
  if (error.cause instanceof UnfitAnswer) return error.cause.usage;
  return error.mayHaveCost ? { ...NOTHING, microDollars: estimate } : NOTHING;
}

interface Settlement extends Reserved {
  usage: Usage;
  calls: number;
  /** How much more it cost than was reserved; negative if it cost less. */
  over: number;
}

/** In the order of `reserve`, hence the counts; `free` does not read the others where a business pays. A failure leaves the estimate: the result, which is paid for, must not be lost with it. */
async function settle({ businessId, userId }: Payer, settlement: Settlement): Promise<void> {
  const { day, isFree, usage, calls, over } = settlement;
  const { inputTokens, outputTokens } = usage;
  await db()
    .$executeRaw(
      Prisma.sql`
      WITH business AS (
        UPDATE ai_costs SET micro_dollars = micro_dollars + ${over}::bigint, calls = calls + ${calls}::int,
               input_tokens = input_tokens + ${inputTokens}::bigint, output_tokens = output_tokens + ${outputTokens}::bigint
        WHERE business_id = ${businessId}::uuid AND day = ${day}::date RETURNING day),
      person AS (
        UPDATE ai_person_costs SET micro_dollars = micro_dollars + ${over}::bigint
        WHERE user_id = ${userId}::uuid AND day = (SELECT ${day}::date FROM (SELECT count(*) FROM business) first) RETURNING day),
      free AS (
        UPDATE ai_free_costs SET micro_dollars = micro_dollars + ${over}::bigint
        WHERE ${isFree} AND day = (SELECT ${day}::date FROM (SELECT count(*) FROM person) first) RETURNING day)
      UPDATE ai_installation_costs SET micro_dollars = micro_dollars + ${over}::bigint
      WHERE day = (SELECT ${day}::date FROM (SELECT count(*) FROM person) first, (SELECT count(*) FROM free) second)`,
    )
    .catch((error: unknown) => log.warn({ err: error }, "the cost of an AI call could not be settled"));
}
