import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { db } from "@/lib/kernel/db";
import { NEWEST_FIRST } from "@/lib/kernel/sql/order";
import { withIsoTimes } from "@/lib/kernel/sql/stored-time";
import type { CodeSheetParams } from "@/lib/projects/schema";
import { codeSelect, type CodeSheetView } from "@/lib/projects/view";
import { orNotFound } from "@/lib/shared/errors";

/** The most codes on one sheet: four batches of the largest size. */
const MOST = 100;

/**
 * A project's valid codes, newest first. With `batch`, only those issued together with that code: a code already sent to
 * one person must not be printed for another. Throws forbidden, or not_found, also for an unknown batch.
 */
export async function findCodeSheet(actor: Actor, { id, batch }: CodeSheetParams): Promise<CodeSheetView> {
  const { project } = await authorize(actor, "code:list", { projectId: id });
  const together = batch !== undefined && { createdAt: await createdWith(batch, project.id) };
  const valid = { usedAt: null, expiresAt: { gt: new Date() } };
  const { connectCodes, business, name } = await db().project.findUniqueOrThrow({
    where: { id: project.id },
    select: {
      name: true,
      business: { select: { name: true } },
      connectCodes: {
        where: { ...valid, ...together },
        select: codeSelect,
        ...NEWEST_FIRST,
        take: MOST,
      },
    },
  });
  return { project: { id: project.id, name }, business, codes: connectCodes.map(withIsoTimes) };
}

/** A batch is created in one statement, so all its codes share one `createdAt`. */
async function createdWith(codeId: string, projectId: string): Promise<Date> {
  const code = await db().connectCode.findUnique({
    where: { id: codeId, projectId },
    select: { createdAt: true },
  });
  return orNotFound(code).createdAt;
}
