import type { z } from "zod";
import type { ReportHold, ReportSection } from "./view";
import type { reportedStatements } from "@/lib/ai/prompts/write-report";
import { sentencesOf } from "@/lib/translation/guard/sentences";

/** What the service wrote: a text with the refs of its sources. */
export type Statement = z.output<typeof reportedStatements>["statements"][number];

/** Those of its statements that cite sources, all of them among `known`; and how many others there were. */
export function keepSourced(
  statements: readonly Statement[],
  known: ReadonlySet<string>,
): { kept: Statement[]; dropped: number } {
  const kept = statements
    .map((statement) => ({ ...statement, sources: [...new Set(statement.sources)] }))
    .filter(({ sources }) => sources.length > 0 && sources.every((ref) => known.has(ref)));
  return { kept, dropped: statements.length - kept.length };
}

/** Each sentence by itself, with the sources of its statement. */
export function sentencesIn(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((statement) => {
    const sentences = sentencesOf(statement.text);
    return sentences.length > 1
      ? sentences.map(({ text }) => ({ ...statement, text }))
      : [{ ...statement, text: statement.text.trim() }];
  });
}

/** A sentence of a report. */
export interface CheckedSentence extends Omit<Statement, "section"> {
  section: ReportSection;
  /** Why a person has to release it before a customer reads it; null: they read it. */
  hold: ReportHold | null;
}

/** Sentence by sentence; all of a statement is withheld where only its sentences together say what is not for customers. */
export function checkSentences(
  statements: readonly Statement[],
  holdOf: (text: string) => ReportHold | null,
): CheckedSentence[] {
  return statements.flatMap((statement) => {
    const own = sentencesIn([statement]).map((one) => ({ ...one, hold: holdOf(one.text) }));
    const isHidden = own.every(({ hold }) => hold === null) && holdOf(statement.text) !== null;
    return isHidden ? own.map((one) => ({ ...one, hold: { reason: "together" as const, words: [] } })) : own;
  });
}
