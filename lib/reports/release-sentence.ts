import { bodyToday } from "./report-rows";
import { rewriteReport } from "./rewrite-report";
import type { ReleaseInput, SentenceParams } from "./schema";
import type { ReportView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { conflict, orNotFound } from "@/lib/shared/errors";

/**
 * Lets customers read one sentence that was withheld; who did, and when, is kept. A second time changes nothing. Throws not_found, and
 * conflict for a sentence that was changed after the actor saw it.
 */
export function releaseSentence(actor: Actor, input: ReleaseInput): Promise<ReportView> {
  const { reportId, sentence, version } = input;
  return rewriteReport(actor, input, "report.sentence-released", async (tx, row) => {
    if (row.releases.some((one) => one.sentence === sentence)) return false;
    const waiting = orNotFound(bodyToday(row).withheld.find(({ at }) => at === sentence));
    if (waiting.version !== version) throw conflict("busy");
    await tx.reportRelease.create({ data: { reportId, sentence, releasedById: actor.id } });
    return true;
  });
}

/** Withholds a released sentence again. A second time changes nothing. Throws not_found. */
export function takeBackRelease(actor: Actor, params: SentenceParams): Promise<ReportView> {
  const { reportId, sentence } = params;
  return rewriteReport(actor, params, "report.release-taken-back", async (tx) => {
    const { count } = await tx.reportRelease.deleteMany({ where: { reportId, sentence } });
    return count > 0;
  });
}
