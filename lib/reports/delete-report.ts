import type { ReportParams } from "./schema";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { notFound } from "@/lib/shared/errors";

/** Deletes a kept report; its updates stay. Throws not_found. */
export async function deleteReport(actor: Actor, { id, reportId }: ReportParams): Promise<void> {
  await whileAuthorized(actor, "report:generate", { projectId: id }, async ({ tx, project, record }) => {
    const projectId = project.id;
    const { count } = await tx.report.deleteMany({ where: { id: reportId, projectId } });
    if (count === 0) throw notFound();
    await record({ type: "report.deleted", id: reportId, details: { projectId } });
  });
}
