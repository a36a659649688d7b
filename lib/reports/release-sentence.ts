import { applyReleases } from "./body";
import { readReport } from "./queries";
import { currentBody, reportSelect } from "./report-rows";
import { reportText } from "./report-text";
import type { ReleaseParams } from "./schema";
import { WRITTEN_AT } from "./selection";
import type { ReportType, ReportView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { record } from "@/lib/events/record";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { notFound } from "@/lib/shared/errors";

/** Lets customers read one sentence that was withheld; who did, and when, is kept. A second time changes nothing. Throws not_found. */
export async function releaseSentence(actor: Actor, params: ReleaseParams): Promise<ReportView> {
  const { id, reportId, sentence } = params;
  await transaction(async (tx) => {
    const { project } = await authorize(actor, "report:generate", { projectId: id });
    const row = await lockReport(tx, reportId, project.id);
    if (row.releases.some((one) => one.sentence === sentence)) return;
    const before = currentBody(row);
    if (!before.withheld?.some(({ at }) => at === sentence)) throw notFound();
    const content = await rewritten(tx, { ...row, body: applyReleases(before, new Set([sentence])) });
    await tx.reportRelease.create({ data: { reportId, sentence, releasedById: actor.id } });
    await tx.report.update({ where: { id: reportId }, data: { content } });
    const details = { projectId: project.id, sentence };
    await record(tx, { by: actor, type: "report.sentence-released", id: reportId, details });
  });
  return readReport(actor, params);
}

/** Two sentences released at once would each write a text without the other. */
async function lockReport(tx: Tx, id: string, projectId: string) {
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM reports WHERE id = ${id}::uuid AND project_id = ${projectId}::uuid FOR UPDATE`,
  );
  const row = await tx.report.findFirst({ where: { id, projectId }, select: reportSelect });
  if (!row) throw notFound();
  return row;
}

type LockedReport = Awaited<ReturnType<typeof lockReport>>;

async function rewritten(
  tx: Tx,
  { body, ...row }: Omit<LockedReport, "body"> & { body: ReturnType<typeof currentBody> },
): Promise<string> {
  const { timeZone, updatesIncluded, createdAt: madeAt } = row;
  return reportText({
    body,
    timeZone,
    updatesIncluded,
    madeAt,
    reportType: row.reportType as ReportType,
    language: isLocale(row.language) ? row.language : DEFAULT_LOCALE,
    cited: await citedIn(tx, body.sources),
  });
}

async function citedIn(tx: Tx, sources: ReturnType<typeof currentBody>["sources"]) {
  const ids = sources.map(({ updateId }) => updateId);
  const rows = await tx.$queryRaw<{ id: string; author: string; at: Date }[]>(Prisma.sql`
    SELECT u.id, author.name AS author, ${WRITTEN_AT} AS at
    FROM updates u JOIN users author ON author.id = u.author_id WHERE u.id = ANY (${ids}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const cited = sources.flatMap(({ number, updateId }) => {
    const row = byId.get(updateId);
    return row ? [[number, row] as const] : [];
  });
  return new Map(cited);
}
