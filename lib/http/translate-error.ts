import { getTranslations } from "next-intl/server";
import { Prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/** An error as it leaves: texts in the reader's language, nothing internal. */
export interface ErrorView {
  message: string;
  code: string;
  issues?: { path: string; message: string }[];
  requestId?: string;
  [detail: string]: unknown;
}

/** The one translator of both doors: AppError as it is, what the database refuses by its rule, everything else as internal. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const state = sqlState(error);
  if (state === UNIQUE_VIOLATION) return new AppError("conflict", { cause: error });
  if (state === FOREIGN_KEY_VIOLATION)
    return new AppError("validation_failed", { key: "goneMeanwhile", cause: error });
  if (state !== null && RETRYABLE.has(state)) return new AppError("conflict", { key: "busy", cause: error });
  return new AppError("internal", { cause: error });
}

/** The texts of an error in the reader's language. Logs what is nobody's input with its cause. */
export async function describeError(error: AppError, requestId: string): Promise<ErrorView> {
  if (error.status >= 500) log.error({ err: error.cause ?? error, code: error.code }, "request failed");
  const [t, issueTexts] = await Promise.all([getTranslations("errors"), getTranslations("issues")]);
  const issues = error.issues?.map(({ path, message, params }) => ({
    path,
    message: issueTexts(message, params),
  }));
  return {
    message:
      error.key === "validation_failed" && issues?.[0] ? issues[0].message : t(error.key, error.params),
    code: error.code,
    ...(issues && { issues }),
    ...error.details,
    ...(error.status === 500 && { requestId }),
  };
}

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
/** Serialization failure, deadlock, a lock that was waited for too long: the same request may succeed a moment later. */
const RETRYABLE = new Set(["40001", "40P01", "55P03"]);

const PRISMA_STATES: Record<string, string> = {
  P2002: UNIQUE_VIOLATION,
  P2003: FOREIGN_KEY_VIOLATION,
  // No connection or no end in time: too many waited for the same thing.
  P2028: "55P03",
  P2034: "40001",
};

function sqlState(error: unknown): string | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null;
  const known = PRISMA_STATES[error.code];
  if (known) return known;
  const cause = error.meta?.["driverAdapterError"] as { cause?: { originalCode?: string } } | undefined;
  return cause?.cause?.originalCode ?? null;
}
