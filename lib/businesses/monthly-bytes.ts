import type { BusinessScope } from "@/lib/access/authorize";
import { Prisma, query } from "@/lib/kernel/db";
import { env } from "@/lib/kernel/env";
import { AppError } from "@/lib/shared/errors";

/*
 * How many bytes of files a business may post per calendar month (UTC): less without a plan or trial. A file counts in the month
 * in which an update or message gets it, and stays counted when it is deleted. What is uploaded and not posted is no business's yet.
 */

const MEGABYTE = 1_000_000;

type Payer = Pick<BusinessScope["business"], "id" | "entitled">;

/** The most bytes that a business may post in a month. */
export function monthlyBytes({ entitled }: Pick<Payer, "entitled">): number {
  return MEGABYTE * (entitled ? env.FILES_PLAN_MONTHLY_MB : env.FILES_FREE_MONTHLY_MB);
}

/** This month's first day. */
const THIS_MONTH = Prisma.sql`date_trunc('month', now() AT TIME ZONE 'UTC')::date`;

/** The bytes that a statement's business `b` has posted this month. */
export const POSTED = Prisma.sql`COALESCE(
  (SELECT bytes::float8 FROM business_bytes WHERE business_id = b.id AND month = ${THIS_MONTH}), 0)`;

/**
 * Counts the `size` of a statement's rows `attached`, of which there is at most one: a statement that returns a row if the business
 * may post as much. Files that are posted at once wait for each other, so that they cannot exceed the limit together.
 */
export function countBytes(business: Payer, attached: Prisma.Sql): Prisma.Sql {
  const most = Prisma.sql`${monthlyBytes(business)}::bigint`;
  return Prisma.sql`
    INSERT INTO business_bytes AS known (business_id, month, bytes)
    SELECT ${business.id}::uuid, ${THIS_MONTH}, size FROM ${attached} WHERE size <= ${most}
    ON CONFLICT (business_id, month) DO UPDATE SET bytes = known.bytes + EXCLUDED.bytes
    WHERE known.bytes + EXCLUDED.bytes <= ${most} RETURNING known.bytes`;
}

/** Throws plan_limit when a file of this size would be more than the business may post this month. */
export async function assertMayPost(business: Payer, size: number): Promise<void> {
  const [found] = await query<{ posted: number }>(Prisma.sql`
    SELECT ${POSTED} AS posted FROM businesses b WHERE b.id = ${business.id}::uuid`);
  if ((found?.posted ?? 0) + size > monthlyBytes(business)) throw monthIsFull(business);
}

/** The refusal of a file, which says what to do: the phone keeps the recording. */
export function monthIsFull(business: Payer): AppError {
  const gigabytes = monthlyBytes(business) / (1_000 * MEGABYTE);
  return new AppError("plan_limit", {
    key: business.entitled ? "monthIsFull" : "freeMonthIsFull",
    params: { gigabytes },
  });
}
