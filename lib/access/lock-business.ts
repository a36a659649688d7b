import { Prisma, type Tx } from "@/lib/db";

/**
 * Locks the business until the transaction ends: whatever counts its projects or changes who runs it takes this lock before
 * anything else, or two of them could both find the twentieth place free, or a project be left to somebody just removed.
 */
export async function lockBusiness(tx: Tx, businessId: string): Promise<void> {
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM businesses WHERE id = ${businessId}::uuid FOR UPDATE`,
  );
}
