import type { z } from "zod";
import { AppError, type Issue, type IssueText, notFound } from "@/lib/errors";
import texts from "@/messages/en.json";

export type AnySchema = z.ZodType<object>;

/** Checks an input against its schema; throws validation_failed with an issue per field. */
export function parseInput<S extends AnySchema>(schema: S, value: unknown): z.output<S> {
  const nul = pathOfNul(value);
  if (nul !== null)
    throw new AppError("validation_failed", { issues: [{ path: nul, message: "nulCharacter" }] });
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError("validation_failed", { issues: parsed.error.issues.map(toIssue) });
}

/** Checks the ids in a path: a malformed one is not found, like an unknown one. */
export function parseParams<S extends AnySchema>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success || pathOfNul(value) !== null) throw notFound();
  return parsed.data;
}

/** An issue whose message is a key of the `issues` messages: the schema's own, or one for the kind of fault. */
function toIssue(issue: z.core.$ZodIssue): Issue {
  const path = issue.path.join(".");
  const own = isIssueText(issue.message) ? issue.message : null;
  if (issue.code === "too_big")
    return { path, message: own ?? "tooLong", params: { maximum: Number(issue.maximum) } };
  if (issue.code === "too_small")
    return { path, message: own ?? "required", params: { minimum: Number(issue.minimum) } };
  return { path, message: own ?? "invalid" };
}

function isIssueText(message: string): message is IssueText {
  return message in texts.issues;
}

/** Postgres cannot hold a NUL in a text: say so instead of failing there. */
function pathOfNul(value: unknown): string | null {
  // A list of what is still to be looked at, not recursion: 256 kB of brackets would exhaust the stack.
  const open = [{ path: "", value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value: inner } = next;
    if (typeof inner === "string" && inner.includes("\0")) return path;
    if (typeof inner !== "object" || inner === null) continue;
    for (const [key, deeper] of Object.entries(inner) as [string, unknown][]) {
      open.push({ path: path ? `${path}.${key}` : key, value: deeper });
    }
  }
  return null;
}
