import { createTranslator } from "next-intl";
import type { ReportBody } from "./body";
import { UNORGANIZED } from "./limits";
import type { ReportDays, ReportedFolder, ReportSection, ReportType } from "./view";
import { createFormat, type Format } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locale";
import { loadMessages, type Messages } from "@/lib/i18n/messages";

interface ReportToWrite {
  body: ReportBody;
  reportType: ReportType;
  language: Locale;
  timeZone: string;
  dateFilter: ReportDays;
  updatesIncluded: number;
  madeAt: Date;
  /** Of each source, by its number. */
  cited: ReadonlyMap<number, { author: string | null; at: Date }>;
}

/** The words and dates of a report's language. */
interface Language {
  t: Texts;
  /** The headings, which screen and paper have too. */
  title: (heading: ReportType | ReportSection | "sources") => string;
  format: Format;
  /** A calendar day (YYYY-MM-DD), which no zone makes another. */
  day: (day: string) => string;
}

/** A report as plain text, in its language: for saving and copying. A source is named by its author, day and folder, never quoted. */
export async function reportText(report: ReportToWrite): Promise<string> {
  const { language: locale, timeZone } = report;
  const messages = await loadMessages(locale);
  const language: Language = {
    t: translator(locale, messages),
    title: createTranslator({ locale, messages, namespace: "reportPaper" }),
    format: createFormat({ locale, timeZone }),
    day: createFormat({ locale, timeZone: "UTC" }).date,
  };
  const blocks = [
    heading(report, language),
    statusSection(report, language),
    ...otherSections(report, language),
  ];
  return `${[...blocks, endNotes(report, language)].filter(Boolean).join("\n\n")}\n`;
}

type Texts = ReturnType<typeof translator>;

function translator(locale: Locale, messages: Messages) {
  return createTranslator({ locale, messages, namespace: "reportText" });
}

function heading(report: ReportToWrite, language: Language): string {
  const { body, reportType, updatesIncluded, madeAt, dateFilter } = report;
  const { t, title, format } = language;
  const made = { date: format.date(madeAt), updates: updatesIncluded, folders: body.folders.length };
  const lines = [body.projectName, title(reportType), body.businessName, daysLine(dateFilter, language)];
  return [...lines, t("made", made)].join("\n");
}

function daysLine({ start, end }: ReportDays, { t, day }: Language): string {
  if (start !== null && end !== null) return t("days", { from: day(start), to: day(end) });
  if (start !== null) return t("since", { from: day(start) });
  return end === null ? t("allDays") : t("until", { to: day(end) });
}

function statusSection(
  { body, updatesIncluded }: ReportToWrite,
  { t, title, format, day }: Language,
): string {
  const percent = t("percent", { percent: format.percent(body.progressPercentage) });
  const due = body.dueDate === null ? [] : [t("due", { date: day(body.dueDate) })];
  const folders = body.folders.filter(({ id }) => id !== UNORGANIZED).map((folder) => folderLine(folder, t));
  const lines = [...folders.map((line) => `- ${line}`), ...statementsOf(body, "status")];
  const nothing = updatesIncluded === 0 ? [t("nothing")] : [];
  return [title("status"), [percent, ...due].join(" "), ...lines, ...nothing].join("\n");
}

function folderLine(
  { name, isCompleted, completedSubtasks: completed, totalSubtasks: total }: ReportedFolder,
  t: Texts,
): string {
  const folder = name ?? t("unnamed");
  if (isCompleted) return t("folderDone", { folder });
  return total === 0 ? t("folderOpen", { folder }) : t("folderProgress", { folder, completed, total });
}

function otherSections({ body }: ReportToWrite, { title }: Language): string[] {
  return body.sections
    .filter(({ section }) => section !== "status")
    .map(({ section }) => [title(section), ...statementsOf(body, section)].join("\n"));
}

function statementsOf({ sections }: ReportBody, section: ReportSection): string[] {
  const statements = sections.find((one) => one.section === section)?.statements ?? [];
  return statements.map(({ text, sources }) => `- ${text} ${sources.map((n) => `[${n}]`).join("")}`);
}

function endNotes({ body, cited }: ReportToWrite, { title, format }: Language): string {
  if (body.sources.length === 0) return "";
  const lines = body.sources.map(({ number, folder }) => {
    const source = cited.get(number);
    const parts = [source?.author, source && format.date(source.at), folder];
    return `[${number}] ${parts.filter(Boolean).join(", ")}`;
  });
  return [title("sources"), ...lines].join("\n");
}
