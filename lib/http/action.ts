import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { toJsonAnswer } from "./answer/json";
import { assertSameUser } from "./assert-same-user";
import { markUnderstood } from "./guard/bad-action";
import { type AnySchema, parseInput } from "./parse";
import { logRequest } from "./request-log";
import type { ActionResult, ActionStamp } from "./shared/action-result";
import { TIME_LIMIT_MS, withinTime } from "./time-limit";
import { describeError, forPages, textsInEach, toAppError } from "./translate-error";
import type { Actor } from "@/lib/access/actor";
import { requireWriter, sessionActor } from "@/lib/account/session/session";
import { runOnce } from "@/lib/http/once/idempotency";
import { Answer } from "@/lib/kernel/answer";
import { requestInfoFrom, withRequest } from "@/lib/kernel/request-context";
import { hashSecret } from "@/lib/kernel/secrets";

type Input = FormData | Record<string, unknown>;

interface ActionOptions {
  /** What it creates, if anything: a retry with the same key gets the first response and creates nothing. */
  creates?: string;
}

/**
 * Makes a server action for signed-in users from an input schema and a verb. Refuses calls from pages that were rendered for
 * another user, and calls that do not say for which user.
 */
export function action<S extends AnySchema, T>(
  schema: S,
  verb: (actor: Actor, input: z.output<S>) => Promise<T | Answer<T>>,
  { creates }: ActionOptions = {},
) {
  return (input: Input, stamp: ActionStamp): Promise<ActionResult<T>> =>
    guarded(verb.name, async () => {
      const actor = await requireWriter();
      const { userId, key } = readStamp(stamp);
      assertSameUser(actor, userId ?? "");
      const fields = plain(input);
      const parsed = parseInput(schema, fields);
      if (!creates || !key) return bodyOf(await verb(actor, parsed));
      const keyed = {
        actor,
        method: "ACTION",
        path: creates,
        key,
        digest: hashSecret(JSON.stringify(fields)),
      };
      const stored = await runOnce(keyed, async () => toJsonAnswer(await verb(actor, parsed), 201));
      return stored.body as T;
    });
}

/**
 * The same for visitors: signing in, signing up, resetting a password. The verb spends its own rate limits. Refused from a
 * page that was rendered for a user while another one is signed in.
 */
export function publicAction<S extends AnySchema, T>(
  schema: S,
  verb: (caller: null, input: z.output<S>) => Promise<T>,
) {
  return (input: Input, stamp: ActionStamp): Promise<ActionResult<T>> =>
    guarded(verb.name, async () => {
      const { userId } = readStamp(stamp);
      const signedIn = userId === null ? null : await sessionActor();
      if (signedIn) assertSameUser(signedIn, userId);
      return verb(null, parseInput(schema, plain(input)));
    });
}

/**
 * For visitors who sign up or in to do something: `enter` signs them in, then `next` runs as that user. A failure of `next`
 * does not undo `enter`; its result is returned separately.
 */
export function arrivalAction<S extends AnySchema, T extends object, N>(
  schema: S,
  enter: (caller: null, input: z.output<S>) => Promise<T>,
  next: (actor: Actor, input: z.output<S>) => Promise<N>,
) {
  return (input: Input): Promise<ActionResult<T & { next: ActionResult<N> }>> =>
    guarded(enter.name, async () => {
      const parsed = parseInput(schema, plain(input));
      const entered = await enter(null, parsed);
      return { ...entered, next: await toResult(async () => next(await requireWriter(), parsed)) };
    });
}

/** The same as for API calls: the request context, a time limit, one log line. */
async function guarded<T>(name: string, work: () => Promise<T>): Promise<ActionResult<T>> {
  const started = performance.now();
  const sent = await headers();
  markUnderstood();
  return withRequest(requestInfoFrom(sent), async () => {
    const result = await toResult(() => withinTime(TIME_LIMIT_MS, work));
    const outcome = result.ok ? { status: 200 } : { status: 400, code: result.error.code };
    logRequest({ method: "ACTION", path: pageOf(sent), action: name, started, ...outcome });
    return result;
  });
}

async function toResult<T>(work: () => Promise<T>): Promise<ActionResult<T>> {
  try {
    return { ok: true, data: await work() };
  } catch (thrown) {
    unstable_rethrow(thrown);
    const error = forPages(toAppError(thrown));
    const { code, message, issues, requestId } = await describeError(error);
    const more = {
      texts: await textsInEach(error),
      ...(issues && { issues }),
      ...(error.details && { details: error.details }),
    };
    return { ok: false, error: { code, message, ...more, ...(requestId && { requestId }) } };
  }
}

function bodyOf<T>(result: T | Answer<T>): T {
  return result instanceof Answer ? result.body : result;
}

/** The page that the form is on, according to the Referer header. */
function pageOf(sent: Headers): string {
  return URL.parse(sent.get("referer") ?? "")?.pathname ?? "";
}

/** A form's fields as an object; React's own hidden fields stay out. */
function plain(input: Input): Record<string, unknown> {
  const entries = Object.entries(input instanceof FormData ? Object.fromEntries(input.entries()) : input);
  return Object.fromEntries(entries.filter(([name]) => !name.startsWith("$ACTION")));
}

/** Validates the stamp: clients can send anything. */
function readStamp(stamp: Partial<Record<keyof ActionStamp, unknown>> | undefined) {
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
  return { userId: text(stamp?.userId), key: text(stamp?.key) };
}
