import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import type { ActionResult } from "./action-result";
import { type AnySchema, parseInput } from "./parse";
import { describeError, toAppError } from "./translate-error";
import { requireActor } from "@/lib/account/session";
import type { Actor } from "@/lib/access/actor";
import { Answer } from "@/lib/answer";
import { spend } from "@/lib/rate-limit";
import { currentRequest, requestInfoFrom, withRequest } from "@/lib/request-context";

type Input = FormData | Record<string, unknown>;

/** Makes a server action for signed-in users out of an input schema and a domain verb. Next itself refuses other origins. */
export function action<S extends AnySchema, T>(
  schema: S,
  verb: (actor: Actor, input: z.output<S>) => Promise<T | Answer<T>>,
) {
  return (input: Input): Promise<ActionResult<T>> =>
    guarded(async () => {
      const actor = await requireWriter();
      const result = await verb(actor, parseInput(schema, plain(input)));
      return result instanceof Answer ? result.body : result;
    });
}

/** The same for visitors: signing in, signing up, resetting a password. The verb spends its own limits. */
export function publicAction<S extends AnySchema, T>(
  schema: S,
  verb: (caller: null, input: z.output<S>) => Promise<T>,
) {
  return (input: Input): Promise<ActionResult<T>> =>
    guarded(() => verb(null, parseInput(schema, plain(input))));
}

/**
 * For visitors who come to do something: `enter` signs them up or in, then `next` is done as who they now are. The first
 * stands whatever becomes of the second, whose own result comes beside it.
 */
export function arrivalAction<S extends AnySchema, T extends object, N>(
  schema: S,
  enter: (caller: null, input: z.output<S>) => Promise<T>,
  next: (actor: Actor, input: z.output<S>) => Promise<N>,
) {
  return (input: Input): Promise<ActionResult<T & { next: ActionResult<N> }>> =>
    guarded(async () => {
      const parsed = parseInput(schema, plain(input));
      const entered = await enter(null, parsed);
      return { ...entered, next: await settled(async () => next(await requireWriter(), parsed)) };
    });
}

async function requireWriter(): Promise<Actor> {
  const actor = await requireActor();
  await spend("writes", actor.id);
  return actor;
}

async function guarded<T>(work: () => Promise<T>): Promise<ActionResult<T>> {
  return withRequest(requestInfoFrom(await headers()), () => settled(work));
}

async function settled<T>(work: () => Promise<T>): Promise<ActionResult<T>> {
  try {
    return { ok: true, data: await work() };
  } catch (thrown) {
    unstable_rethrow(thrown);
    const error = toAppError(thrown);
    const { code, message, issues } = await describeError(error, currentRequest()?.id ?? "");
    const { details } = error;
    return { ok: false, error: { code, message, ...(issues && { issues }), ...(details && { details }) } };
  }
}

/** A form's fields as an object; React's own hidden fields stay out. */
function plain(input: Input): Record<string, unknown> {
  if (!(input instanceof FormData)) return input;
  return Object.fromEntries([...input.entries()].filter(([name]) => !name.startsWith("$ACTION")));
}
