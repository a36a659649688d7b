import type { ReportParams } from "./schema";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/** Deletes a kept report; its updates stay. Throws not_found. */
export async function deleteReport(actor: Actor, { id, reportId }: ReportParams): Promise<void> {
  await transaction(async (tx) => {
    const { project } = await authorize(actor, "report:generate", { projectId: id });
    const projectId = project.id;
    const { count } = await tx.report.deleteMany({ where: { id: reportId, projectId } });
    if (count === 0) throw notFound();
    await record(tx, { by: actor, type: "report.deleted", id: reportId, details: { projectId } });
  });
}
