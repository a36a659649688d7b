import { readReport } from "./queries";
import type { ReportParams } from "./schema";
import type { ReportView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/** Notes, once, that somebody has compared a customer's report with its sources: only then it is sent. Throws not_found. */
export async function reviewReport(actor: Actor, params: ReportParams): Promise<ReportView> {
  const { id, reportId } = params;
  await transaction(async (tx) => {
    const { project } = await authorize(actor, "report:generate", { projectId: id });
    const { count } = await tx.report.updateMany({
      where: { id: reportId, projectId: project.id, reportType: "customer", reviewedAt: null },
      data: { reviewedAt: new Date(), reviewedById: actor.id },
    });
    if (count === 0) return;
    const details = { projectId: project.id };
    await record(tx, { by: actor, type: "report.reviewed", id: reportId, details });
  });
  return readReport(actor, params);
}
