import { projectOf, type Recording } from "./recording";
import { IS_ENTITLED } from "@/lib/access/entitlement";
import type { Payer } from "@/lib/ai/budget";
import { db, Prisma } from "@/lib/kernel/db";
import { AppError } from "@/lib/shared/errors";

/**
 * Who pays for a recording: the business of its update or message, else one of its uploader's: their own, one that they
 * administer, or one in whose project they are, those with a plan or trial first. Throws forbidden for a person in no business and no project.
 */
export async function payerOf(recording: Recording): Promise<Payer> {
  const { userId } = recording.upload;
  const businessId = projectOf(recording)?.project.businessId ?? (await businessOf(userId));
  if (!businessId) throw new AppError("forbidden", { key: "noBusinessToPay" });
  return { businessId, userId };
}

async function businessOf(userId: string): Promise<string | null> {
  const [row] = await db().$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT b.id FROM (
      SELECT b.id, 1 AS choice FROM businesses b WHERE b.owner_id = ${userId}::uuid AND b.deleted_at IS NULL
      UNION ALL
      SELECT a.business_id, 2 FROM business_admins a WHERE a.user_id = ${userId}::uuid AND a.accepted_at IS NOT NULL
      UNION ALL
      SELECT p.business_id, 3 FROM project_members m JOIN projects p ON p.id = m.project_id WHERE m.user_id = ${userId}::uuid
    ) own JOIN businesses b USING (id) ORDER BY ${IS_ENTITLED} DESC, choice, id LIMIT 1`);
  return row?.id ?? null;
}
