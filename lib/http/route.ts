import { NextResponse } from "next/server";
import type { z } from "zod";
import { Answer, Page } from "@/lib/answer";
import { JSON_BODY_LIMIT, readJson } from "./body";
import { once, type StoredAnswer } from "./idempotency";
import { assertSameOrigin } from "./origin";
import { type AnySchema, parseInput, parseParams } from "./parse";
import { redactPath } from "./redact-path";
import { describeError, toAppError } from "./translate-error";
import { requireActor } from "@/lib/account/session";
import type { Actor } from "@/lib/access/actor";
import { log } from "@/lib/log";
import { spend } from "@/lib/rate-limit";
import { currentRequest, requestInfoFrom, withRequest } from "@/lib/request-context";
import { requireOperator } from "@/lib/operator/session";

/** A call of CONTRACT, declared: what comes in, who may knock. Everything else is the verb's. */
interface Declaration<P extends AnySchema, Q extends AnySchema, B extends AnySchema, A extends Access> {
  params?: P;
  query?: Q;
  body?: B;
  /** Who may call: a signed-in user unless it says otherwise. */
  access?: A;
  /** Answers 201, and takes an Idempotency-Key. */
  creates?: boolean;
  /** The status of a success where it is not the usual one. */
  status?: 200;
  /** Bytes; 256 kB unless it says otherwise. */
  bodyLimit?: number;
}

type Access = "user" | "public" | "operator";
type Caller<A extends Access> = A extends "public" ? null : Actor;
type Handler = (request: Request, context: { params: Promise<object | undefined> }) => Promise<Response>;
type Verb<A extends Access, I> = (caller: Caller<A>, input: I) => Promise<unknown>;

interface Inputs {
  path: object;
  query: object;
  body: object;
  bodyText: string;
}

/**
 * Makes a route handler out of a declaration and a domain verb. Refusals come in the order of CONTRACT section 2:
 * origin, 401, 429, 413 or 415, 400, 404 for a malformed id; the verb does the rest.
 */
export function route<
  P extends AnySchema = z.ZodObject,
  Q extends AnySchema = z.ZodObject,
  B extends AnySchema = z.ZodObject,
  A extends Access = "user",
>(declaration: Declaration<P, Q, B, A>, verb: Verb<A, z.output<P> & z.output<Q> & z.output<B>>): Handler {
  return (request, context) =>
    withRequest(requestInfoFrom(request.headers), async () => {
      const started = performance.now();
      const response = await handle(declaration, verb, request, context).catch(toResponse);
      finish(request, response, performance.now() - started);
      return response;
    });
}

async function handle<P extends AnySchema, Q extends AnySchema, B extends AnySchema, A extends Access>(
  declaration: Declaration<P, Q, B, A>,
  verb: Verb<A, z.output<P> & z.output<Q> & z.output<B>>,
  request: Request,
  context: { params: Promise<object | undefined> },
): Promise<Response> {
  assertSameOrigin(request);
  const caller = await callerOf(declaration.access ?? "user", request);
  if (caller && isWrite(request)) await spend("writes", caller.id);
  const inputs = await readInputs(declaration, request, await context.params);
  const input = { ...inputs.body, ...inputs.query, ...inputs.path } as z.output<P> &
    z.output<Q> &
    z.output<B>;
  const work = async () =>
    toStored(
      await verb(caller as Caller<A>, input),
      declaration.status ?? (declaration.creates ? 201 : 200),
      request,
    );
  const key = declaration.creates ? request.headers.get("idempotency-key") : null;
  const { stored, headers } = await answerOnce({ caller, key, request, bodyText: inputs.bodyText }, work);
  return respond(stored, headers);
}

async function callerOf(access: Access, request: Request): Promise<Actor | null> {
  if (access === "public") return null;
  return access === "operator" ? requireOperator(request.headers.get("adminkey")) : requireActor();
}

async function readInputs(
  declaration: Pick<
    Declaration<AnySchema, AnySchema, AnySchema, Access>,
    "params" | "query" | "body" | "bodyLimit"
  >,
  request: Request,
  rawParams: object | undefined,
): Promise<Inputs> {
  const raw =
    isWrite(request) && declaration.body
      ? await readJson(request, declaration.bodyLimit ?? JSON_BODY_LIMIT)
      : { text: "", value: {} };
  const body = declaration.body ? parseInput(declaration.body, raw.value) : {};
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const query = declaration.query ? parseInput(declaration.query, search) : {};
  const path = declaration.params ? parseParams(declaration.params, rawParams) : {};
  return { path, query, body, bodyText: raw.text };
}

interface Worked {
  stored: StoredAnswer;
  headers: Record<string, string>;
}

function toStored(result: unknown, status: number, request: Request): Worked {
  if (result === undefined) return { stored: { status: 204, body: null }, headers: {} };
  if (result instanceof Answer)
    return { stored: { status: result.status, body: result.body }, headers: result.headers };
  if (!(result instanceof Page)) return { stored: { status, body: result }, headers: {} };
  return {
    stored: { status, body: result.items },
    headers: result.next ? { Link: nextLink(request, result.next) } : {},
  };
}

async function answerOnce(
  {
    caller,
    key,
    request,
    bodyText,
  }: { caller: Actor | null; key: string | null; request: Request; bodyText: string },
  work: () => Promise<Worked>,
): Promise<Worked> {
  if (!caller || key === null) return work();
  const path = new URL(request.url).pathname;
  const stored = await once(
    { actor: caller, method: request.method, path, key, bodyText },
    async () => (await work()).stored,
  );
  return { stored, headers: {} };
}

function respond({ status, body }: StoredAnswer, headers: Record<string, string>): Response {
  const all = { ...headers, "cache-control": "no-store" };
  return status === 204
    ? new NextResponse(null, { status, headers: all })
    : NextResponse.json(body, { status, headers: all });
}

function nextLink(request: Request, before: string): string {
  const url = new URL(request.url);
  url.searchParams.set("before", before);
  return `<${url.pathname}${url.search}>; rel="next"`;
}

async function toResponse(thrown: unknown): Promise<Response> {
  const error = toAppError(thrown);
  const view = await describeError(error, currentRequest()?.id ?? "");
  const retry =
    error.retryAfterSeconds === undefined ? {} : { "retry-after": String(error.retryAfterSeconds) };
  return NextResponse.json(view, {
    status: error.status,
    headers: { "cache-control": "no-store", ...retry },
  });
}

function finish(request: Request, response: Response, ms: number): void {
  response.headers.set("x-request-id", currentRequest()?.id ?? "");
  const path = redactPath(new URL(request.url).pathname);
  log.info({ method: request.method, path, status: response.status, ms: Math.round(ms) }, "request");
}

function isWrite(request: Request): boolean {
  return request.method !== "GET" && request.method !== "HEAD";
}
