import { splitLastStop } from "@/lib/reports/shared/shown";
import type { ReportStatement } from "@/lib/reports/view";

export interface StatementPart {
  text: string;
  isDoubted: boolean;
}

/** Splits a statement at its doubts, and separates its final full stop: the source marks go before it. */
export function statementParts({ text, doubts }: Pick<ReportStatement, "text" | "doubts">): {
  parts: StatementPart[];
  stop: string;
} {
  const places = doubts.toSorted((a, b) => a.start - b.start);
  const parts: StatementPart[] = [];
  let from = 0;
  for (const { start, end } of places) {
    // Skips a doubt that overlaps the previous one.
    if (start < from) continue;
    parts.push({ text: text.slice(from, start), isDoubted: false });
    parts.push({ text: text.slice(start, end), isDoubted: true });
    from = end;
  }
  const { words, stop } = splitLastStop(text.slice(from));
  // The source marks stay on the line of the last word.
  const last = words.lastIndexOf(" ") + 1;
  parts.push({ text: words.slice(0, last), isDoubted: false }, { text: words.slice(last), isDoubted: false });
  return { parts: parts.filter((part) => part.text !== ""), stop };
}
