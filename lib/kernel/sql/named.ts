import { Prisma } from "@/lib/kernel/db";

/** A row's id and name as JSON; null where an outer join has found none. */
export function named(row: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`CASE WHEN ${row}.id IS NOT NULL THEN json_build_object('id', ${row}.id, 'name', ${row}.name) END`;
}
