import { Worker } from "node:worker_threads";
import { askForReport, type ReadUpdate } from "./ask-for-report";
import type { CheckFunctions } from "./checks-thread";
import { findKnownSentences } from "./find-known-sentences";
import { quoteUpdates } from "./quote-updates";
import { type ProjectFacts, readFacts } from "./read-facts";
import { isAiConfigured } from "@/lib/ai/client";
import type { Pay } from "@/lib/ai/cost";
import { createDates } from "@/lib/i18n/dates";
import type { Locale } from "@/lib/i18n/locale";
import { createLongDates } from "@/lib/i18n/long-dates";
import { languagesOf } from "@/lib/language/languages-of";
import { languageStored } from "@/lib/language/stored-language";
import { numberSources, type ReportBody } from "@/lib/reports/body";
import type { MayBeSaid } from "@/lib/reports/confidential/for-customers";
import { dayOf, type Span } from "@/lib/reports/days";
import { REPORT_SECTIONS, UNORGANIZED } from "@/lib/reports/limits";
import { type FolderRow, type SelectedUpdate, updatesOf } from "@/lib/reports/selection";
import { type CheckedSentence, sentencesIn, type Statement } from "@/lib/reports/statements";
import type { ReportDoubt, ReportedFolder, ReportProgress, ReportType } from "@/lib/reports/view";
import { languageWith } from "@/lib/shared/language-rules";
import { Thread, THREAD_MEMORY } from "@/lib/threads/thread";

const checks = new Thread<CheckFunctions>(
  () => new Worker(new URL("./checks-thread.ts", import.meta.url), { resourceLimits: THREAD_MEMORY }),
);

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
  pay: Pay;
}

/** A report that was made, not yet kept. */
export interface DraftReport {
  body: ReportBody;
  updates: SelectedUpdate[];
  dropped: number;
}

/**
 * Makes a report: counts, names, days and folders are ours; the statements are the service's, each with its sources, checked for
 * customers and compared with what its sources say. Without a service updates are quoted for the office, and customers get none.
 * Throws AiError.
 */
export async function makeReport(request: ReportRequest, making: Making): Promise<DraftReport> {
  const facts = await readFacts(request.projectId);
  const ids = request.folders.map(({ id }) => id);
  const updates = await updatesOf(request.projectId, ids, request.span);
  const mayBeSaid = request.reportType === "customer" ? whatMayBeSaid(request, facts) : null;
  const { sentences, dropped } = isAiConfigured()
    ? await written({ request, updates, facts, mayBeSaid }, making)
    : { sentences: mayBeSaid ? [] : quoteUpdates(updates), dropped: 0 };
  const naming = { language: request.language, mayBeSaid };
  const folders = await Promise.all(request.folders.map((folder) => toReportedFolder(folder, naming)));
  const doubts = await Promise.all(sentences.map((one) => doubtsOf(one, { updates, facts, ...request })));
  return { body: toBody({ sentences, doubts, updates, facts, folders }, request), updates, dropped };
}

interface Writing {
  request: ReportRequest;
  updates: readonly SelectedUpdate[];
  facts: ProjectFacts;
  mayBeSaid: MayBeSaid | null;
}

/** What the service says of the updates. */
async function written(
  { request, updates, facts: { dueDate, projectName: project }, mayBeSaid }: Writing,
  making: Making,
): Promise<{ sentences: CheckedSentence[]; dropped: number }> {
  const asking = { ...request, ...making, project, dueDate };
  const { statements, dropped } = await askForReport(toReadUpdates(updates, request), asking);
  const sentences = mayBeSaid
    ? await forCustomers(await checked(statements, mayBeSaid, updates), making)
    : sentencesIn(statements).map((one) => ({ ...one, isWithheld: false }));
  return { sentences, dropped };
}

async function checked(
  statements: readonly Statement[],
  mayBeSaid: MayBeSaid,
  updates: readonly SelectedUpdate[],
): Promise<CheckedSentence[]> {
  const own = statements.map((statement) => {
    const sources = statement.sources.flatMap((ref) => cited(updates, ref) ?? []);
    const naming = sources.map(({ author, text }) => ({ author, text }));
    return checks.run("checkStatement", {
      statement,
      mayBeSaid,
      sources: mayBeSaid.includesNames ? naming : [],
    });
  });
  return (await Promise.all(own)).flat();
}

/** Only what passes the check and is of a known kind reaches customers by itself. */
async function forCustomers(sentences: CheckedSentence[], making: Making): Promise<CheckedSentence[]> {
  const passed = sentences.filter(({ isWithheld }) => !isWithheld);
  const known = await findKnownSentences(
    passed.map(({ text }) => text),
    making,
  );
  return sentences.map((one) => ({ ...one, isWithheld: one.isWithheld || !known.has(one.text) }));
}

