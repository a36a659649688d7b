import { readReport } from "./queries";
import type { ReportParams } from "./schema";
import type { ReportView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";

/** Notes, once, that somebody has compared a customer's report with its sources: only then it is sent. Throws not_found. */
export async function reviewReport(actor: Actor, params: ReportParams): Promise<ReportView> {
  const { id, reportId } = params;
  await whileAuthorized(actor, "report:generate", { projectId: id }, async ({ tx, project, record }) => {
    const { count } = await tx.report.updateMany({
      where: { id: reportId, projectId: project.id, reportType: "customer", reviewedAt: null },
      data: { reviewedAt: new Date(), reviewedById: actor.id },
    });
    const details = { projectId: project.id };
    if (count > 0) await record({ type: "report.reviewed", id: reportId, details });
  });
  return readReport(actor, params);
}
