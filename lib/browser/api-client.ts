import { trackWrite } from "./writes-in-flight";
import type { ApiAnswers } from "@/lib/browser/generated/api-answers";
import { noteHeard } from "@/lib/browser/page/last-heard";
import { deferUntilSignedIn, pageUserId, sessionChanges } from "@/lib/browser/page/page-session";
import { sendingMs } from "@/lib/browser/slowest-line";
import type { ApiPath } from "@/lib/shared/paths/api-path";
import { TEXTS_HEADER } from "@/lib/shared/texts-header";

/** An error from our own API. When it could not be reached, the code is `offline` and the status 0. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues: ApiIssue[] = [],
    /** The answer's other fields. */
    readonly details: Record<string, string | number> = {},
    /** How long the server asks to wait. */
    readonly retryAfterMs: number | null = null,
    /** The message in each language, if the server sent it. */
    readonly texts?: Record<string, { message: string }>,
  ) {
    super(message);
  }
}

export interface ApiIssue {
  path: string;
  message: string;
}

/** One page of a list; `before` is the id that the next page is requested with, null on the last page. */
export interface ApiPage<Item> {
  items: Item[];
  before: string | null;
  /** For lists in a project: the number of the last event that the list includes. */
  seq: number | null;
}

/** What a call answers, by its method and its path; unknown for a path that could be any call's. */
export type AnswerOf<Method extends string, Path extends string> =
  Path extends ApiPath<infer Call> ? AnswerTo<`${Method} ${Call}`> : unknown;

type AnswerTo<Call extends string> = Call extends keyof ApiAnswers ? ApiAnswers[Call] : unknown;

type ItemOf<List> = List extends (infer Item)[] ? Item : never;

declare const answer: unique symbol;

/** A response whose body the compiler knows. */
export type ApiResponse<Body = unknown> = Response & { readonly [answer]?: Body };

interface WriteOptions {
  /** Reuse the key when retrying: the server then does the work once. */
  idempotencyKey?: string;
  /** The request continues after the page is left. */
  keepalive?: boolean;
  /** False: if the user is no longer signed in, the call fails immediately instead of waiting until they are. */
  waitsForSignIn?: boolean;
  /** The user who makes the call, if that may not be the page's user. */
  userId?: string;
}

interface SendOptions extends WriteOptions {
  timeoutMs?: number;
  /** Aborts the call, and replaces the time limit: for streamed responses. */
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/**
 * Calls our own API from the browser as the page's user. Resolves with the parsed body (null for 204), throws ApiError. The
 * error's message is in the reader's language (if it stays on the page, show `useErrorText` instead), except for `offline`,
 * which has none: the caller explains that best. A call that is refused because the user is no longer signed in waits until
 * they are.
 */
export const api = {
  get: <P extends string>(path: P, options?: WriteOptions) => call("GET", path, undefined, options),
  page: async <P extends string>(path: P): Promise<ApiPage<ItemOf<AnswerOf<"GET", P>>>> =>
    pageOf(await send("GET", path)),
  post: <P extends string>(path: P, body?: object, options?: WriteOptions) =>
    call("POST", path, body, options),
  put: <P extends string>(path: P, body?: object, options?: WriteOptions) => call("PUT", path, body, options),
  patch: <P extends string>(path: P, body?: object) => call("PATCH", path, body),
  delete: <P extends string>(path: P, body?: object) => call("DELETE", path, body),
};

/** Milliseconds until a call that hangs on a bad connection counts as offline, beyond those that its body may take. */
const TIMEOUT_MS = 30_000;

async function call<M extends string, P extends string>(
  method: M,
  path: P,
  body?: object,
  options?: WriteOptions,
): Promise<AnswerOf<M, P>> {
  const answered = async () => bodyOf(await send(method, path, body, options));
  return method === "GET" ? answered() : trackWrite(answered);
}

/** Like `api`, but resolves with the raw response. Throws ApiError for a refusal. */
export async function send<M extends string, P extends string>(
  method: M,
  path: P,
  body?: object,
  options: SendOptions = {},
): Promise<ApiResponse<AnswerOf<M, P>>> {
  const { idempotencyKey, keepalive = false, waitsForSignIn = true, timeoutMs = TIMEOUT_MS } = options;
  const userId = options.userId ?? pageUserId();
  const since = sessionChanges();
  const json = body && JSON.stringify(body);
  const bytes = new Blob(json ? [json] : []).size;
  const response = await fetch(path, {
    method,
    headers: {
      [TEXTS_HEADER]: "1",
      ...(json && { "content-type": "application/json" }),
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      ...(userId && { "x-user-id": userId }),
      ...options.headers,
    },
    ...(json && { body: json }),
    ...(keepalive && { keepalive }),
    signal: options.signal ?? AbortSignal.timeout(timeoutMs + sendingMs(bytes)),
  }).catch(throwOffline);
  if (response.ok && method === "GET") noteHeard();
  if (response.ok) return response;
  const error = await toApiError(response);
  if (!waitsForSignIn) throw error;
  return new Promise((resolve, reject) => {
    const retry = () => {
      send(method, path, body, options).then(resolve, reject);
    };
    if (!deferUntilSignedIn(error, { isWrite: method !== "GET", since, retry })) reject(error);
  });
}

/** Reads a page of a list from a response. */
export async function pageOf<List>(response: ApiResponse<List>): Promise<ApiPage<ItemOf<List>>> {
  const items = (await bodyOf(response)) as ItemOf<List>[];
  return { items, before: cursorIn(response, "next", "before"), seq: seqOf(response) };
}

/** The parsed body of an answer; null for 204. */
export async function bodyOf<Body>(response: ApiResponse<Body>): Promise<Body> {
  const body: unknown = response.status === 204 ? null : await response.json().catch(throwOffline);
  return body as Body;
}

export function throwOffline(): never {
  throw new ApiError(0, "offline", "");
}

async function toApiError(response: Response): Promise<ApiError> {
  const {
    code = "internal",
    message = response.statusText,
    issues,
    texts,
    ...details
  } = ((await response.json().catch(() => null)) ?? {}) as {
    code?: string;
    message?: string;
    issues?: ApiIssue[];
    texts?: Record<string, { message: string }>;
  };
  return new ApiError(response.status, code, message, issues, details, retryAfterOf(response), texts);
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

/** The id with which another page of a list is requested, by its relation to this one. */
export function cursorIn(response: Response, rel: "next" | "prev", name: "before" | "after"): string | null {
  const address = new RegExp(`<([^<>]+)>;\\s*rel="${rel}"`).exec(response.headers.get("link") ?? "")?.[1];
  return address ? new URL(address, location.origin).searchParams.get(name) : null;
}

function seqOf(response: Response): number | null {
  const seq = response.headers.get("x-event-seq");
  return seq === null ? null : Number(seq);
}
