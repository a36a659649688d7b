import { AiError } from "./client";
import { NOTHING, type Pay, type Usage } from "./cost";
import { UnfitAnswer } from "./unfit-answer";
import { db, isInTransaction, Prisma, transaction } from "@/lib/kernel/db";
import { env } from "@/lib/kernel/env";
import { log } from "@/lib/kernel/log";
import { AppError, type ErrorText } from "@/lib/shared/errors";

/*
 * What the AI service may cost per UTC day: for each business, each person and the whole installation. A call reserves its
 * estimate in all three before it is sent, in one transaction, so that calls at the same time cannot exceed a limit together.
 */

/** Who pays for a call: a business, and the person whose text, recording or question it is about; null if nobody's in particular. */
export interface Payer {
  businessId: string;
  userId: string | null;
}

/** Whose limit is reached. */
type Limit = "business" | "person" | "installation";

const REACHED: Record<Limit, ErrorText> = {
  business: "aiLimit",
  person: "aiPersonLimit",
  installation: "aiInstallationLimit",
};

const micro = (dollars: number) => Math.round(dollars * 1_000_000);
const most = {
  business: micro(env.TRANSLATION_DAILY_DOLLARS),
  person: micro(env.AI_PERSON_DAILY_DOLLARS),
  installation: micro(env.AI_INSTALLATION_DAILY_DOLLARS),
} satisfies Record<Limit, number>;

const TODAY = Prisma.sql`(now() AT TIME ZONE 'UTC')::date`;

/**
 * Pays for calls: reserves the estimate, sends the call, and replaces the estimate by what it cost. Throws rate_limited
 * without sending anything if a limit leaves less than the estimate.
 */
export function payFor(payer: Payer): Pay {
  return async (estimate, call) => {
    const day = await reserve(payer, estimate);
    const settleFor = (usage: Usage, calls: number) =>
      settle(payer, { day, usage, calls, over: usage.microDollars - estimate });
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
  const { business, person, installation } = await left(payer);
  return Math.max(0, Math.min(business, person, installation));
}

/** Throws rate_limited if nothing is left for the payer today. */
export async function assertAffordable(payer: Payer): Promise<void> {
  const remaining = await left(payer);
  const reached = (["business", "person", "installation"] as const).find((limit) => remaining[limit] <= 0);
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
  const spent = (table: Prisma.Sql, whose: Prisma.Sql) =>
    Prisma.sql`${microDollars} + COALESCE((SELECT c.micro_dollars FROM ${table} c WHERE c.day = ${TODAY} ${whose}), 0)`;
  return Prisma.sql`(
    ${spent(Prisma.sql`ai_costs`, Prisma.sql`AND c.business_id = ${businessId}`)} <= ${most.business}
    AND ${spent(Prisma.sql`ai_person_costs`, Prisma.sql`AND c.user_id = ${userId}`)} <= ${most.person}
    AND ${spent(Prisma.sql`ai_installation_costs`, Prisma.empty)} <= ${most.installation})`;
}

async function left({ businessId, userId }: Payer): Promise<Record<Limit, number>> {
  const [spent] = await db().$queryRaw<Record<Limit, number>[]>(Prisma.sql`
    SELECT COALESCE((SELECT c.micro_dollars FROM ai_costs c WHERE c.business_id = ${businessId}::uuid AND c.day = ${TODAY}), 0)::float8 AS business,
           COALESCE((SELECT c.micro_dollars FROM ai_person_costs c WHERE c.user_id = ${userId}::uuid AND c.day = ${TODAY}), 0)::float8 AS person,
           COALESCE((SELECT c.micro_dollars FROM ai_installation_costs c WHERE c.day = ${TODAY}), 0)::float8 AS installation`);
  const { business, person, installation } = spent ?? { business: 0, person: 0, installation: 0 };
  return {
    business: most.business - business,
    person: most.person - person,
    installation: most.installation - installation,
  };
}

/** Adds the estimate to all three sums, or to none; returns the day that it was added to. The rows are locked in one order. */
async function reserve(payer: Payer, estimate: number): Promise<string> {
  if (isInTransaction()) throw new Error("a call to the AI service within a transaction");
  const { businessId, userId } = payer;
  const within = (limit: Limit) => Prisma.sql`c.micro_dollars + EXCLUDED.micro_dollars <= ${most[limit]}`;
  const fits = (limit: Limit) => Prisma.sql`${estimate}::bigint <= ${most[limit]}`;
  return transaction(async (tx) => {
    const [row] = await tx.$queryRaw<(Record<Limit, boolean> & { day: string })[]>(Prisma.sql`
      WITH business AS (
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
      installation AS (
        INSERT INTO ai_installation_costs AS c (day, micro_dollars)
        SELECT day, ${estimate}::bigint FROM paid WHERE ${fits("installation")}
        ON CONFLICT (day) DO UPDATE SET micro_dollars = c.micro_dollars + EXCLUDED.micro_dollars
        WHERE ${within("installation")} RETURNING c.day)
      SELECT ${TODAY}::text AS day, EXISTS (SELECT FROM business) AS business, EXISTS (SELECT FROM paid) AS person,
             EXISTS (SELECT FROM installation) AS installation`);
    if (row?.installation) return row.day;
    // Thrown within the transaction, which takes back what the other limits allowed.
    throw limitReached(REACHED[!row?.business ? "business" : row.person ? "installation" : "person"]);
  });
}

/** What a failed call cost: of a response that never came or could not be read, the estimate, since it may be charged for. */
function costOf(error: unknown, estimate: number): Usage {
  if (!(error instanceof AiError)) return NOTHING;
  if (error.cause instanceof UnfitAnswer) return error.cause.usage;
  return error.mayHaveCost ? { ...NOTHING, microDollars: estimate } : NOTHING;
}

interface Settlement {
  day: string;
  usage: Usage;
  calls: number;
  /** How much more it cost than was reserved; negative if it cost less. */
  over: number;
}

/** In the order of `reserve`, hence the counts. A failure leaves the estimate: the result, which is paid for, must not be lost with it. */
async function settle({ businessId, userId }: Payer, settlement: Settlement): Promise<void> {
  const { day, usage, calls, over } = settlement;
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
        WHERE user_id = ${userId}::uuid AND day = (SELECT ${day}::date FROM (SELECT count(*) FROM business) first) RETURNING day)
      UPDATE ai_installation_costs SET micro_dollars = micro_dollars + ${over}::bigint
      WHERE day = (SELECT ${day}::date FROM (SELECT count(*) FROM person) first)`,
    )
    .catch((error: unknown) => {
      log.warn({ err: error }, "the cost of an AI call could not be settled");
    });
}
