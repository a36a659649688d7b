import { type ApiCall, neededBy } from "./collect-calls";
import { ERROR_STATUS, type ErrorCode } from "@/lib/shared/errors";

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** The codes with which a call may be refused: by what it declares, what it asks for, and what its verb says that it throws. */
export function refusalsOf({ method, declaration, verb }: ApiCall): ErrorCode[] {
  const { access = "user", params, query, body, creates } = declaration;
  const isWrite = method !== "GET";
  const found = new Set<ErrorCode>([
    "internal",
    "unavailable",
    ...thrownBy(verb.doc),
    ...thrownBy(verb.docOfThrows),
  ]);
  const add = (...codes: ErrorCode[]) => {
    for (const code of codes) found.add(code);
  };
  if (access === "user") add("unauthenticated", "other_user");
  if (access === "operator" || access === "cron") add("unauthenticated");
  if (typeof access === "object") add("validation_failed");
  if (isWrite) add("forbidden");
  if (isWrite && (access === "user" || access === "operator")) add("rate_limited");
  if (query || body) add("validation_failed");
  if (body) add("too_large", "unsupported_media");
  if (params || access === "cron") add("not_found");
  if (neededBy(declaration).length > 0) add("forbidden");
  if (creates) add("conflict");
  return CODES.filter((code) => found.has(code));
}

/** The codes that the text of a verb names after "throws". */
function thrownBy(doc: string): ErrorCode[] {
  const thrown = /\bthrows\b.*/i.exec(doc)?.[0] ?? "";
  return CODES.filter((code) => new RegExp(`\\b${code}\\b`).test(thrown));
}
