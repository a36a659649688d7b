import { bodyToday } from "./report-rows";
import { readReport } from "./queries";
import { lockReport, rewriteText } from "./rewrite-report";
import type { ReleaseInput, SentenceParams } from "./schema";
import type { ReportView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";
import { conflict, orNotFound } from "@/lib/shared/errors";

/**
 * Lets customers read one sentence that was withheld; who did, and when, is kept. A second time changes nothing. Throws not_found, and
 * conflict for a sentence that was changed after the actor saw it.
 */
export async function releaseSentence(actor: Actor, input: ReleaseInput): Promise<ReportView> {
  const { id, reportId, sentence } = input;
  await transaction(async (tx) => {
    const { project } = await authorize(actor, "report:generate", { projectId: id });
    const row = await lockReport(tx, reportId, project.id);
    if (row.releases.some((one) => one.sentence === sentence)) return;
    const waiting = orNotFound(bodyToday(row).withheld.find(({ at }) => at === sentence));
    if (waiting.version !== input.version) throw conflict("busy");
    await tx.reportRelease.create({ data: { reportId, sentence, releasedById: actor.id } });
    await rewriteText(tx, reportId);
    const details = { projectId: project.id, sentence };
    await record(tx, { by: actor, type: "report.sentence-released", id: reportId, details });
  });
  return readReport(actor, input);
}

/** Withholds a released sentence again. A second time changes nothing. Throws not_found. */
export async function takeBackRelease(actor: Actor, params: SentenceParams): Promise<ReportView> {
  const { id, reportId, sentence } = params;
  await transaction(async (tx) => {
    const { project } = await authorize(actor, "report:generate", { projectId: id });
    await lockReport(tx, reportId, project.id);
    const { count } = await tx.reportRelease.deleteMany({ where: { reportId, sentence } });
    if (count === 0) return;
    await rewriteText(tx, reportId);
    const details = { projectId: project.id, sentence };
    await record(tx, { by: actor, type: "report.release-taken-back", id: reportId, details });
  });
  return readReport(actor, params);
}
