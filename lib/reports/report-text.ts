import { createTranslator } from "next-intl";
import type { CurrentBody } from "./body";
import {
  citedSources,
  daysOfWeek,
  namedTasks,
  shownSections,
  splitLastStop,
  weekNumbers,
} from "./shared/shown";
import type { ReportOpenItem, ReportPhotoView, ReportStatement, ReportType } from "./view";
import { formatCalendarDay, formatDayRange } from "@/lib/i18n/day-range";
import { createFormat, type Format } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locale";
import { REPORT_PAPER } from "@/lib/i18n/report-paper";

interface ReportToWrite {
  body: Omit<CurrentBody, "withheld" | "leftOut">;
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
 * A report as plain text, in its language: for saving and copying. It says what screen and paper say, in their order. For the
 * office its sources are named by day, folder and author, and never quoted; a customer's copy has no trace of them.
 */
export function reportText(report: ReportToWrite): string {
  const { language: locale, timeZone, body } = report;
  const language = { t: paperTexts(locale), locale, format: createFormat({ locale, timeZone }) };
  const blocks = [
    letterhead(report, language),
    title(report, language),
    numbers(report, language),
    statusSection(report, language),
    ...shownSections(body)
      .filter(({ section }) => section !== "status")
      .map((one) => block(language.t(one.section), ...linesOf(one, report, language))),
    endNotes(report, language),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** The same, and after it which photos the report shows, by number and caption. */
export function withPhotos(
  text: string,
  photos: readonly ReportPhotoView[],
  { language: locale, timeZone }: Pick<ReportToWrite, "language" | "timeZone">,
): string {
  if (photos.length === 0) return text;
  const t = paperTexts(locale);
  const { date } = createFormat({ locale, timeZone });
  const lines = photos.map(({ at, author, caption }, index) => {
    const line = [t("photoLine", { number: index + 1, day: date(at) }), author?.name]
      .filter(Boolean)
      .join(", ");
    return caption === null ? line : `${line}: ${caption}`;
  });
  return `${text}\n${block(t("photos"), ...lines)}\n`;
}

type Texts = ReturnType<typeof paperTexts>;

/** The texts of reports in a language. */
export function paperTexts(locale: Locale) {
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

function letterhead({ body: { businessName, week }, reportType }: ReportToWrite, { t }: Language): string {
  return [businessName, t(week ? "weekly" : reportType)].join("\n");
}

function title(
  { body, madeAt, updatesIncluded: count }: ReportToWrite,
  { t, locale, format }: Language,
): string {
  const { projectName, period, week } = body;
  const covered = period && t("progress", { days: formatDayRange(locale, [period.first, period.last]) });
  const days = week ? t("weekOf", { days: formatDayRange(locale, daysOfWeek(week)) }) : covered;
  return [
    projectName,
    "=".repeat(widthOf(projectName)),
    days ?? t("noUpdates"),
    t("signed", { when: format.date(madeAt), count }),
  ].join("\n");
}

/** A weekly report's numbers. */
function numbers({ body: { week } }: ReportToWrite, { t }: Language): string {
  if (!week) return "";
  const rows = weekNumbers(week).map(({ key, ...counts }) => [t(key), t("lineBefore", counts)] as const);
  return block(t("inNumbers"), ...inColumns(rows), ...(week.isUnwritten ? ["", t("unwritten")] : []));
}

function statusSection(report: ReportToWrite, { t, locale, format }: Language): string {
  const { body } = report;
  const share = t("complete", { share: format.percent(body.progressPercentage) });
  const due = body.dueDate && t("due", { day: formatCalendarDay(locale, body.dueDate) });
  const said = body.sections.find(({ section }) => section === "status")?.statements ?? [];
  const states = statesOf(body, t);
  return block(
    t("status"),
    due ? `${share} · ${due}` : share,
    ...(said.length > 0 ? [paragraph(said, report)] : []),
    ...(states.length > 0 ? ["", ...states] : []),
  );
}

/** How far the tasks are. */
function statesOf({ folders }: ReportToWrite["body"], t: Texts): string[] {
  const rows = namedTasks(folders).map((task) => {
    const { name, isCompleted, completedSubtasks: done, totalSubtasks: total } = task;
    const steps = total > 0 ? t("someDone", { done, total }) : t("inProgress");
    return [name, isCompleted ? t("isDone") : steps] as const;
  });
  return inColumns(rows);
}

function inColumns(rows: readonly (readonly [label: string, text: string])[]): string[] {
  const width = Math.max(0, ...rows.map(([label]) => widthOf(label)));
  return rows.map(([label, text]) => `  ${label}${" ".repeat(width - widthOf(label))}  ${text}`);
}

function linesOf(
  { section, statements, openItems }: ReturnType<typeof shownSections>[number],
  report: ReportToWrite,
  language: Language,
): string[] {
  if (section === "quoted") return statements.map((one) => sentence(one, report));
  const items = openItems.map((item) => `- ${openItem(item, language)}`);
  if (statements.length === 0) return items;
  return [paragraph(statements, report), ...(items.length > 0 ? ["", ...items] : [])];
}

function openItem({ name, folder, dueDate }: ReportOpenItem, { t, locale }: Language): string {
  const item = folder === null ? name : t("itemIn", { name, folder });
  return dueDate ? `${item}, ${t("itemDue", { day: formatCalendarDay(locale, dueDate) })}` : item;
}

function paragraph(statements: readonly ReportStatement[], report: ReportToWrite): string {
  return statements.map((one) => sentence(one, report)).join(" ");
}

function sentence({ text, sources }: ReportStatement, { reportType }: ReportToWrite): string {
  const { words, stop } = splitLastStop(text);
  if (reportType === "customer") return `${words}${stop}`;
  const marks = sources.map((number) => ` [${String(number)}]`).join("");
  return `${words}${marks}${stop}`;
}

function endNotes({ body, cited, reportType }: ReportToWrite, { t, format }: Language): string {
  if (reportType === "customer") return "";
  const lines = citedSources(body).flatMap(({ number, folder }) => {
    const source = cited.get(number);
    if (!source) return [];
    const day = format.date(source.at);
    const line = t("sourceLine", { number, day, folder: folder ?? t("withoutFolder") });
    return `${line}, ${source.author}`;
  });
  return lines.length === 0 ? "" : block(t("sources"), ...lines);
}

/** In characters as a reader counts them. */
function widthOf(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
