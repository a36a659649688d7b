import type { z } from "zod";
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

/**
 * What a customer may read: sentence by sentence, and nothing of a statement whose sentences only together say what is not for
 * customers. With how many sentences there were besides.
 */
export function withhold(
  statements: readonly Statement[],
  isWithheld: (text: string) => boolean,
): { shown: Statement[]; withheld: number } {
  const sentences = sentencesIn(statements);
  const shown = statements.flatMap((statement) => {
    const own = sentencesIn([statement]);
    const clean = own.filter(({ text }) => !isWithheld(text));
    const isHidden = clean.length === own.length && isWithheld(statement.text);
    return isHidden ? [] : clean;
  });
  return { shown, withheld: sentences.length - shown.length };
}