function whatMayBeSaid(
  { includesNames, folders, language }: ReportRequest,
  { people, projectName, businessName }: ProjectFacts,
): MayBeSaid {
  const read = folders.filter((folder) => languageWith("confidential", languageOf(folder, language)));
  const names = [projectName, businessName, ...read.flatMap(({ name }) => name ?? [])];
  return { people, includesNames, names, language };
}

/** The language of a folder's name; of one without words, as "4B", the report's. */
function languageOf({ name, language: stored }: FolderRow, language: Locale): string {
  return languageStored(stored, name) ?? language;
}

type Compared = Pick<Parts, "updates" | "facts"> & Pick<ReportRequest, "language" | "timeZone">;

/** What a sentence says and none of the updates that it cites; nothing of a quote. */
async function doubtsOf(
  { section, text, sources }: CheckedSentence,
  { updates, facts: { dueDate }, language, timeZone }: Compared,
): Promise<ReportDoubt[]> {
  if (section === "quoted") return [];
  const said = sources
    .flatMap((ref) => cited(updates, ref) ?? [])
    .map((update) => sourceOf(update, timeZone));
  return checks.run("findDifferences", {
    sentence: { text, language },
    sources: said,
    days: dueDate === null ? [] : [dueDate],
  });
}

function cited(updates: readonly SelectedUpdate[], ref: string): SelectedUpdate | undefined {
  return updates[Number(ref) - 1];
}

function toReadUpdates(
  updates: readonly SelectedUpdate[],
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
async function toReportedFolder(
  folder: FolderRow,
  { language, mayBeSaid }: { language: Locale; mayBeSaid: MayBeSaid | null },
): Promise<ReportedFolder> {
  const { id, name, updateCount, isCompleted, completedSubtasks, totalSubtasks } = folder;
  const named = mayBeSaid && { ...mayBeSaid, language: languageOf(folder, language) };
  const isSecret = name && named && (await checks.run("isSecret", { text: name, mayBeSaid: named }));
  const shown = isSecret ? null : name;
  return { id, name: shown, updateCount, isCompleted, completedSubtasks, totalSubtasks };
}

interface Parts {
  sentences: CheckedSentence[];
  /** Of each sentence. */
  doubts: ReportDoubt[][];
  updates: SelectedUpdate[];
  facts: ProjectFacts;
  folders: ReportedFolder[];
}

function toBody(
  { sentences, doubts, updates, facts, folders }: Parts,
  { timeZone }: Pick<ReportRequest, "timeZone">,
): ReportBody {
  const { projectName, businessName, dueDate, progressPercentage } = facts;
  const shown = sentences.filter(({ isWithheld }) => !isWithheld);
  const withheld = sentences.filter(({ isWithheld }) => isWithheld);
  const numbers = numberSources(shown, withheld);
  const toStored = (sentence: CheckedSentence) => {
    const at = sentences.indexOf(sentence);
    const sources = sentence.sources.flatMap((ref) => numbers.get(ref) ?? []);
    return { at, text: sentence.text, sources, doubts: doubts[at] ?? [] };
  };
  const sections = REPORT_SECTIONS.map((section) => ({
    section,
    statements: shown.filter((one) => one.section === section).map(toStored),
  })).filter(({ statements }) => statements.length > 0);
  const waiting = withheld.map((one) => ({ ...toStored(one), section: one.section }));
  const folderNames = new Map(folders.map(({ id, name }) => [id, name]));
  const sources = [...numbers].flatMap(([ref, number]) => {
    const update = cited(updates, ref);
    if (!update) return [];
    const { id: updateId, taskId, version } = update;
    return [{ number, updateId, folder: folderNames.get(taskId ?? UNORGANIZED) ?? null, version }];
  });
  const known = { projectName, businessName, dueDate, progressPercentage };
  const period = periodOf(updates, timeZone);
  return { ...known, period, folders, sections, withheld: waiting, sources };
}

function sourceOf({ text, language, at }: SelectedUpdate, timeZone: string) {
  return { text, language: language ?? languagesOf(text)[0] ?? "en", day: dayOf(at, timeZone) };
}

function periodOf(updates: SelectedUpdate[], timeZone: string): ReportBody["period"] {
  const [first, last] = [updates[0], updates.at(-1)];
  return first && last ? { first: dayOf(first.at, timeZone), last: dayOf(last.at, timeZone) } : null;
}
