/* What screen, paper and plain text show alike of a report. */
import { REPORT_SECTIONS, UNORGANIZED } from "../limits";
import type {
  ReportedFolder,
  ReportOpenItem,
  ReportSection,
  ReportStatement,
  ReportWeek,
  WeekFigures,
} from "../view";

const STOPS = ".!?…";

/** The tasks of a report that may be named, in their order: what screen, paper and text say of how far they are. */
export function namedTasks(folders: readonly ReportedFolder[]): (ReportedFolder & { name: string })[] {
  return folders.flatMap((folder) => {
    const { id, name } = folder;
    return id === UNORGANIZED || name === null ? [] : [{ ...folder, name }];
  });
}

/** The numbers of a week beside those of the week before, in their order. */
export function weekNumbers({ figures, before }: ReportWeek) {
  const minutes = ({ spokenMs }: WeekFigures) => Math.round(spokenMs / 60_000);
  return [
    { key: "updates", count: figures.updates, before: before.updates },
    { key: "minutes", count: minutes(figures), before: minutes(before) },
    { key: "people", count: figures.people, before: before.people },
    { key: "ticked", count: figures.ticked, before: before.ticked },
    { key: "late", count: figures.lateItems, before: before.lateItems },
  ] as const;
}

/** The first and the last day of a weekly report. */
export function daysOfWeek({ days }: ReportWeek): [first: string, last: string] {
  return [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
}

interface Shown {
  sections: readonly { section: ReportSection; statements: readonly ReportStatement[] }[];
  openItems: readonly ReportOpenItem[];
}

/** The sections that say something, in their order: what comes next is of open items as well. */
export function shownSections({ sections, openItems }: Shown) {
  return REPORT_SECTIONS.map((section) => ({
    section,
    statements: sections.find((one) => one.section === section)?.statements ?? [],
    openItems: section === "next" ? openItems : [],
  })).filter((one) => one.statements.length + one.openItems.length > 0);
}

interface Cited<S> {
  sections: readonly { statements: readonly ReportStatement[] }[];
  sources: readonly S[];
}

/** The sources that the report's text cites: withheld sentences have others besides. */
export function citedSources<S extends { number: number }>({ sections, sources }: Cited<S>): S[] {
  const numbers = new Set(
    sections.flatMap(({ statements }) => statements.flatMap(({ sources: cited }) => cited)),
  );
  return sources.filter(({ number }) => numbers.has(number));
}

/**
 * A sentence without its last full stop, and that: the marks of its sources come between them. One that was written without gets one,
 * or it would run into the next.
 */
export function splitLastStop(sentence: string): { words: string; stop: string } {
  const text = sentence.trimEnd();
  let end = text.length;
  while (end > 0 && STOPS.includes(text.charAt(end - 1))) end -= 1;
  const words = text.slice(0, end);
  return { words, stop: text.slice(end) || (/[\p{L}\p{N}]$/u.test(words) ? "." : "") };
}
