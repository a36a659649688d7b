import type { z } from "zod";
import { type AccessKind, accessOf, type CallerOf } from "./access/named";
import { admit, isWrite, NOTHING } from "./admit";
import { revalidated, tagOf } from "./answer/entity-tag";
import { respondWithJson, toJsonAnswer } from "./answer/json";
import { findAnswer, keepAnswer, type KeptAnswer, toResponse } from "./answer/kept-answers";
import { answerByPreconditions } from "./answer/preconditions";
import { respond } from "./answer/respond";
import { assertSameUser } from "./assert-same-user";
import { type BodyKind, ClientGone } from "./body/body-kind";
import { json } from "./body/json";
import { CookieJar } from "./call-cookies";
import { type Answering, noteCall } from "./direct-calls";
import { assertSameOrigin } from "./origin";
import { type AnySchema, parseInput, parseParams } from "./parse";
import { toRefusal } from "./refuse";
import { logRequest } from "./request-log";
import { TIME_LIMIT_MS, withinTime } from "./time-limit";
import type { Actor } from "@/lib/access/actor";
import type { LockedTable } from "@/lib/access/lock-order";
import type { Permission } from "@/lib/access/policy";
import type { Target } from "@/lib/access/target-chain";
import { type Shown, TARGETS } from "@/lib/access/version";
import { requireReader } from "@/lib/account/session/session";
import { retryAfterAnswer } from "@/lib/events/jobs";
import { runOnce } from "@/lib/http/once/idempotency";
import { runOutsideCallOnce } from "@/lib/http/once/run-outside-call-once";
import { newId } from "@/lib/kernel/new-id";
import type { OutsideCall, ServiceCall } from "@/lib/kernel/outside-call";
import { requestInfoFrom, withRequest } from "@/lib/kernel/request-context";
import type { Returned, Returns } from "@/lib/kernel/returns";
import { idParam } from "@/lib/kernel/text";

type AnyBody = AnySchema | BodyKind<object>;

/**
 * What a write changes: something in a `project`, which an event announces; a `business`; what is shown of a project without an event,
 * so that a trigger raises its version (`silent`); or what is the caller's `own`, or a business's plan, which no other verb locks.
 */
type Changed = "project" | "business" | "silent" | "own";

/** Declares an API call: who may call it, its input, and where its response differs from the default. The verb does the rest. */
export interface Declaration<
  P extends AnySchema = AnySchema,
  Q extends AnySchema = AnySchema,
  B extends AnyBody = AnyBody,
  A extends AccessKind = AccessKind,
  R extends Returns = Returns,
> {
  /** What a success answers; default: nothing (204). Our tests check every answer against it, a server never does. */
  returns?: R;
  /** Of the path, where it has others than one `id`. */
  params?: P;
  query?: Q;
  /** A schema for JSON of at most 256 kB, or another kind of lib/http/body. */
  body?: B;
  /** Default: a signed-in user. */
  access?: A;
  /** The permissions that the verb asks for (some, depending on its target), as a test checks. */
  needs?: Permission | readonly Permission[];
  /** Of a user's write; default: `project`. lock-order.http.test.ts checks it, and `locks`. */
  changes?: Changed | readonly Changed[];
  /** The tables, besides `projects`, in which the verb waits for rows that it changes or deletes, in its order (lock-order.ts). */
  locks?: LockedTable | readonly LockedTable[];
  /** Answers 201, and takes an Idempotency-Key. */
  creates?: boolean;
  /** The status of a success, where it is not the default. */
  status?: 200 | 202;
  /** Another status with which it may answer the same. */
  orStatus?: 200 | 503;
  /** What is reported, to a client that accepts events, while the verb works. */
  progress?: () => z.ZodType;
  /**
   * A GET of a project's content, whose answer changes only with the version of what it shows (lib/access/version.ts): it carries
   * an ETag, and is 304 while that version stays. Its `id` names what is shown.
   */
  revalidates?: Shown;
  /** What the `id` of a write names, where its verb authorizes without locks: it is loaded with the caller. */
  reaches?: Shown;
  /** How long the verb may take, where that is not `TIME_LIMIT_MS`. */
  timeLimitMs?: number;
  /** How long a claim outlives its process, for a verb that calls an outside service. */
  leaseMs?: number;
}

