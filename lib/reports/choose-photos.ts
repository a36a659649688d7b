import { readReport } from "./queries";
import { assertPhotosOf, captioned, setPhotos } from "./report-photos";
import { bodyToday, findReport } from "./report-rows";
import { lockReport } from "./rewrite-report";
import type { ChooseReportPhotosInput } from "./schema";
import type { ReportView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { db } from "@/lib/kernel/db";

/** Sets which photos a kept report shows, in this order. Throws not_found, validation_failed unless each is in an update of the project. */
export async function choosePhotos(actor: Actor, input: ChooseReportPhotosInput): Promise<ReportView> {
  const { id, reportId, photoIds } = input;
  const { project } = await authorize(actor, "report:generate", { projectId: id });
  const projectId = project.id;
  const row = await findReport(db(), reportId, projectId);
  await assertPhotosOf(projectId, photoIds);
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
