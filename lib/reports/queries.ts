import type { StoredSource } from "./body";
import { spanOf } from "@/lib/i18n/days";
import { letterheadOf } from "./letterhead/find-letterhead";
import { photosIn } from "./report-photos";
import { bodyToday, findReport, reportItemSelect, toReportItemView, toReportView } from "./report-rows";
import type { ListReportsInput, ReportFoldersInput, ReportParams } from "./schema";
import { foldersIn, RECORDED, TEXT_READ, VERSION, WRITTEN_AT } from "./selection";
import type { ReportFoldersView, ReportItemView, ReportSourceView, ReportView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { hasYearlyPlan } from "@/lib/access/entitlement";
import { type Page, pageOf } from "@/lib/kernel/answer";
import { db, Prisma, query } from "@/lib/kernel/db";
import { hasWords } from "@/lib/kernel/sql/has-words";
import { LAST, NEWEST_FIRST, olderThan } from "@/lib/kernel/sql/order";
import { type WithDates, withIsoTimes } from "@/lib/kernel/sql/stored-time";
import { affordableCharacters } from "@/lib/reports/making/budget";
import { apiPath } from "@/lib/shared/paths/api-path";
import { wordsOf } from "@/lib/shared/search";
import { joinTranslation, joinTyped, translationOf, versionOf } from "@/lib/translation/source";
import { type StoredTranslation, toTranslationView } from "@/lib/translation/view";

/** The folders that a report can be made of, with what is in them on these days, and how much can be read today. */
export async function listReportFolders(
  actor: Actor,
  { id, start = null, end = null, timeZone }: ReportFoldersInput,
): Promise<ReportFoldersView> {
  const { project, business } = await authorize(actor, "report:generate", { projectId: id });
  const folders = await foldersIn(project.id, spanOf({ start, end }, timeZone), actor.reads);
  return {
    folders: folders.map((folder) => {
      const { id: folderId, name, updateCount, characters } = folder;
      return { id: folderId, name, updateCount, characters };
    }),
    offersSample: !hasYearlyPlan(business, new Date()) && !(await hadSample(business.id)),
    affordableCharacters: await affordableCharacters({ businessId: business.id, userId: actor.id }),
  };
}

/** Whether a business had its one sample of a weekly report. */
export async function hadSample(businessId: string): Promise<boolean> {
  return (await db().business.count({ where: { id: businessId, weeklySampleAt: { not: null } } })) > 0;
}

/** A page of the project's kept reports, newest first; with `search`, of those whose text has its words. */
export async function listReports(
  actor: Actor,
  { id, limit, before, search }: ListReportsInput,
): Promise<Page<ReportItemView>> {
  const { project } = await authorize(actor, "report:generate", { projectId: id });
  const of = { projectId: project.id };
  const last = before && (await db().report.findFirst({ where: { ...of, id: before }, select: LAST }));
  const rows = await db().report.findMany({
    where: { ...of, ...olderThan(before, last), ...(await withWords(project.id, search ?? "")) },
    select: reportItemSelect,
    ...NEWEST_FIRST,
    take: limit + 1,
  });
  return pageOf(rows, limit).map(toReportItemView);
}

async function withWords(projectId: string, search: string): Promise<Prisma.ReportWhereInput> {
  const words = wordsOf(search);
  // Punctuation alone finds nothing.
  if (words.length === 0) return search === "" ? {} : { id: { in: [] } };
  const found = await query<{ id: string }>(Prisma.sql`
    SELECT id FROM reports WHERE project_id = ${projectId}::uuid AND ${hasWords(Prisma.sql`folded_content`, words)}`);
  return { id: { in: found.map(({ id }) => id) } };
}

/** One kept report, with its sources as they are now: a withdrawn one is empty, and an edited one says so. Throws not_found. */
export async function readReport(actor: Actor, { id, reportId }: ReportParams): Promise<ReportView> {
  const { project } = await authorize(actor, "report:generate", { projectId: id });
  const row = await findReport(db(), reportId, project.id);
  const [sources, photos, letterhead] = await Promise.all([
    sourcesToday(bodyToday(row).sources, actor.reads),
    photosIn(db(), row),
    letterheadOf(project.id),
  ]);
  return toReportView(row, { sources, photos, letterhead });
}

const U = Prisma.sql`u`;

type Said = Omit<ReportSourceView, "number" | "folder" | "isChanged" | "author" | "audioUrl" | "translation">;

interface SourceRow extends WithDates<Said, "createdAt" | "withdrawnAt"> {
  authorName: string;
  recordingId: string | null;
  version: string;
  translation: StoredTranslation | null;
}

/** In the language `to` where their translation is stored. */
async function sourcesToday(stored: StoredSource[], to: string): Promise<ReportSourceView[]> {
  const ids = stored.map(({ updateId }) => updateId);
  const rows = await db().$queryRaw<SourceRow[]>(Prisma.sql`
    SELECT u.id AS "updateId", author.name AS "authorName", ${WRITTEN_AT} AS "createdAt", COALESCE(recording.language, u.language) AS language,
           ${TEXT_READ} AS content,
           recording.upload_id AS "recordingId", recording.duration_ms AS "audioDurationMs",
           NULLIF(recording.peaks, '{}') AS "audioPeaks", u.withdrawn_at AS "withdrawnAt", ${VERSION} AS version,
           ${translationOf(U)} AS translation
    FROM updates u JOIN users author ON author.id = u.author_id ${RECORDED}
    ${joinTranslation(to, U, versionOf(U))} ${joinTyped(to, U)}
    WHERE u.id = ANY (${ids}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.updateId, row]));
  return stored.flatMap(({ number, updateId, folder, version: before }) => {
    const row = byId.get(updateId);
    if (!row) return [];
    const { authorName, recordingId, version, translation: joined, ...rest } = row;
    const translation = joined && rest.withdrawnAt === null && { translation: toTranslationView(joined) };
    const audioUrl = recordingId && apiPath("audio", recordingId);
    const of = { number, folder, author: { name: authorName }, isChanged: version !== before };
    return [{ ...of, ...withIsoTimes(rest), audioUrl, ...translation }];
  });
}
