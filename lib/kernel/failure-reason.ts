/** The fields in which errors of Node, Prisma and the mail library carry codes. */
const CODES = ["code", "responseCode", "command", "syscall"] as const;

/** Why a job failed, as names and codes only: an error's message may hold personal data, such as a mail server's addresses. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const codes = error as Error & Partial<Record<(typeof CODES)[number], unknown>>;
  return [error.name, ...CODES.map((name) => codes[name])].filter(isShort).join(" ");
}

/** Where it was thrown, without its message. */
export function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return stack.split("\n").filter((line) => /^ {4}at /.test(line));
}

function isShort(part: unknown): part is string | number {
  return typeof part === "number" || (typeof part === "string" && /^[\w .-]{1,50}$/.test(part));
}
