import { type Change, type CurrentBody, currentBody, type ReportBody } from "./body";
import { withPhotos } from "./report-text";
import type {
  GeneratedReportView,
  Letterhead,
  ReportHold,
  ReportItemView,
  ReportPhotoView,
  ReportStatement,
  ReportType,
  ReportView,
} from "./view";
import { localeOf } from "@/lib/i18n/locale";
import type { Prisma, Tx } from "@/lib/kernel/db";
import { columns } from "@/lib/kernel/sql/columns";
import { orNotFound } from "@/lib/shared/errors";

export const reportItemSelect = {
  ...columns("id", "reportType", "isWeekly", "language", "startDay", "endDay", "timeZone", "createdAt"),
  ...columns("foldersIncluded", "updatesIncluded"),
  author: { select: { name: true } },
} satisfies Prisma.ReportSelect;

export const reportSelect = {
  ...reportItemSelect,
  ...columns("projectId", "includesNames", "droppedStatements", "withheldStatements", "content"),
  ...columns("body", "reviewedAt"),
  releases: {
    select: { sentence: true, releasedAt: true, releasedBy: { select: { name: true } } },
    orderBy: { sentence: "asc" },
  },
  changes: {
    select: {
      ...columns("sentence", "version", "content", "hold", "editedAt", "leftOutAt"),
      editedBy: { select: { name: true } },
      leftOutBy: { select: { name: true } },
    },
  },
} satisfies Prisma.ReportSelect;

type ItemRow = Prisma.ReportGetPayload<{ select: typeof reportItemSelect }>;
export type ReportRow = Prisma.ReportGetPayload<{ select: typeof reportSelect }>;

/** A report of a project. Throws not_found. */
export async function findReport(tx: Tx, id: string, projectId: string): Promise<ReportRow> {
  return orNotFound(await tx.report.findFirst({ where: { id, projectId }, select: reportSelect }));
}

/** A kept report in a list. */
export function toReportItemView({ startDay, endDay, createdAt, ...row }: ItemRow): ReportItemView {
  const { id, timeZone, foldersIncluded, updatesIncluded, isWeekly, author } = row;
  return {
    id,
    isWeekly,
    timeZone,
    foldersIncluded,
    updatesIncluded,
    author,
    reportType: row.reportType as ReportType,
    language: localeOf(row.language),
    dateFilter: { start: dayIn(startDay), end: dayIn(endDay) },
    createdAt: createdAt.toISOString(),
  };
}

/** The same with its text. */
export function toGeneratedView(
  row: ItemRow & { content: string },
  photos: readonly ReportPhotoView[],
): GeneratedReportView {
  const item = toReportItemView(row);
  return { ...item, report: withPhotos(row.content, photos, item) };
}

/** All of a kept report; its sources and photos are read as they are now. Of a withdrawn source nothing is quoted. */
export function toReportView(
  row: ReportRow,
  { sources, photos, letterhead }: Pick<ReportView, "sources" | "photos"> & { letterhead: Letterhead },
): ReportView {
  const { projectId, includesNames, droppedStatements, reviewedAt, reportType, releases } = row;
  const { sources: _, sections, withheld, leftOut, ...body } = bodyToday(row);
  const { withheld: stored, untranslated = 0, overtaken = 0 } = bodyOf(row);
  const gone = sources.flatMap(({ number, withdrawnAt }) => (withdrawnAt ? [number] : []));
  const shown = (statement: ReportStatement) =>
    reportType === "customer" || gone.some((number) => statement.sources.includes(number))
      ? unquoted(statement)
      : statement;
  const withheldStatements = Math.max(withheld.length, stored ? 0 : row.withheldStatements);
  return {
    ...toGeneratedView(row, photos),
    projectId,
    includesNames,
    droppedStatements,
    untranslatedSentences: untranslated,
    overtakenSentences: overtaken,
    withheldStatements,
    ...body,
    logoUrl: letterhead.logoUrl,
    footer: letterhead.footer,
    sections: sections.map((one) => ({ ...one, statements: one.statements.map(shown) })),
    withheld: withheld.map((one) => ({ ...one, ...shown(one) })),
    leftOut: leftOut.map((one) => ({ ...one, ...shown(one) })),
    releases: releases.map(({ sentence: at, releasedAt, releasedBy: by }) => {
      return { at, by, releasedAt: releasedAt.toISOString() };
    }),
    reviewedAt: reviewedAt?.toISOString() ?? null,
    photos,
    sources,
  };
}

/** Without what the sources say in the place of something: the check for customers has not read that, and it may be withdrawn. */
function unquoted(statement: ReportStatement): ReportStatement {
  return { ...statement, doubts: statement.doubts.map((doubt) => ({ ...doubt, original: "" })) };
}

/** The text of a sentence before anybody changed it. */
export function textAsMade(row: Pick<ReportRow, "body">, place: number): string | undefined {
  const { sections, withheld = [] } = bodyOf(row);
  const all = [...sections.flatMap(({ statements }) => statements), ...withheld];
  return all.find(({ at }) => at === place)?.text;
}

type Changed = Pick<ReportRow, "body" | "releases" | "changes">;

/** With what people made of its sentences. */
export function bodyToday({ releases, changes, ...row }: Changed): CurrentBody {
  const released = new Set(releases.map(({ sentence }) => sentence));
  const changed = new Map(changes.map((one) => [one.sentence, toChange(one)]));
  return currentBody(bodyOf(row), { released, changed });
}

function toChange({ version, content, hold, ...of }: Changed["changes"][number]): Change {
  const edited = of.editedAt && of.editedBy && { by: of.editedBy, at: of.editedAt.toISOString() };
  const leftOut = of.leftOutAt && of.leftOutBy && { by: of.leftOutBy, at: of.leftOutAt.toISOString() };
  return { version, content, hold: hold as ReportHold | null, edited, leftOut };
}

/** As `keepReport` stored it. */
export function bodyOf({ body }: Pick<ReportRow, "body">): ReportBody {
  return body as unknown as ReportBody;
}

function dayIn(day: Date | null): string | null {
  return day?.toISOString().slice(0, 10) ?? null;
}