type BodyInput<B extends AnyBody> =
  B extends BodyKind<infer T> ? T : B extends AnySchema ? z.output<B> : never;
type Input<P extends AnySchema, Q extends AnySchema, B extends AnyBody> = z.output<P> &
  z.output<Q> &
  BodyInput<B>;
type Plain<Caller, I, T = Promise<unknown>> = (caller: Caller, input: I) => T;
type Outside<Caller, I, T = unknown> = OutsideCall<Caller, I, unknown, unknown, Awaited<T>>;
type Verb<Caller, I, T = Promise<unknown>> = Plain<Caller, I, T> | Outside<Caller, I, T>;
type Handle = (request: Request, context: { params: Promise<object | undefined> }) => Promise<Response>;

/** A route handler with what it declares, from which the API's description is made (sandbox/openapi). */
export type Handler = Handle & { declaration: Declaration };

/** One request of a call, with the types erased. */
interface Call {
  declaration: Declaration;
  verb: Verb<Actor | null, object>;
  request: Request;
  url: URL;
  params: object;
}

interface Inputs {
  caller: Actor | null;
  input: object;
  /** Digest of the body. */
  digest: () => string;
}

/**
 * Makes a route handler from a declaration and a verb. Refusals come in the order of docs/api.md: another site's origin,
 * 401, 429, 413 or 415, 400, 404 for a malformed id; the verb checks the rest.
 */
export function route<
  P extends AnySchema = typeof idParam,
  Q extends AnySchema = z.ZodObject,
  B extends AnyBody = z.ZodObject,
  A extends AccessKind = "user",
  R extends Returns = never,
>(declaration: Declaration<P, Q, B, A, R>, verb: Verb<CallerOf<A>, Input<P, Q, B>, Returned<R>>): Handler {
  const answering: Answering = (request, params, around) => {
    const started = performance.now();
    const cookies = new CookieJar(request.headers.get("cookie"));
    const info = { ...requestInfoFrom(request.headers), cookies, ...around };
    return withRequest(info, async () => {
      const url = new URL(request.url);
      const call = { declaration, verb, request, url, params };
      const answered = await answer(call as unknown as Call).catch(refuse);
      answered.headers.set("x-request-id", info.id);
      for (const line of cookies.lines()) answered.headers.append("set-cookie", line);
      logRequest({ method: request.method, path: url.pathname, status: answered.status, started });
      retryAfterAnswer();
      return answered;
    });
  };
  const handle: Handle = async (request, context) => {
    const params = (await context.params) ?? {};
    // Those that people wait for most, whose verbs need nothing of Next.
    if (declaration.revalidates ?? declaration.reaches)
      noteCall(request.method, new URL(request.url).pathname, params, answering);
    return toResponse(await answering(request, params));
  };
  return declares(declaration as unknown as Declaration, handle);
}

/** A handler with its declaration, for a call that answers without any of what `route` does. */
export function declares<H extends Handle | (() => Response)>(
  declaration: Declaration,
  handle: H,
): H & { declaration: Declaration } {
  return Object.assign(handle, { declaration });
}

async function answer(call: Call): Promise<Response | KeptAnswer> {
  const { declaration, request } = call;
  assertSameOrigin(request);
  if (declaration.revalidates && !isWrite(request)) return revalidate(call, declaration.revalidates);
  const { caller, received } = await admit(request, {
    access: declaration.access ?? "user",
    body: bodyKind(declaration.body),
    reaches: reachedBy(call),
  });
  try {
    const input = { ...received.input(), ...readAddress(call) };
    const limit = declaration.timeLimitMs ?? TIME_LIMIT_MS;
    return await withinTime(limit, () => perform(call, { caller, input, digest: () => received.digest }));
  } finally {
    await received.discard?.();
  }
}

