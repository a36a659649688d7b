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
      const actor = await requireActor();
      await spend("writes", actor.id);
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

async function guarded<T>(work: () => Promise<T>): Promise<ActionResult<T>> {
  return withRequest(requestInfoFrom(await headers()), async () => {
    try {
      return { ok: true, data: await work() };
    } catch (error) {
      unstable_rethrow(error);
      const { code, message, issues } = await describeError(toAppError(error), currentRequest()?.id ?? "");
      return { ok: false, error: { code, message, ...(issues && { issues }) } };
    }
  });
}

/** A form's fields as an object; React's own hidden fields stay out. */
function plain(input: Input): Record<string, unknown> {
  if (!(input instanceof FormData)) return input;
  return Object.fromEntries([...input.entries()].filter(([name]) => !name.startsWith("$ACTION")));
}
