import { REPORT_SECTIONS } from "./limits";
import type { CheckedSentence } from "./statements";
import type { ReportStatement, ReportView, WithheldSentence } from "./view";

/** A source as it is stored: who wrote it and what it says are read with the report, as they are by then. */
export interface StoredSource {
  number: number;
  updateId: string;
  folder: string | null;
  /** Of the text that the report was made from. */
  version: string;
}

/** What a report says, as it is stored. */
export interface ReportBody extends Pick<
  ReportView,
  "projectName" | "businessName" | "period" | "progressPercentage" | "dueDate" | "folders" | "sections"
> {
  /** Missing in reports from before they were kept. */
  withheld?: WithheldSentence[];
  /** Those of the withheld sentences are numbered after all others. */
  sources: StoredSource[];
}

/** The refs of the sources, numbered from 1 in the order in which the report cites them; then those of what it withholds. */
export function numberSources(
  statements: readonly CheckedSentence[],
  withheld: readonly CheckedSentence[],
): Map<string, number> {
  const inOrder = REPORT_SECTIONS.flatMap((section) => statements.filter((one) => one.section === section));
  const refs = [...inOrder, ...withheld].flatMap(({ sources }) => sources);
  return new Map([...new Set(refs)].map((ref, at) => [ref, at + 1]));
}

/** A report once these sentences are released: each is in its place, and the sources are numbered in the order of the citations. */
export function applyReleases(body: ReportBody, released: ReadonlySet<number>): ReportBody {
  const { withheld = [] } = body;
  if (!withheld.some(({ at }) => released.has(at))) return body;
  const waiting = withheld.filter(({ at }) => !released.has(at));
  const sections = REPORT_SECTIONS.map((section) => {
    const shown = body.sections.find((one) => one.section === section)?.statements ?? [];
    const added = withheld
      .filter((one) => one.section === section && released.has(one.at))
      .map(({ section: _, ...statement }) => statement);
    return { section, statements: [...shown, ...added].sort((a, b) => a.at - b.at) };
  }).filter(({ statements }) => statements.length > 0);
  const cited = [...sections.flatMap(({ statements }) => statements), ...waiting];
  const numbers = new Map(
    [...new Set(cited.flatMap(({ sources }) => sources))].map((old, at) => [old, at + 1]),
  );
  const renumber = <T extends ReportStatement>(statement: T): T => ({
    ...statement,
    sources: statement.sources.map((old) => numbers.get(old) ?? old),
  });
  return {
    ...body,
    sections: sections.map((one) => ({ ...one, statements: one.statements.map(renumber) })),
    withheld: waiting.map(renumber),
    sources: body.sources
      .map((source) => ({ ...source, number: numbers.get(source.number) ?? source.number }))
      .sort((a, b) => a.number - b.number),
  };
}
