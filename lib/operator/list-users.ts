import { afterCursor, type Order, orderBy } from "./keyset";
import type { UserSort } from "./limits";
import type { ListUsersInput } from "./schema";
import { userRows } from "./user-rows";
import type { OperatorUserView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { type Page, pageOf } from "@/lib/kernel/answer";
import { Prisma } from "@/lib/kernel/db";
import { likePattern } from "@/lib/kernel/sql/like-pattern";

const FROM = { from: Prisma.sql`users u`, id: Prisma.sql`u.id` };
const ORDERS: Record<UserSort, Order> = {
  newest: { key: Prisma.sql`u.created_at`, direction: "desc" },
  oldest: { key: Prisma.sql`u.created_at`, direction: "asc" },
  name: { key: Prisma.sql`lower(u.name)`, direction: "asc" },
  email: { key: Prisma.sql`u.email`, direction: "asc" },
  lastLogin: { key: Prisma.sql`coalesce(u.last_login_at, '-infinity'::timestamptz)`, direction: "desc" },
};

/** A page of the users whose email contains `email`. */
export async function listUsers(
  _operator: Actor,
  { email, sort, limit, before }: ListUsersInput,
): Promise<Page<OperatorUserView>> {
  const rows = { ...FROM, order: ORDERS[sort] };
  // An expression, whose index finds parts of it.
  const found = email ? Prisma.sql`lower(u.email) LIKE ${likePattern(email)}` : Prisma.sql`true`;
  const where = Prisma.sql`${found} AND ${await afterCursor(rows, before)}`;
  return pageOf(await userRows({ where, orderBy: orderBy(rows), limit: limit + 1 }), limit);
}
