import type { z } from "zod";
import { AppError, type Issue, type IssueText, notFound } from "@/lib/shared/errors";
import issues from "@/messages/en/issues.json";

export type AnySchema = z.ZodType<object>;

/** Checks an input against its schema; throws validation_failed with an issue per field. */
export function parseInput<S extends AnySchema>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError("validation_failed", { issues: parsed.error.issues.map(toIssue) });
  const path = pathOfUnstorable(parsed.data);
  if (path !== null) throw new AppError("validation_failed", { issues: [{ path, message: "unstorable" }] });
  return parsed.data;
}

/** Checks the ids in a path: a malformed one is not found, like an unknown one. */
export function parseParams<S extends AnySchema>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success || pathOfUnstorable(parsed.data) !== null) throw notFound();
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
  return message in issues;
}

/**
 * Postgres cannot hold a NUL, and half a surrogate pair would come back as another character: say so instead. Looks only at
 * what the schema let through: anything else that a client sends may be endlessly deep, or circular.
 */
function pathOfUnstorable(value: unknown, path = ""): string | null {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? path : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOfUnstorable(inner, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}
