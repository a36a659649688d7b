import { type ReportBody, applyReleases } from "./body";
import type {
  GeneratedReportView,
  ReportItemView,
  ReportSourceView,
  ReportStatement,
  ReportType,
  ReportView,
} from "./view";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";
import type { Prisma } from "@/lib/kernel/db";

export const reportItemSelect = {
  id: true,
  reportType: true,
  language: true,
  startDay: true,
  endDay: true,
  timeZone: true,
  foldersIncluded: true,
  updatesIncluded: true,
  createdAt: true,
  author: { select: { name: true } },
} satisfies Prisma.ReportSelect;

export const reportSelect = {
  ...reportItemSelect,
  projectId: true,
  includesNames: true,
  droppedStatements: true,
  withheldStatements: true,
  content: true,
  body: true,
  reviewedAt: true,
  releases: {
    select: { sentence: true, releasedAt: true, releasedBy: { select: { name: true } } },
    orderBy: { sentence: "asc" },
  },
} satisfies Prisma.ReportSelect;

type ItemRow = Prisma.ReportGetPayload<{ select: typeof reportItemSelect }>;
type ReportRow = Prisma.ReportGetPayload<{ select: typeof reportSelect }>;

/** A kept report in a list. */
export function toReportItemView({ startDay, endDay, createdAt, ...row }: ItemRow): ReportItemView {
  const { id, timeZone, foldersIncluded, updatesIncluded, author } = row;
  return {
    id,
    timeZone,
    foldersIncluded,
    updatesIncluded,
    author,
    reportType: row.reportType as ReportType,
    language: isLocale(row.language) ? row.language : DEFAULT_LOCALE,
    dateFilter: { start: dayIn(startDay), end: dayIn(endDay) },
    createdAt: createdAt.toISOString(),
  };
}

/** The same with its text. */
export function toGeneratedView(row: ItemRow & { content: string }): GeneratedReportView {
  return { ...toReportItemView(row), report: row.content };
}

/** All of a kept report; its sources are read as they are now. */
export function toReportView(row: ReportRow, sources: ReportSourceView[]): ReportView {
  const { projectId, includesNames, droppedStatements, reviewedAt, reportType, releases } = row;
  const { sources: _, sections, withheld = [], ...body } = currentBody(row);
  const shown = (statement: ReportStatement) => (reportType === "customer" ? unquoted(statement) : statement);
  const withheldStatements = Math.max(withheld.length, bodyOf(row).withheld ? 0 : row.withheldStatements);
  return {
    ...toGeneratedView(row),
    projectId,
    includesNames,
    droppedStatements,
    withheldStatements,
    ...body,
    sections: sections.map((one) => ({ ...one, statements: one.statements.map(shown) })),
    withheld: withheld.map((one) => ({ ...one, ...shown(one) })),
    releases: releases.map(({ sentence: at, releasedAt, releasedBy: by }) => {
      return { at, by, releasedAt: releasedAt.toISOString() };
    }),
    reviewedAt: reviewedAt?.toISOString() ?? null,
    sources,
  };
}

/** Without what the sources say in the place of something: the check for customers has not read that. */
function unquoted(statement: ReportStatement): ReportStatement {
  return { ...statement, doubts: statement.doubts.map((doubt) => ({ ...doubt, original: "" })) };
}

/** With the sentences that were released. */
export function currentBody({ releases, ...row }: Pick<ReportRow, "body" | "releases">): ReportBody {
  return applyReleases(bodyOf(row), new Set(releases.map(({ sentence }) => sentence)));
}

/** As `keepReport` stored it. */
function bodyOf({ body }: Pick<ReportRow, "body">): ReportBody {
  return body as unknown as ReportBody;
}

function dayIn(day: Date | null): string | null {
  return day?.toISOString().slice(0, 10) ?? null;
}
