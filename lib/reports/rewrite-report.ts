import { citedBy, type CurrentBody } from "./body";
import { readReport } from "./queries";
import { bodyToday, findReport, type ReportRow, reportSelect } from "./report-rows";
import { reportText } from "./report-text";
import type { SentenceParams } from "./schema";
import { WRITTEN_AT } from "./selection";
import type { ReportType, ReportView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { localeOf } from "@/lib/i18n/locale";
import { Prisma, type Tx } from "@/lib/kernel/db";

/**
 * Changes a sentence of a report under its lock, and then its text, unless `change` resolves with false: nothing is different. Throws
 * not_found.
 */
export async function rewriteReport(
  actor: Actor,
  params: SentenceParams,
  type: "report.sentence-changed" | "report.sentence-released" | "report.release-taken-back",
  change: (tx: Tx, row: ReportRow) => Promise<boolean>,
): Promise<ReportView> {
  const { id, reportId, sentence } = params;
  await whileAuthorized(actor, "report:generate", { projectId: id }, async ({ tx, project, record }) => {
    const row = await lockReport(tx, reportId, project.id);
    if (!(await change(tx, row))) return;
    await rewriteText(tx, reportId);
    await record({ type, id: reportId, details: { projectId: project.id, sentence } });
  });
  return readReport(actor, params);
}

/** Locks a report: two changes of its sentences at once would each write a text without the other. Throws not_found. */
export async function lockReport(tx: Tx, id: string, projectId: string): Promise<ReportRow> {
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM reports WHERE id = ${id}::uuid AND project_id = ${projectId}::uuid FOR UPDATE`,
  );
  return findReport(tx, id, projectId);
}

async function rewriteText(tx: Tx, id: string): Promise<void> {
  const row = await tx.report.findUniqueOrThrow({ where: { id }, select: reportSelect });
  const { timeZone, updatesIncluded, createdAt: madeAt } = row;
  const body = bodyToday(row);
  const content = reportText({
    body,
    timeZone,
    updatesIncluded,
    madeAt,
    reportType: row.reportType as ReportType,
    language: localeOf(row.language),
    cited: citedBy(body.sources, await updatesIn(tx, body)),
  });
  await tx.report.update({ where: { id }, data: { content } });
}

function updatesIn(tx: Tx, { sources }: CurrentBody) {
  const ids = sources.map(({ updateId }) => updateId);
  return tx.$queryRaw<{ id: string; author: string; at: Date }[]>(Prisma.sql`
    SELECT u.id, author.name AS author, ${WRITTEN_AT} AS at
    FROM updates u JOIN users author ON author.id = u.author_id WHERE u.id = ANY (${ids}::uuid[])`);
}
