import { createTranslator } from "next-intl";
import { CookieJar } from "./call-cookies";
import type { ErrorTexts } from "./shared/action-result";
import type { errorView } from "./view-schema";
import { DEFAULT_LOCALE, type Locale, LOCALES, chooseLocale } from "@/lib/i18n/locale";
import { loadMessages } from "@/lib/i18n/messages";
import { driverState, Prisma } from "@/lib/kernel/db";
import { log } from "@/lib/kernel/log";
import { currentRequest, type RequestInfo } from "@/lib/kernel/request-context";
import type { ViewOf } from "@/lib/kernel/returns";
import { AppError } from "@/lib/shared/errors";
import { LANGUAGE_KEY } from "@/lib/shared/languages";
import { TEXTS_HEADER } from "@/lib/shared/texts-header";

/** An error as the client sees it: texts in the reader's language, nothing internal. */
export type ErrorView = ViewOf<typeof errorView>;

/** Maps errors for routes and actions: AppError as it is, database errors by their code, everything else to internal. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError("unavailable", { retryAfterSeconds: 5, cause: error });
  const state = sqlState(error);
  if (state === UNIQUE_VIOLATION) return new AppError("conflict", { cause: error });
  if (state === FOREIGN_KEY_VIOLATION)
    return new AppError("validation_failed", { key: "goneMeanwhile", cause: error });
  if (state !== null && RETRYABLE.has(state)) return new AppError("conflict", { key: "busy", cause: error });
  return new AppError("internal", { cause: error });
}

/** The texts of an error in the reader's language, and in each for our own pages. Logs server errors with their cause. */
export async function describeError(error: AppError): Promise<ErrorView> {
  if (error.status >= 500) log.error({ err: error.cause ?? error, code: error.code }, "request failed");
  const request = currentRequest();
  const isOfPage = request?.headers.has(TEXTS_HEADER);
  const told = isOfPage ? forPages(error) : error;
  return {
    ...(await textsOf(told, request ? readerLocale(request) : DEFAULT_LOCALE)),
    code: error.code,
    ...error.details,
    ...(isOfPage && { texts: await textsInEach(told) }),
    ...(error.status === 500 && request && { requestId: request.id }),
  };
}

/** An error as our own pages tell it: they show no `Retry-After`, so that the text names a wait of more than a minute, and of more than 90 in hours. */
export function forPages(error: AppError): AppError {
  const { key, retryAfterSeconds = 0 } = error;
  if (key !== "rate_limited" || retryAfterSeconds <= 60) return error;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (minutes <= 90)
    return new AppError(error.code, { key: "limitedForMinutes", params: { minutes }, retryAfterSeconds });
  const params = { hours: Math.ceil(minutes / 60) };
  return new AppError(error.code, { key: "limitedForHours", params, retryAfterSeconds });
}

/** The texts of an error in each language: it stays on the page when the reader chooses another one. */
export async function textsInEach(error: AppError): Promise<Record<Locale, ErrorTexts>> {
  const texts = await Promise.all(
    LOCALES.map(async (locale) => [locale, await textsOf(error, locale)] as const),
  );
  return Object.fromEntries(texts) as Record<Locale, ErrorTexts>;
}

/** The texts of an error in one language. */
async function textsOf(error: AppError, locale: Locale): Promise<ErrorTexts> {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "errors" });
  const issueTexts = createTranslator({ locale, messages, namespace: "issues" });
  const issues = error.issues?.map(({ path, message, params }) => ({
    path,
    message: issueTexts(message, params),
  }));
  const first = error.key === "validation_failed" ? issues?.[0]?.message : undefined;
  return { message: first ?? t(error.key, error.params), ...(issues && { issues }) };
}

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
/** Serialization failure, deadlock, a lock or statement timeout: the same request may succeed a moment later. */
const RETRYABLE = new Set(["40001", "40P01", "55P03", "57014"]);

const PRISMA_STATES: Record<string, string> = {
  P2002: UNIQUE_VIOLATION,
  P2003: FOREIGN_KEY_VIOLATION,
  // No connection or no commit in time: too many transactions waited for the same thing.
  P2028: "55P03",
  P2034: "40001",
};

function sqlState(error: unknown): string | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return driverState(error);
  return PRISMA_STATES[error.code] ?? adapterCause(error)?.originalCode ?? null;
}

/** What Prisma's adapter for the driver made of an error. */
function adapterCause(error: Error): { kind?: string; originalCode?: string } | undefined {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return undefined;
  const thrown = error.meta?.["driverAdapterError"] as
    | { cause?: ReturnType<typeof adapterCause> }
    | undefined;
  return thrown?.cause;
}

/** No connection, or a lost one: codes of Prisma, of Postgres when it shuts down, and of the system. */
const AWAY =
  /^(P1001|P1002|P1008|P1017|P2024|08\w{3}|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** A lost connection under a raw query, which Prisma calls P2010 like every other error there: the adapter's words for it. */
const AWAY_KINDS = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout"]);
/** Errors of the driver that have no code. */
const AWAY_TEXT =
  /connection terminated|timeout exceeded when trying to connect|can't reach database server|not currently accepting connections/i;

function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 3) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === "string" && AWAY.test(code)) return true;
  if (error instanceof Prisma.PrismaClientInitializationError || AWAY_TEXT.test(error.message)) return true;
  if (AWAY.test(sqlState(error) ?? "") || AWAY_KINDS.has(adapterCause(error)?.kind ?? "")) return true;
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : cause;
  return isDatabaseAway(inner, depth + 1);
}

/** The language of the current request: API calls bypass the middleware, which chooses it for pages. */
function readerLocale({ headers, cookies }: Pick<RequestInfo, "headers" | "cookies">): Locale {
  const jar = cookies ?? new CookieJar(headers.get("cookie"));
  return chooseLocale(jar.get(LANGUAGE_KEY)?.value, headers.get("accept-language"));
}
