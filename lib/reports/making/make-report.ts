import { askForReport, findKnownSentences, type ReadUpdate } from "./ask-for-report";
import { checkStatement, findDifferences, isSecret } from "./checks";
import { quoteUpdates } from "./quote-updates";
import { type ProjectFacts, readFacts } from "./read-facts";
import { isAiConfigured } from "@/lib/ai/client";
import type { Pay } from "@/lib/ai/cost";
import { createDates } from "@/lib/i18n/dates";
import type { Locale } from "@/lib/i18n/locale";
import { createLongDates } from "@/lib/i18n/long-dates";
import { languagesOf } from "@/lib/language/languages-of";
import { languageStored } from "@/lib/language/stored-language";
import { inSections, numberSources, type ReportBody } from "@/lib/reports/body";
import type { MayBeSaid } from "@/lib/reports/confidential/for-customers";
import { dayOf } from "@/lib/i18n/days";
import { UNORGANIZED } from "@/lib/reports/limits";
import {
  type FolderRow,
  openItemsOf,
  type OpenItemRow,
  type ReportedSpan,
  type SelectedUpdate,
  updatesOf,
} from "@/lib/reports/selection";
import { type CheckedSentence, sentencesIn, type Statement } from "@/lib/reports/statements";
import type {
  ReportDoubt,
  ReportedFolder,
  ReportOpenItem,
  ReportProgress,
  ReportType,
} from "@/lib/reports/view";
import { languageWith } from "@/lib/shared/language-rules";

