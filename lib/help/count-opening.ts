import { clientNetwork } from "@/lib/kernel/client-network";
import { db } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";
import { notFound } from "@/lib/shared/errors";

/** Counts that somebody opened an active document; limited by address. Throws not_found, rate_limited. */
export async function countDocumentOpening(_caller: null, { id }: { id: string }): Promise<void> {
  await spend("helpOpenings", clientNetwork());
  const data = { downloadCount: { increment: 1 } };
  const { count } = await db().helpDocument.updateMany({ where: { id, isActive: true }, data });
  if (count === 0) throw notFound();
}

/** Counts that somebody opened an active video; limited by address. Throws not_found, rate_limited. */
export async function countVideoOpening(_caller: null, { id }: { id: string }): Promise<void> {
  await spend("helpOpenings", clientNetwork());
  const data = { viewCount: { increment: 1 } };
  const { count } = await db().helpVideo.updateMany({ where: { id, isActive: true }, data });
  if (count === 0) throw notFound();
}
