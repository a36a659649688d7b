import { createTranslator } from "next-intl";
import type { ReportBody } from "./body";
import { citedSources, namedTasks, splitLastStop } from "./shared/shown";
import type { ReportSection, ReportStatement, ReportType } from "./view";
import { formatCalendarDay, formatDayRange } from "@/lib/i18n/day-range";
import { createFormat, type Format } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locale";
import { REPORT_PAPER } from "@/lib/i18n/report-paper";

interface ReportToWrite {
  body: ReportBody;
  reportType: ReportType;
  language: Locale;
  timeZone: string;
  updatesIncluded: number;
  madeAt: Date;
  /** Of each source, by its number. */
  cited: ReadonlyMap<number, { author: string; at: Date }>;
}

/** The words and dates of a report's language. */
interface Language {
  t: Texts;
  locale: Locale;
  format: Format;
}

/**
 * A report as plain text, in its language: for saving and copying. It says what screen and paper say, in their order; a source
 * is named by its day and folder, for the office by its author as well, and never quoted.
 */
export function reportText(report: ReportToWrite): string {
  const { language: locale, timeZone, body } = report;
  const language = { t: translator(locale), locale, format: createFormat({ locale, timeZone }) };
  const { sections } = body;
  const blocks = [
    letterhead(report, language),
    title(report, language),
    statusSection(body, language),
    ...sections
      .filter(({ section }) => section !== "status")
      .map(({ section, statements }) => block(language.t(section), ...linesOf(section, statements))),
    endNotes(report, language),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

type Texts = ReturnType<typeof translator>;

function translator(locale: Locale) {
  return createTranslator({
    locale,
    messages: { reportPaper: REPORT_PAPER[locale] },
    namespace: "reportPaper",
  });
}

/** A heading, underlined, and what is below it. */
function block(heading: string, ...lines: string[]): string {
  return [heading, "-".repeat(widthOf(heading)), ...lines].join("\n");
}

function letterhead({ body: { businessName }, reportType }: ReportToWrite, { t }: Language): string {
  return [businessName, t(reportType)].join("\n");
}

function title(
  { body, madeAt, updatesIncluded: count }: ReportToWrite,
  { t, locale, format }: Language,
): string {
  const { projectName, period } = body;
  const days = period && t("progress", { days: formatDayRange(locale, [period.first, period.last]) });
  return [
    projectName,
    "=".repeat(widthOf(projectName)),
    days ?? t("noUpdates"),
    t("signed", { when: format.date(madeAt), count }),
  ].join("\n");
}

function statusSection(body: ReportBody, { t, locale, format }: Language): string {
  const share = t("complete", { share: format.percent(body.progressPercentage) });
  const due = body.dueDate && t("due", { day: formatCalendarDay(locale, body.dueDate) });
  const said = statementsOf(body, "status");
  const states = statesOf(body, t);
  return block(
    t("status"),
    due ? `${share} · ${due}` : share,
    ...(said.length > 0 ? [paragraph(said)] : []),
    ...(states.length > 0 ? ["", ...states] : []),
  );
}

/** How far the tasks are, in two columns. */
function statesOf({ folders }: ReportBody, t: Texts): string[] {
  const tasks = namedTasks(folders);
  const width = Math.max(0, ...tasks.map(({ name }) => widthOf(name)));
  return tasks.map(({ name, isCompleted, completedSubtasks: done, totalSubtasks: total }) => {
    const steps = total > 0 ? t("someDone", { done, total }) : t("inProgress");
    return `  ${name}${" ".repeat(width - widthOf(name))}  ${isCompleted ? t("isDone") : steps}`;
  });
}

function statementsOf({ sections }: ReportBody, section: ReportSection): readonly ReportStatement[] {
  return sections.find((one) => one.section === section)?.statements ?? [];
}

function linesOf(section: ReportSection, statements: readonly ReportStatement[]): string[] {
  return section === "quoted" ? statements.map(sentence) : [paragraph(statements)];
}

function paragraph(statements: readonly ReportStatement[]): string {
  return statements.map(sentence).join(" ");
}

function sentence({ text, sources }: ReportStatement): string {
  const { words, stop } = splitLastStop(text);
  const marks = sources.map((number) => ` [${String(number)}]`).join("");
  return `${words}${marks}${stop}`;
}

function endNotes({ body, cited, reportType }: ReportToWrite, { t, format }: Language): string {
  const lines = citedSources(body).flatMap(({ number, folder }) => {
    const source = cited.get(number);
    if (!source) return [];
    const day = format.date(source.at);
    const line = t("sourceLine", { number, day, folder: folder ?? t("withoutFolder") });
    return reportType === "internal" ? `${line}, ${source.author}` : line;
  });
  return lines.length === 0 ? "" : block(t("sources"), ...lines);
}

/** In characters as a reader counts them. */
function widthOf(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