/** What a report is made of, and for whom. */
export interface ReportRequest {
  projectId: string;
  folders: FolderRow[];
  span: ReportedSpan;
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
 * customers and compared with what its sources say. Without a service (`making` is null, or none is set up) updates are quoted for the
 * office, and customers get none. Throws AiError.
 */
export async function makeReport(request: ReportRequest, making: Making | null): Promise<DraftReport> {
  const facts = await readFacts(request.projectId);
  const { projectId, language: to } = request;
  const selection = { projectId, to, folderIds: request.folders.map(({ id }) => id) };
  const updates = await updatesOf(selection, request.span);
  const mayBeSaid = request.reportType === "customer" ? whatMayBeSaid(request, facts) : null;
  const { sentences: said, dropped } =
    making && isAiConfigured()
      ? await written({ request, updates, facts, mayBeSaid }, making)
      : { sentences: mayBeSaid ? [] : quoteUpdates(updates), dropped: 0 };
  const { sentences, untranslated, overtaken } = fitFor(request, { sentences: said, updates, facts });
  const naming = { language: request.language, mayBeSaid };
  const folders = await Promise.all(request.folders.map((folder) => toReportedFolder(folder, naming)));
  const openItems = await toOpenItems(await openItemsOf(selection), folders, naming);
  const doubts = await Promise.all(sentences.map((one) => doubtsOf(one, { updates, facts, ...request })));
  const body = toBody({ sentences, doubts, updates, facts, folders }, request);
  return { body: { ...body, openItems, untranslated, overtaken }, updates, dropped };
}

/**
 * The sentences that may be in the report, and how many others there are: what comes next is never from updates whose work is finished,
 * and no sentence is in another language, as those are that a service, or a quote, repeats from an update that nobody has translated yet.
 */
function fitFor(
  { language, folders }: ReportRequest,
  { sentences, updates, facts }: Pick<Parts, "updates" | "facts" | "sentences">,
): { sentences: CheckedSentence[]; untranslated: number; overtaken: number } {
  const { people, projectName, businessName } = facts;
  const names = [...people, projectName, businessName, ...folders.flatMap(({ name }) => name ?? [])];
  const isForeign = ({ text }: CheckedSentence) => {
    const found = languagesOf(text, names, language);
    return found.length > 0 && !found.includes(language);
  };
  const isOvertaken = ({ section, sources }: CheckedSentence) =>
    section === "next" && sources.every((ref) => cited(updates, ref)?.isOvertaken);
  const current = sentences.filter((one) => !isOvertaken(one));
  const fit = current.filter((one) => !isForeign(one));
  return {
    sentences: fit,
    untranslated: current.length - fit.length,
    overtaken: sentences.length - current.length,
  };
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
    : sentencesIn(statements).map((one) => ({ ...one, hold: null }));
  return { sentences, dropped };
}

async function checked(
  statements: readonly Statement[],
  mayBeSaid: MayBeSaid,
  updates: readonly SelectedUpdate[],
): Promise<CheckedSentence[]> {
  const own = statements.map((statement) => {
    const sources = statement.sources.flatMap((ref) => cited(updates, ref) ?? []);
    const naming = sources.map(({ author, original }) => ({ author, text: original }));
    return checkStatement({
      statement,
      mayBeSaid,
      sources: mayBeSaid.includesNames ? naming : [],
    });
  });
  return (await Promise.all(own)).flat();
}

/** Only what passes the check and is of a known kind reaches customers by itself. */
async function forCustomers(sentences: CheckedSentence[], making: Making): Promise<CheckedSentence[]> {
  const passed = sentences.filter(({ hold }) => hold === null);
  const known = await findKnownSentences(
    passed.map(({ text }) => text),
    making,
  );
  const unsorted = { reason: "unsorted" as const, words: [] };
  return sentences.map((one) => ({ ...one, hold: one.hold ?? (known.has(one.text) ? null : unsorted) }));
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
function languageOf(
  { name, language: stored }: Pick<FolderRow, "name" | "language">,
  language: Locale,
): string {
  return languageStored(stored, name) ?? language;
}

type Compared = Pick<Parts, "updates" | "facts"> & Pick<ReportRequest, "language" | "timeZone">;

/** What a sentence says and none of the updates that it cites, as they were written; nothing of a quote in its own language. */
async function doubtsOf(
  { section, text, sources }: CheckedSentence,
  { updates, facts: { dueDate }, language, timeZone }: Compared,
): Promise<ReportDoubt[]> {
  const read = sources.flatMap((ref) => cited(updates, ref) ?? []);
  if (section === "quoted" && !read.some(({ isTranslated }) => isTranslated)) return [];
  const said = read.map((update) => sourceOf(update, timeZone));
  return findDifferences({
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
  { language, timeZone, folders, includesNames }: ReportRequest,
): ReadUpdate[] {
  const prefs = { locale: language, timeZone };
  const { date } = createDates(prefs);
  const { weekdayName } = createLongDates(prefs);
  const names = new Map(folders.map(({ id, name }) => [id, name ?? UNORGANIZED]));
  return updates.map(({ at, taskId, author, text, isOvertaken }, n) => ({
    ref: String(n + 1),
    day: `${weekdayName(at)}, ${date(at)}`,
    folder: names.get(taskId ?? UNORGANIZED) ?? UNORGANIZED,
    ...(includesNames && { author }),
    text,
    ...(isOvertaken && { done: true }),
  }));
}

/** A folder may be named for a person, or for what something costs. */
async function toReportedFolder(folder: FolderRow, naming: Naming): Promise<ReportedFolder> {
  const { id, updateCount, isCompleted, completedSubtasks, totalSubtasks } = folder;
  const name = await shownName(folder, naming);
  return { id, name, updateCount, isCompleted, completedSubtasks, totalSubtasks };
}

async function toOpenItems(
  items: readonly OpenItemRow[],
  folders: readonly ReportedFolder[],
  naming: Naming,
): Promise<ReportOpenItem[]> {
  const taskNames = new Map(folders.map(({ id, name }) => [id, name]));
  const named = items.map(async ({ taskId, dueDate, ...item }) => {
    const name = await shownName(item, naming);
    const folder = taskId === null ? null : (taskNames.get(taskId) ?? null);
    return name === null ? [] : [{ name, folder, dueDate }];
  });
  return (await Promise.all(named)).flat();
}

interface Naming {
  language: Locale;
  mayBeSaid: MayBeSaid | null;
}

/** Null for one that is not for customers. */
async function shownName(
  item: Pick<FolderRow, "name" | "language">,
  { language, mayBeSaid }: Naming,
): Promise<string | null> {
  const { name } = item;
  if (name === null || mayBeSaid === null) return name;
  const named = { ...mayBeSaid, language: languageOf(item, language) };
  return (await isSecret({ text: name, mayBeSaid: named })) ? null : name;
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
  const shown = sentences.filter(({ hold }) => hold === null);
  const withheld = sentences.filter(({ hold }) => hold !== null);
  const numbers = numberSources(shown, withheld);
  const toStored = (sentence: CheckedSentence) => {
    const at = sentences.indexOf(sentence);
    const sources = sentence.sources.flatMap((ref) => numbers.get(ref) ?? []);
    return { at, text: sentence.text, sources, doubts: doubts[at] ?? [] };
  };
  const sections = inSections(shown).map(({ section, statements }) => ({
    section,
    statements: statements.map(toStored),
  }));
  const waiting = withheld.map((one) => {
    return { ...toStored(one), section: one.section, ...(one.hold && { hold: one.hold }) };
  });
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

function sourceOf({ original: text, language, at }: SelectedUpdate, timeZone: string) {
  return { text, language: language ?? languagesOf(text)[0] ?? "en", day: dayOf(at, timeZone) };
}

function periodOf(updates: SelectedUpdate[], timeZone: string): ReportBody["period"] {
  const [first, last] = [updates[0], updates.at(-1)];
  return first && last ? { first: dayOf(first.at, timeZone), last: dayOf(last.at, timeZone) } : null;
}
