import { Prisma } from "@/lib/kernel/db";

/** More of a condition: that the id in `column` is one of these. Nothing where no ids were asked for. */
export function amongIds(column: Prisma.Sql, ids: readonly string[] | undefined): Prisma.Sql {
  return ids ? Prisma.sql` AND ${column} = ANY (${ids}::uuid[])` : Prisma.empty;
}
