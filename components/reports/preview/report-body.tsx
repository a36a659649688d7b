import { useLocale, useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { ReportWeekNumbers, useFormatIn } from "./report-week";
import { type StatementPart, statementParts } from "./statement-parts";
import { formatCalendarDay, formatDayRange } from "@/lib/i18n/day-range";
import { daysOfWeek, namedTasks, shownSections } from "@/lib/reports/shared/shown";
import type {
  ReportedFolder,
  ReportOpenItem,
  ReportSection,
  ReportStatement,
  ReportView,
} from "@/lib/reports/view";

interface ReportBodyProps {
  report: ReportView;
  /** Renders a link to a source; nothing where the text has no trace of them. */
  renderSource: (number: number) => ReactNode;
}

/**
 * The report's text, on screen and on paper. Figures are computed by us; sentences name their sources. Render inside
 * `PaperTexts`.
 */
export function ReportBody({ report, renderSource }: ReportBodyProps) {
  const t = useTranslations("reportPaper");
  const sections = shownSections(report);
  const hasStatus = sections[0]?.section === "status";
  return (
    <>
      {report.week && <ReportWeekNumbers week={report.week} />}
      {!hasStatus && (
        <Section title={t("status")}>
          <Handover report={report} />
          <Bars folders={report.folders} />
        </Section>
      )}
      {sections.map(({ section, statements, openItems }) => (
        <Section key={section} title={t(section)}>
          {section === "status" && <Handover report={report} />}
          {inParagraphs(section, statements).map((some, at) => (
            <p key={at}>
              {some.map((statement) => (
                <Statement key={statement.at} statement={statement} renderSource={renderSource} />
              ))}
            </p>
          ))}
          {section === "status" && <Bars folders={report.folders} />}
          <OpenItems items={openItems} />
        </Section>
      ))}
    </>
  );
}

/** What is quoted is a paragraph each. */
function inParagraphs(
  section: ReportSection,
  statements: readonly ReportStatement[],
): (readonly ReportStatement[])[] {
  if (statements.length === 0) return [];
  return section === "quoted" ? statements.map((one) => [one]) : [statements];
}

/** The work that is open, the first due first. */
function OpenItems({ items }: { items: readonly ReportOpenItem[] }) {
  const t = useTranslations("reportPaper");
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <ul className="mt-1 list-disc pl-5">
      {items.map(({ name, folder, dueDate }, at) => (
        <li key={at} className="wrap-anywhere">
          {folder === null ? name : t("itemIn", { name, folder })}
          {dueDate && `, ${t("itemDue", { day: formatCalendarDay(locale, dueDate) })}`}
        </li>
      ))}
    </ul>
  );
}

/** "Progress, November 9 – 20, 2026": the days of the updates that were read; of a weekly report its week. */
export function useCoveredDays({ period, week }: ReportView): string {
  const t = useTranslations("reportPaper");
  const locale = useLocale();
  if (week) return t("weekOf", { days: formatDayRange(locale, daysOfWeek(week)) });
  if (!period) return t("noUpdates");
  return t("progress", { days: formatDayRange(locale, [period.first, period.last]) });
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h3 className="font-bold">{title}</h3>
      {children}
    </section>
  );
}

function Handover({ report: { progressPercentage, dueDate } }: { report: ReportView }) {
  const t = useTranslations("reportPaper");
  const locale = useLocale();
  const format = useFormatIn("UTC");
  const share = t("complete", { share: format.percent(progressPercentage) });
  return (
    <p className="text-muted">
      {dueDate ? `${share} · ${t("due", { day: formatCalendarDay(locale, dueDate) })}` : share}
    </p>
  );
}

/** Prevents the line break that is allowed beside an element even within `nowrap` text. */
const WORD_JOINER = "\u2060";

/** A sentence with its source marks before its full stop, all on the line of its last word. */
export function Statement({
  statement,
  renderSource,
}: { statement: ReportStatement } & Pick<ReportBodyProps, "renderSource">) {
  const { parts, stop } = statementParts(statement);
  return (
    <>
      {parts.slice(0, -1).map((part, at) => (
        <Part key={at} part={part} />
      ))}
      <span className="whitespace-nowrap">
        {parts.slice(-1).map((part, at) => (
          <Part key={at} part={part} />
        ))}
        {statement.sources.map((number) => (
          <Fragment key={number}>
            {WORD_JOINER}
            {renderSource(number)}
          </Fragment>
        ))}
        {WORD_JOINER}
        {stop}
      </span>{" "}
    </>
  );
}

function Part({ part: { text, isDoubted } }: { part: StatementPart }) {
  return (
    <span className="wrap-anywhere whitespace-normal">
      {isDoubted ? <mark className="whitespace-normal">{text}</mark> : text}
    </span>
  );
}

/** The progress of the named tasks. */
function Bars({ folders }: { folders: ReportedFolder[] }) {
  const t = useTranslations("reportPaper");
  const tasks = namedTasks(folders);
  if (tasks.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2">
      {tasks.map(({ id, name, isCompleted, completedSubtasks: done, totalSubtasks: total }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto] items-center gap-4 text-[0.9375rem]"
        >
          <span className="wrap-anywhere">{name}</span>
          {isCompleted || total > 0 ? <Bar percent={isCompleted ? 100 : (100 * done) / total} /> : <span />}
          <span className="min-w-20 text-sm text-muted">{stateOf({ isCompleted, done, total })}</span>
        </li>
      ))}
    </ul>
  );

  function stateOf({ isCompleted, done, total }: { isCompleted: boolean; done: number; total: number }) {
    if (isCompleted) return t("isDone");
    return total > 0 ? t("someDone", { done, total }) : t("inProgress");
  }
}

function Bar({ percent }: { percent: number }) {
  return (
    <span
      aria-hidden
      className="h-2 overflow-hidden rounded-full bg-line print:border print:border-black print:bg-white"
    >
      <span
        className="block h-full rounded-full bg-ok [print-color-adjust:exact] print:bg-black"
        style={{ width: `${String(percent)}%` }}
      />
    </span>
  );
}
