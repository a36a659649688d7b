import { Prisma, type Tx } from "@/lib/db";

/**
 * Locks the business until the transaction ends: whatever counts its projects, or takes somebody out of those who run it,
 * takes this lock before it asks `authorize`. Otherwise two could both find the twentieth place free, or a project be left to
 * somebody just removed. Gives up after 5 seconds: a queue here must not use up the connections of everybody else.
 */
export async function lockBusiness(tx: Tx, businessId: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`SET LOCAL lock_timeout = '5s'`);
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM businesses WHERE id = ${businessId}::uuid FOR UPDATE`,
  );
}