/** What a write that declares it acts on; null where the path names nothing, which is refused later. */
function reachedBy({ declaration: { reaches }, request, params }: Call): Target | null {
  const named = reaches && isWrite(request) && idParam.safeParse(params).data;
  return named ? TARGETS[reaches](named.id) : null;
}

/**
 * Loads the caller, the version and what `authorize` needs with one statement. A reader who has this version gets a 304; one who had
 * it before gets the same bytes again.
 */
async function revalidate(call: Call, shown: Shown): Promise<Response | KeptAnswer> {
  const { request, url } = call;
  const { precheck, identify } = accessOf("user");
  await precheck(request);
  let input: { id?: string };
  try {
    input = readAddress(call);
  } catch (error) {
    // 401 comes before 400 and 404.
    await identify(request, NOTHING, { spends: false });
    throw error;
  }
  const { actor, version } = await requireReader(shown, input.id ?? "");
  assertSameUser(actor, request.headers.get("x-user-id"));
  const tag = version && tagOf(actor, url, version);
  const cache = tag ? revalidated(tag) : null;
  const known = cache && (answerByPreconditions(request, cache) ?? findAnswer(cache.etag));
  if (known) return known;
  const limit = call.declaration.timeLimitMs ?? TIME_LIMIT_MS;
  const response = await withinTime(limit, () => perform(call, { caller: actor, input, digest: () => "" }));
  return cache ? keepAnswer(response, cache) : response;
}

function bodyKind(body: AnyBody | undefined): BodyKind<object> | null {
  if (!body) return null;
  return "receive" in body ? body : json(body);
}

/** The query before the path: 400 comes before 404. */
function readAddress({ declaration, url, params }: Call): object {
  const query = declaration.query && parseInput(declaration.query, Object.fromEntries(url.searchParams));
  const schema = declaration.params ?? ("id" in params ? idParam : undefined);
  const path = schema && parseParams(schema, params);
  return { ...query, ...path };
}

/** Runs the verb; once per Idempotency-Key if it creates something. */
async function perform(call: Call, { caller, input, digest }: Inputs): Promise<Response> {
  const { declaration, verb, request, url } = call;
  const status = declaration.status ?? (declaration.creates ? 201 : 200);
  const key = declaration.creates ? request.headers.get("idempotency-key") : null;
  const keyed = (actor: Actor) => {
    const of = { actor, method: request.method, path: url.pathname, digest: digest() };
    return { ...of, key: key ?? newId(), isOurs: key === null };
  };
  if (typeof verb !== "function") {
    if (!caller) throw new Error("A verb that calls an outside service needs a caller to own the key");
    const phases = {
      claim: () => verb.claim(caller, input),
      work: (claimed: unknown, service: ServiceCall) => verb.work(claimed, service, input),
      finish: async (done: { claimed: unknown; worked: unknown }) =>
        toJsonAnswer(await verb.finish(caller, input, done), status, url),
    };
    const { leaseMs } = declaration;
    return await runOutsideCallOnce(keyed(caller), phases, { request, leaseMs });
  }
  if (!caller || !key) return respond(await verb(caller, input), status, request);
  const work = async () => toJsonAnswer(await verb(caller, input), status, url);
  return respondWithJson(await runOnce(keyed(caller), work));
}

/** No client receives it; it distinguishes these requests from our errors in the log. */
const CLIENT_GONE = 499;

async function refuse(thrown: unknown): Promise<Response> {
  if (thrown instanceof ClientGone) return new Response(null, { status: CLIENT_GONE });
  return respondWithJson(await toRefusal(thrown));
}
