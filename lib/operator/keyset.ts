import { db, Prisma } from "@/lib/kernel/db";
import { invalid } from "@/lib/shared/errors";

/** An order of a list: by `key`, then by id, both in one direction. */
export interface Order {
  key: Prisma.Sql;
  direction: "asc" | "desc";
}

interface Rows {
  /** Such as `users u`: the order's key and the id are of that alias. */
  from: Prisma.Sql;
  id: Prisma.Sql;
  order: Order;
}

/** Which of its rows are read, in which order. */
export interface WantedRows {
  where: Prisma.Sql;
  orderBy: Prisma.Sql;
  limit: number;
}

/** The condition for rows after `before` in an order. Throws validation_failed when there is no such row. */
export async function afterCursor(
  { from, id, order }: Rows,
  before: string | undefined,
): Promise<Prisma.Sql> {
  if (before === undefined) return Prisma.sql`true`;
  const is = Prisma.sql`FROM ${from} WHERE ${id} = ${before}::uuid`;
  const [last] = await db().$queryRaw<object[]>(Prisma.sql`SELECT 1 AS found ${is}`);
  if (!last) throw invalid("before", "unknown");
  const sign = order.direction === "asc" ? Prisma.sql`>` : Prisma.sql`<`;
  return Prisma.sql`(${order.key}, ${id}) ${sign} ((SELECT ${order.key} ${is}), ${before}::uuid)`;
}

/** The same order as a list of columns. */
export function orderBy({ id, order }: Pick<Rows, "id" | "order">): Prisma.Sql {
  return order.direction === "asc"
    ? Prisma.sql`${order.key} ASC, ${id} ASC`
    : Prisma.sql`${order.key} DESC, ${id} DESC`;
}
