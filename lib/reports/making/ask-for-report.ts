import { askUntilFit } from "@/lib/ai/ask-until-fit";
import type { Pay } from "@/lib/ai/cost";
import { partsOf } from "@/lib/ai/parts";
import { SORT_SENTENCES, sortedSentences } from "@/lib/ai/prompts/sort-sentences";
import { joinReport, reportedStatements, writeReport } from "@/lib/ai/prompts/write-report";
import type { Locale } from "@/lib/i18n/locale";
import { keepSourced, type Statement } from "@/lib/reports/statements";
import type { ReportProgress, ReportType } from "@/lib/reports/view";

/** How many parts are read at once. */
const AT_ONCE = 4;
/** Statements are shorter than updates, and have to be seen together. */
const JOINED = { most: 160, characters: 24_000 };
/** Enough for any number of parts; a service that leaves nothing out is stopped here. */
const MOST_ROUNDS = 5;

/** An update as the service reads it. */
export interface ReadUpdate {
  /** A short number: the service must not have to copy ids. */
  ref: string;
  day: string;
  folder: string;
  /** Left out where the report names nobody. */
  author?: string;
  text: string;
  /** Whether its work is finished by now: nothing in it comes next. */
  done?: true;
}

interface Asking {
  reportType: ReportType;
  language: Locale;
  includesNames: boolean;
  project: string;
  dueDate: string | null;
  signal: AbortSignal;
  report: (progress: ReportProgress) => void;
  pay: Pay;
}

/** What came of it: statements that cite what they were made from, and how many others there were. */
export interface Reported {
  statements: Statement[];
  dropped: number;
}

/** Reads the updates in parts, each update in exactly one, and joins what is said of them. Throws AiError. */
export async function askForReport(updates: readonly ReadUpdate[], asking: Asking): Promise<Reported> {
  const parts = partsOf(updates);
  const read = await eachPart("reading", parts, asking, (part) => readPart(part, asking));
  return parts.length > 1 ? join(read, asking) : read;
}

async function join(read: Reported, asking: Asking): Promise<Reported> {
  let { statements, dropped } = read;
  for (let round = 0; round < MOST_ROUNDS && statements.length > 0; round += 1) {
    const parts = partsOf(statements, JOINED);
    const joined = await eachPart("joining", parts, asking, (part) => joinPart(part, asking));
    statements = joined.statements;
    dropped += joined.dropped;
    if (parts.length === 1) break;
  }
  return { statements, dropped };
}

function readPart(updates: ReadUpdate[], asking: Asking): Promise<Reported> {
  const { project, dueDate } = asking;
  const refs = new Set(updates.map(({ ref }) => ref));
  return askFor({ instructions: writeReport(asking), data: { project, dueDate, updates } }, refs, asking);
}

function joinPart(statements: Statement[], asking: Asking): Promise<Reported> {
  const refs = new Set(statements.flatMap(({ sources }) => sources));
  const data = { project: asking.project, statements };
  return askFor({ instructions: joinReport(asking), data }, refs, asking);
}

async function askFor(
  question: { instructions: string; data: Record<string, unknown> },
  refs: ReadonlySet<string>,
  { signal, pay }: Asking,
): Promise<Reported> {
  const asked = { name: "report", schema: reportedStatements, pay, signal, ...question };
  const { statements } = await askUntilFit(asked);
  const { kept, dropped } = keepSourced(statements, refs);
  return { statements: kept, dropped };
}

/** Some at once, and what came of them in order. One that fails ends all: half a report is none. */
async function eachPart<T>(
  phase: ReportProgress["phase"],
  parts: T[],
  { report, signal }: Asking,
  read: (part: T) => Promise<Reported>,
): Promise<Reported> {
  const all: Reported[] = [];
  let done = 0;
  const tell = () => report({ phase, part: Math.min(done + 1, parts.length), parts: parts.length });
  tell();
  for (let at = 0; at < parts.length; at += AT_ONCE) {
    signal.throwIfAborted();
    const some = parts.slice(at, at + AT_ONCE).map(async (part) => {
      const reported = await read(part);
      done += 1;
      tell();
      return reported;
    });
    const settled = await Promise.allSettled(some);
    const failed = settled.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
    all.push(...settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
  }
  return {
    statements: all.flatMap(({ statements }) => statements),
    dropped: all.reduce((sum, { dropped }) => sum + dropped, 0),
  };
}

/** Those of the sentences that the service says are of a known kind. It reads them alone, without their updates. Throws AiError. */
export async function findKnownSentences(
  texts: readonly string[],
  { signal, pay }: Pick<Asking, "signal" | "pay">,
): Promise<Set<string>> {
  const known = new Set<string>();
  const sentences = [...new Set(texts)].map((text, n) => ({ ref: String(n + 1), text }));
  for (const part of partsOf(sentences)) {
    const question = { name: "sentences", schema: sortedSentences, instructions: SORT_SENTENCES };
    const asked = { ...question, data: { sentences: part }, signal, pay };
    const answer = await askUntilFit(asked);
    for (const { ref, text } of part) {
      // A sentence that is sorted twice is not sorted.
      const sorted = answer.sentences.filter((one) => one.ref === ref);
      if (sorted.length === 1 && sorted[0]?.kind !== "other") known.add(text);
    }
  }
  return known;
}
