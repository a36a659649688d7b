import { businessRows } from "./business-rows";
import { afterCursor, type Order, orderBy } from "./keyset";
import type { BusinessSort } from "./limits";
import type { ListBusinessesInput } from "./schema";
import { SHOWN_STATUS } from "./shown-status";
import type { OperatorBusinessView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { type Page, pageOf } from "@/lib/kernel/answer";
import { Prisma } from "@/lib/kernel/db";
import { likePattern } from "@/lib/kernel/sql/like-pattern";

const FROM = { from: Prisma.sql`businesses b`, id: Prisma.sql`b.id` };
const ORDERS: Record<BusinessSort, Order> = {
  newest: { key: Prisma.sql`b.created_at`, direction: "desc" },
  oldest: { key: Prisma.sql`b.created_at`, direction: "asc" },
  name: { key: Prisma.sql`lower(b.name)`, direction: "asc" },
  // What is over follows, the latest first: mirrored, so that the key stays the same between two pages.
  expiry: {
    key: Prisma.sql`coalesce(
      CASE WHEN b.subscription_status = 'canceled'
        THEN '3000-01-01T00:00Z'::timestamptz + ('3000-01-01T00:00Z'::timestamptz - b.subscription_current_period_end)
        ELSE b.subscription_current_period_end END, 'infinity'::timestamptz)`,
    direction: "asc",
  },
};

/** A page of the businesses; `search` matches a part of their name or of their owner's email. */
export async function listOperatorBusinesses(
  _operator: Actor,
  { limit, before, sort, ...filter }: ListBusinessesInput,
): Promise<Page<OperatorBusinessView>> {
  const rows = { ...FROM, order: ORDERS[sort] };
  const where = Prisma.sql`${isWanted(filter)} AND ${await afterCursor(rows, before)}`;
  return pageOf(await businessRows({ where, orderBy: orderBy(rows), limit: limit + 1 }), limit);
}

type Filter = Pick<ListBusinessesInput, "search" | "status" | "subscribed">;

function isWanted({ search, status, subscribed }: Filter): Prisma.Sql {
  const conditions = [Prisma.sql`true`];
  if (search)
    conditions.push(Prisma.sql`(lower(b.name) LIKE ${likePattern(search)} OR b.owner_id IN (
      SELECT u.id FROM users u WHERE lower(u.email) LIKE ${likePattern(search)}))`);
  if (status) conditions.push(Prisma.sql`coalesce(${SHOWN_STATUS}, 'none') = ${status}`);
  if (subscribed) conditions.push(Prisma.sql`${SHOWN_STATUS} IS NOT NULL`);
  return Prisma.join(conditions, " AND ");
}
