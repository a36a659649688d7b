import type { Usage } from "@/lib/ai/cost";
import { db, Prisma } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError, type ErrorText } from "@/lib/errors";

/** Those of these businesses that have reached today's spending limit. */
export async function spentOut(businessIds: readonly string[]): Promise<Set<string>> {
  const most = Math.round(env.TRANSLATION_DAILY_DOLLARS * 1_000_000);
  const rows = await db().$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT b.id FROM businesses b LEFT JOIN ai_costs c ON c.business_id = b.id AND c.day = (now() AT TIME ZONE 'UTC')::date
    WHERE b.id = ANY (${[...new Set(businessIds)]}::uuid[]) AND COALESCE(c.micro_dollars, 0) >= ${most}`);
  return new Set(rows.map(({ id }) => id));
}

/** Throws rate_limited if the business has reached today's spending limit. */
export async function assertAffordable(businessId: string): Promise<void> {
  if ((await spentOut([businessId])).size > 0) throw limitReached("aiLimit");
}

/** What the business may still spend today, in millionths of a dollar. */
export async function leftToday(businessId: string): Promise<number> {
  const [row] = await db().$queryRaw<{ spent: number }[]>(Prisma.sql`
    SELECT COALESCE(sum(c.micro_dollars), 0)::float8 AS spent FROM ai_costs c
    WHERE c.business_id = ${businessId}::uuid AND c.day = (now() AT TIME ZONE 'UTC')::date`);
  return Math.max(0, Math.round(env.TRANSLATION_DAILY_DOLLARS * 1_000_000) - (row?.spent ?? 0));
}

/** Adds the cost of calls to the business's daily total. */
export async function addCosts(businessId: string, usages: readonly Usage[]): Promise<void> {
  if (usages.length === 0) return;
  const sum = (of: (usage: Usage) => number) => usages.reduce((total, usage) => total + of(usage), 0);
  const [input, output] = [sum(({ inputTokens }) => inputTokens), sum(({ outputTokens }) => outputTokens)];
  const microDollars = sum((usage) => usage.microDollars);
  await db().$executeRaw(Prisma.sql`
    INSERT INTO ai_costs AS c (business_id, day, calls, input_tokens, output_tokens, micro_dollars)
    VALUES (${businessId}::uuid, (now() AT TIME ZONE 'UTC')::date, ${usages.length}, ${input}, ${output}, ${microDollars})
    ON CONFLICT (business_id, day) DO UPDATE
    SET calls = c.calls + EXCLUDED.calls, input_tokens = c.input_tokens + EXCLUDED.input_tokens,
        output_tokens = c.output_tokens + EXCLUDED.output_tokens, micro_dollars = c.micro_dollars + EXCLUDED.micro_dollars`);
}

/** The error for readers of a business that has reached its limit, which resets at midnight UTC. */
export function limitReached(key: ErrorText = "translationLimit"): AppError {
  return new AppError("rate_limited", { key, retryAfterSeconds: secondsToMidnight() });
}

/** Seconds until the limit resets. */
export function secondsToMidnight(): number {
  const midnight = new Date().setUTCHours(24, 0, 0, 0);
  return Math.ceil((midnight - Date.now()) / 1000);
}
