import type { ReportStatement } from "@/lib/reports/view";

export interface StatementPart {
  text: string;
  isDoubted: boolean;
}

/** A statement with its doubts apart, and its last full stop: the marks of its sources come before that. */
export function statementParts({ text, doubts }: Pick<ReportStatement, "text" | "doubts">): {
  parts: StatementPart[];
  stop: string;
} {
  const places = doubts.toSorted((a, b) => a.start - b.start);
  const parts: StatementPart[] = [];
  let from = 0;
  for (const { start, end } of places) {
    // Two doubts may be about the same words.
    if (start < from) continue;
    parts.push({ text: text.slice(from, start), isDoubted: false });
    parts.push({ text: text.slice(start, end), isDoubted: true });
    from = end;
  }
  const rest = text.slice(from).trimEnd();
  const stop = /[.!?…]+$/.exec(rest)?.[0] ?? "";
  parts.push({ text: rest.slice(0, rest.length - stop.length), isDoubted: false });
  return { parts: parts.filter((part) => part.text !== ""), stop };
}
