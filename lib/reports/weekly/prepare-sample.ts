import { draftWeek, type ProjectWeek } from "./draft-week";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { assertAffordable, isUnpaid, payFor, type Payer } from "@/lib/ai/budget";
import { isAiConfigured } from "@/lib/ai/client";
import { dayOf, mondayOf } from "@/lib/i18n/days";
import { zoneOf } from "@/lib/i18n/zone-of";
import { db, transaction } from "@/lib/kernel/db";
import { outsideCall } from "@/lib/kernel/outside-call";
import { spend } from "@/lib/kernel/rate-limit";
import { keepReport } from "@/lib/reports/making/keep-report";
import { hadSample } from "@/lib/reports/queries";
import type { GeneratedReportView } from "@/lib/reports/view";
import { AppError } from "@/lib/shared/errors";

interface Claimed extends ProjectWeek {
  payer: Payer;
}

/**
 * The weekly report of the project's newest week with an update, once per business whatever its plan: for those who consider the yearly one.
 * Throws conflict when the business had its sample, or the project has no update; rate_limited when it would cost more than is left of the
 * day; upstream_failed, and none is kept, when the service fails or the caller leaves.
 */
export const prepareSample = outsideCall({
  claim: async (actor: Actor, { id }: { id: string }): Promise<Claimed> => {
    const { project, business } = await authorize(actor, "report:generate", { projectId: id });
    const payer = { businessId: business.id, userId: actor.id };
    const timeZone = zoneOf(actor);
    const [had, newest] = await Promise.all([
      hadSample(business.id),
      db().update.findFirst({
        where: { projectId: project.id, withdrawnAt: null },
        orderBy: { createdAt: "desc" },
        select: { createdAt: true, capturedAt: true },
      }),
    ]);
    if (had) throw new AppError("conflict", { key: "sampleMade" });
    if (!newest) throw new AppError("conflict", { key: "nothingToSample" });
    if (isAiConfigured()) await assertAffordable(payer);
    await spend("ai", actor.id);
    const weekStart = mondayOf(dayOf(newest.capturedAt ?? newest.createdAt, timeZone));
    return { projectId: project.id, payer, weekStart, timeZone, language: actor.reads };
  },
  work: async (claimed, { signal }) => {
    const made = await draftWeek(claimed, { signal, pay: payFor(claimed.payer) });
    // Quotes would be all that the business ever sees of it.
    if (isUnpaid(made.failure)) throw made.failure;
    if (signal.aborted || made.failure !== null)
      throw new AppError("upstream_failed", { key: "reportFailed" });
    return made;
  },
  finish: async (actor, _input, { claimed, worked }): Promise<GeneratedReportView> => {
    // They may have lost the project while the service wrote.
    const { business } = await authorize(actor, "report:generate", { projectId: claimed.projectId });
    return transaction(async (tx) => {
      const { count } = await tx.business.updateMany({
        where: { id: business.id, weeklySampleAt: null },
        data: { weeklySampleAt: new Date() },
      });
      if (count === 0) throw new AppError("conflict", { key: "sampleMade" });
      return keepReport(tx, actor, { ...worked, authorId: actor.id });
    });
  },
});
