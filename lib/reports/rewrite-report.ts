import { citedBy, type CurrentBody } from "./body";
import { bodyToday, findReport, reportSelect } from "./report-rows";
import { reportText } from "./report-text";
import { WRITTEN_AT } from "./selection";
import type { ReportType } from "./view";
import { localeOf } from "@/lib/i18n/locale";
import { Prisma, type Tx } from "@/lib/kernel/db";

/** Locks a report: two changes of its sentences at once would each write a text without the other. Throws not_found. */
export async function lockReport(tx: Tx, id: string, projectId: string) {
  await tx.$queryRaw(
    Prisma.sql`SELECT 1 AS locked FROM reports WHERE id = ${id}::uuid AND project_id = ${projectId}::uuid FOR UPDATE`,
  );
  return findReport(tx, id, projectId);
}

/** Writes a locked report's text anew, once one of its sentences was released, changed or taken back. */
export async function rewriteText(tx: Tx, id: string): Promise<void> {
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
