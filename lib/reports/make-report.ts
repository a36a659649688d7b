import { askForReport, type ReadUpdate } from "./ask-for-report";
import { numbered, type ReportBody } from "./body";
import { confidentialWith, isConfidential } from "./confidential/is-confidential";
import { dayOf, type Span } from "./days";
import { findDifferences } from "./find-differences";
import { REPORT_SECTIONS, UNORGANIZED } from "./limits";
import { type ProjectFacts, readFacts } from "./read-facts";
import { type FolderRow, type SelectedUpdate, updatesOf } from "./selection";
import { sentencesIn, type Statement, withhold } from "./statements";
import type { ReportedFolder, ReportProgress, ReportType } from "./view";
import type { Usage } from "@/lib/ai/cost";
import { createDates } from "@/lib/i18n/dates";
import { createLongDates } from "@/lib/i18n/long-dates";
import type { Locale } from "@/lib/i18n/locale";
import { languagesOf } from "@/lib/language/languages-of";

/** What a report is made of, and for whom. */
export interface ReportRequest {
  projectId: string;
  folders: FolderRow[];
  span: Span;
  timeZone: string;
  reportType: ReportType;
  language: Locale;
  includesNames: boolean;
}

interface Making {
  signal: AbortSignal;
  report: (progress: ReportProgress) => void;
  onUsage: (usage: Usage) => void;
}

/** A report that was made, not yet kept. */
export interface DraftReport {
  body: ReportBody;
  updates: SelectedUpdate[];
  dropped: number;
  withheld: number;
}

/**
 * Makes a report: counts, names, days and folders are ours; the statements are the service's, each with its sources, checked for
 * customers and compared with what its sources say. Throws AiError.
 */
export async function makeReport(request: ReportRequest, making: Making): Promise<DraftReport> {
  const facts = await readFacts(request.projectId);
  const ids = request.folders.map(({ id }) => id);
  const updates = await updatesOf(request.projectId, ids, request.span);
  const { dueDate, projectName: project } = facts;
  const asking = { ...request, ...making, project, dueDate };
  const { statements, dropped } = await askForReport(toReadUpdates(updates, request), asking);
  const isWithheld = checkForCustomers(request, facts);
  const { shown, withheld } = isWithheld
    ? withhold(statements, isWithheld)
    : { shown: sentencesIn(statements), withheld: 0 };
  const folders = request.folders.map((folder) => toReportedFolder(folder, isWithheld));
  return { body: toBody({ shown, updates, facts, folders }, request), updates, dropped, withheld };
}

function checkForCustomers({ reportType, includesNames }: ReportRequest, { people }: ProjectFacts) {
  if (reportType === "internal") return null;
  return includesNames ? isConfidential : confidentialWith(people);
}

function toReadUpdates(
  updates: SelectedUpdate[],
  { language, timeZone, folders, ...request }: ReportRequest,
): ReadUpdate[] {
  const prefs = { locale: language, timeZone };
  const { date } = createDates(prefs);
  const { weekdayName } = createLongDates(prefs);
  const names = new Map(folders.map(({ id, name }) => [id, name ?? UNORGANIZED]));
  const isNamed = request.reportType === "internal" || request.includesNames;
  return updates.map(({ at, taskId, author, text }, n) => ({
    ref: String(n + 1),
    day: `${weekdayName(at)}, ${date(at)}`,
    folder: names.get(taskId ?? UNORGANIZED) ?? UNORGANIZED,
    ...(isNamed && { author }),
    text,
  }));
}

/** A folder may be named for a person, or for what something costs. */
function toReportedFolder(
  { id, name, updateCount, isCompleted, completedSubtasks, totalSubtasks }: FolderRow,
  isWithheld: ((text: string) => boolean) | null,
): ReportedFolder {
  const shown = name !== null && isWithheld?.(name) ? null : name;
  return { id, name: shown, updateCount, isCompleted, completedSubtasks, totalSubtasks };
}

interface Parts {
  shown: Statement[];
  updates: SelectedUpdate[];
  facts: ProjectFacts;
  folders: ReportedFolder[];
}

function toBody(
  { shown, updates, facts, folders }: Parts,
  { language, timeZone }: Pick<ReportRequest, "language" | "timeZone">,
): ReportBody {
  const { projectName, businessName, dueDate, progressPercentage } = facts;
  const numbers = numbered(shown);
  const cited = (ref: string) => updates[Number(ref) - 1];
  const toView = ({ text, sources }: Statement) => {
    const said = sources.flatMap((ref) => cited(ref) ?? []).map((update) => sourceOf(update, timeZone));
    const doubts = findDifferences({ text, language }, said, dueDate === null ? [] : [dueDate]);
    return { text, sources: sources.flatMap((ref) => numbers.get(ref) ?? []), doubts };
  };
  const sections = REPORT_SECTIONS.map((section) => ({
    section,
    statements: shown.filter((one) => one.section === section).map(toView),
  })).filter(({ statements }) => statements.length > 0);
  const folderNames = new Map(folders.map(({ id, name }) => [id, name]));
  const sources = [...numbers].flatMap(([ref, number]) => {
    const update = cited(ref);
    if (!update) return [];
    const { id: updateId, taskId, version } = update;
    return [{ number, updateId, folder: folderNames.get(taskId ?? UNORGANIZED) ?? null, version }];
  });
  const known = { projectName, businessName, dueDate, progressPercentage };
  return { ...known, period: periodOf(updates, timeZone), folders, sections, sources };
}

function sourceOf({ text, language, at }: SelectedUpdate, timeZone: string) {
  return { text, language: language ?? languagesOf(text)[0] ?? "en", day: dayOf(at, timeZone) };
}

function periodOf(updates: SelectedUpdate[], timeZone: string): ReportBody["period"] {
  const [first, last] = [updates[0], updates.at(-1)];
  return first && last ? { first: dayOf(first.at, timeZone), last: dayOf(last.at, timeZone) } : null;
}
