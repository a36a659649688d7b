import type { Fault } from "./ai-log";
import { kindOf } from "./ai-sentence-kinds";
import { fieldsOf } from "./message-fields";

interface Statement {
  section: string;
  text: string;
  sources: string[];
}

/** How many statements are left of those that are joined. */
const JOINED = 40;

/** What the sandbox reports: of updates, each word for word; of statements, the first ones. Undefined for any other request. */
export function reported(texts: string): { statements: Statement[] } | undefined {
  const { updates, statements } = fieldsOf(texts);
  if (Array.isArray(statements)) return { statements: (statements as Statement[]).slice(0, JOINED) };
  if (!Array.isArray(updates)) return undefined;
  const all = updates as { ref: string; text: string }[];
  return {
    statements: all.map(({ ref, text }) => ({ section: sectionOf(text), text: text || "–", sources: [ref] })),
  };
}

/** How the sandbox sorts sentences. Undefined for any other request. */
export function sorted(texts: string): { sentences: { ref: string; kind: string }[] } | undefined {
  const { sentences } = fieldsOf(texts);
  // Those of a recording are plain strings, to be translated.
  if (!Array.isArray(sentences) || typeof sentences[0] === "string") return undefined;
  const all = sentences as { ref: string; text: string }[];
  return { sentences: all.map(({ ref, text }) => ({ ref, kind: kindOf(text) })) };
}

/** A report with invented statements, with other numbers, or of another shape. */
export function spoiltReport(
  { statements }: { statements: Statement[] },
  how: NonNullable<Fault["spoil"]>,
): object {
  if (how === "text") return { nonsense: true };
  if (how === "sentence") return { statements: [...statements, ...INVENTED] };
  const changed = statements.map((one) => ({
    ...one,
    text: one.text.replace(/\d+/, (n) => String(Number(n) + 7)),
  }));
  return { statements: changed };
}

const INVENTED: Statement[] = [
  { section: "done", text: "The chimney was rebuilt.", sources: [] },
  { section: "done", text: "The cellar is painted.", sources: ["9999"] },
  { section: "next", text: "The pool opens in May.", sources: ["1", "no such update"] },
];

function sectionOf(text: string): string {
  if (/\b(tomorrow|next|booked|ma\u00f1ana|viene)\b/i.test(text)) return "next";
  return /\b(found|leak|water|fuga|encontramos)\b/i.test(text) ? "found" : "done";
}
