import type { ReportBody } from "./body";
import type { GeneratedReportView, ReportItemView, ReportSourceView, ReportType, ReportView } from "./view";
import type { Prisma } from "@/lib/db";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locale";

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
} satisfies Prisma.ReportSelect;

type ItemRow = Prisma.ReportGetPayload<{ select: typeof reportItemSelect }>;
type ReportRow = Prisma.ReportGetPayload<{ select: typeof reportSelect }>;

/** A kept report in a list. */
export function toReportItemView({ startDay, endDay, createdAt, ...row }: ItemRow): ReportItemView {
  const { id, timeZone, foldersIncluded, updatesIncluded, author } = row;
  return {
    ...{ id, timeZone, foldersIncluded, updatesIncluded, author },
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
  const { projectId, includesNames, droppedStatements, withheldStatements } = row;
  const { sources: _, ...body } = bodyOf(row);
  return {
    ...toGeneratedView(row),
    ...{ projectId, includesNames, droppedStatements, withheldStatements },
    ...body,
    ...(row.reportType === "customer" && { sections: unquoted(body.sections) }),
    sources,
  };
}

/** Without what the sources say in the place of something: the check for customers has not read that. */
function unquoted(sections: ReportBody["sections"]): ReportBody["sections"] {
  return sections.map(({ section, statements }) => ({
    section,
    statements: statements.map((statement) => ({
      ...statement,
      doubts: statement.doubts.map((doubt) => ({ ...doubt, original: "" })),
    })),
  }));
}

/** As `keepReport` stored it. */
export function bodyOf({ body }: Pick<ReportRow, "body">): ReportBody {
  return body as unknown as ReportBody;
}

function dayIn(day: Date | null): string | null {
  return day?.toISOString().slice(0, 10) ?? null;
}
