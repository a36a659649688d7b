/** A reason to stop, printed at the terminal as one plain line with `details` (the end of a log) above it. */
export class Failure extends Error {
  constructor(
    line: string,
    readonly details = "",
  ) {
    super(line);
    this.name = "Failure";
  }
}

/** The last lines of a log. */
export function tail(text: string, lines = 40): string {
  return text.trimEnd().split("\n").slice(-lines).join("\n");
}

/** The system's error code (`EACCES`, `ENOENT` …) of anything thrown, or `undefined`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
