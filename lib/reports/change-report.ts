import { readReport } from "./queries";
import { captioned, setPhotos } from "./report-photos";
import { bodyToday, findReport } from "./report-rows";
import { lockReport } from "./rewrite-report";
import type { ChooseReportPhotosInput, ReportParams } from "./schema";
import type { ReportView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { db } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/** Sets which photos a kept report shows, in this order; those that are not in an update of the project are left out. Throws not_found. */
export async function choosePhotos(actor: Actor, input: ChooseReportPhotosInput): Promise<ReportView> {
  const { id, reportId, photoIds } = input;
  const { project } = await authorize(actor, "report:generate", { projectId: id });
  const projectId = project.id;
  const row = await findReport(db(), reportId, projectId);
  // The check runs in its thread, before the report is locked.
  const photos = await captioned({ ...row, body: bodyToday(row) }, photoIds);
  await whileAuthorized(actor, "report:generate", { projectId }, async ({ tx, record }) => {
    await lockReport(tx, reportId, projectId);
    await setPhotos(tx, reportId, photos);
    const details = { projectId, photos: photos.length };
    await record({ type: "report.photos-chosen", id: reportId, details });
  });
  return readReport(actor, input);
}

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

/** Deletes a kept report; its updates stay. Throws not_found. */
export async function deleteReport(actor: Actor, { id, reportId }: ReportParams): Promise<void> {
  await whileAuthorized(actor, "report:generate", { projectId: id }, async ({ tx, project, record }) => {
    const projectId = project.id;
    const { count } = await tx.report.deleteMany({ where: { id: reportId, projectId } });
    if (count === 0) throw notFound();
    await record({ type: "report.deleted", id: reportId, details: { projectId } });
  });
}
