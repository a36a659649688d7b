import { REPORT_SECTIONS } from "./limits";
import type { CheckedSentence } from "./statements";
import type {
  LeftOutSentence,
  ReportHold,
  ReportOpenItem,
  ReportSection,
  ReportStatement,
  ReportView,
  ReportWeek,
  WithheldSentence,
} from "./view";

/** A source as it is stored: who wrote it and what it says are read with the report, as they are by then. */
export interface StoredSource {
  number: number;
  updateId: string;
  folder: string | null;
  /** Of the text that the report was made from. */
  version: string;
}

/** A sentence as it was made. */
type StoredStatement = Omit<ReportStatement, "version" | "edited">;

type Kept = Pick<
  ReportView,
  "projectName" | "businessName" | "period" | "progressPercentage" | "dueDate" | "folders"
>;

/** What a report says, as it is stored: what people change of it is in rows of its own. */
export interface ReportBody extends Kept {
  sections: { section: ReportSection; statements: StoredStatement[] }[];
  /** Missing in reports from before they were kept, as `hold` is. */
  withheld?: (StoredStatement & { section: ReportSection; hold?: ReportHold })[];
  /** Those of the withheld sentences are numbered after all others. */
  sources: StoredSource[];
  /** Missing in earlier reports, as what follows. */
  openItems?: ReportOpenItem[];
  untranslated?: number;
  overtaken?: number;
  /** Of a weekly report alone. */
  week?: ReportWeek;
}

/** The refs of the sources, numbered from 1 in the order in which the report cites them; then those of what it withholds. */
export function numberSources(
  statements: readonly CheckedSentence[],
  withheld: readonly CheckedSentence[],
): Map<string, number> {
  const inOrder = inSections(statements).flatMap((one) => one.statements);
  const refs = [...inOrder, ...withheld].flatMap(({ sources }) => sources);
  return new Map([...new Set(refs)].map((ref, at) => [ref, at + 1]));
}

/** The sections that say something, in their order. */
export function inSections<S extends { section: ReportSection }>(statements: readonly S[]) {
  const bySection = Map.groupBy(statements, ({ section }) => section);
  return REPORT_SECTIONS.flatMap((section) => {
    const own = bySection.get(section);
    return own ? [{ section, statements: own }] : [];
  });
}

/** What is known of the updates that are cited, by the numbers of the sources. */
export function citedBy<U extends { id: string }>(
  sources: readonly StoredSource[],
  updates: readonly U[],
): Map<number, U> {
  const byId = new Map(updates.map((update) => [update.id, update]));
  const cited = sources.flatMap(({ number, updateId }) => {
    const update = byId.get(updateId);
    return update ? [[number, update] as const] : [];
  });
  return new Map(cited);
}

/** What people made of a sentence. */
export interface Change {
  version: number;
  /** What a person wrote in its place, and why that waits for a release. */
  content: string | null;
  hold: ReportHold | null;
  edited: ReportStatement["edited"];
  leftOut: LeftOutSentence["leftOut"] | null;
}

export interface Changes {
  released: ReadonlySet<number>;
  /** By the place of the sentence. */
  changed: ReadonlyMap<number, Change>;
}

/** What a report says today. */
export interface CurrentBody extends Kept {
  sections: { section: ReportSection; statements: ReportStatement[] }[];
  withheld: WithheldSentence[];
  leftOut: LeftOutSentence[];
  sources: StoredSource[];
  openItems: ReportOpenItem[];
  week: ReportWeek | null;
}

/** A report with what people made of it: each sentence is in its place, and the sources are numbered in the order of the citations. */
export function currentBody(body: ReportBody, { released, changed }: Changes): CurrentBody {
  const sentences = sentencesOf(body).map((one) => withChange(one, changed.get(one.at)));
  const isWaiting = ({ at, isHeld }: Sentence) => isHeld && !released.has(at);
  const kept = sentences.filter(({ leftOut }) => leftOut === null);
  const shown = kept.filter((one) => !isWaiting(one));
  const sections = inSections(shown.toSorted((a, b) => a.at - b.at));
  const waiting = kept.filter(isWaiting);
  const leftOut = sentences.filter((one) => one.leftOut !== null);
  const inOrder = [...sections.flatMap(({ statements }) => statements), ...waiting, ...leftOut];
  const isAsMade = released.size === 0 && changed.size === 0;
  const numberOf = numbering(isAsMade ? [] : inOrder);
  return {
    projectName: body.projectName,
    businessName: body.businessName,
    period: body.period,
    progressPercentage: body.progressPercentage,
    dueDate: body.dueDate,
    folders: body.folders,
    openItems: body.openItems ?? [],
    week: body.week ?? null,
    sections: sections.map(({ section, statements }) => ({
      section,
      statements: statements.map((one) => toStatement(one, numberOf)),
    })),
    withheld: waiting.map((one) => {
      return { ...toStatement(one, numberOf), section: one.section, hold: one.hold };
    }),
    leftOut: leftOut.flatMap((one) => {
      return one.leftOut
        ? [{ ...toStatement(one, numberOf), section: one.section, leftOut: one.leftOut }]
        : [];
    }),
    sources: body.sources
      .map((source) => ({ ...source, number: numberOf(source.number) }))
      .sort((a, b) => a.number - b.number),
  };
}

interface Sentence extends ReportStatement {
  section: ReportSection;
  /** Whether customers read it only once it is released. */
  isHeld: boolean;
  hold: ReportHold | null;
  leftOut: LeftOutSentence["leftOut"] | null;
}

function sentencesOf({ sections, withheld = [] }: ReportBody): Sentence[] {
  const asMade = { version: 0, edited: null, leftOut: null };
  const shown = sections.flatMap(({ section, statements }) =>
    statements.map((one) => ({ ...one, ...asMade, section, isHeld: false, hold: null })),
  );
  return [...shown, ...withheld.map((one) => ({ ...one, ...asMade, isHeld: true, hold: one.hold ?? null }))];
}

function withChange(sentence: Sentence, change: Change | undefined): Sentence {
  if (!change) return sentence;
  const { version, content, hold, edited, leftOut } = change;
  if (content === null) return { ...sentence, version, leftOut };
  return { ...sentence, version, leftOut, text: content, doubts: [], edited, hold, isHeld: hold !== null };
}

/** The numbers of the sources once they are cited in this order. */
function numbering(inOrder: readonly Sentence[]): (old: number) => number {
  const cited = new Set(inOrder.flatMap(({ sources }) => sources));
  const numbers = new Map([...cited].map((old, at) => [old, at + 1]));
  return (old) => numbers.get(old) ?? old;
}

function toStatement(
  { at, text, doubts, version, edited, sources }: Sentence,
  numberOf: (old: number) => number,
): ReportStatement {
  return { at, text, doubts, version, edited, sources: sources.map(numberOf) };
}
