import { Client } from "pg";
import { LARGE_IDS, largeId } from "@/prisma/seed/large-rows";
import type { Actor } from "@/lib/access/actor";
import { findActor, findWriter } from "@/lib/account/find-actor";
import { findProjectDetail, listProjects } from "@/lib/projects/queries";
import { newId } from "@/lib/new-id";
import { listTasks } from "@/lib/tasks/queries";
import { commentOnUpdate } from "@/lib/updates/comment-on-update";
import { listUpdates } from "@/lib/updates/queries";

/** The calls that people wait for most, as a worker of the large seed makes them; each resolves with its answer. */
const MAIN_CALLS = {
  updates: (actor: Actor) =>
    listUpdates(actor, { id: LARGE_IDS.bigProject, includeComments: true, limit: 100 }).then(
      ({ items }) => items,
    ),
  projects: (actor: Actor) => listProjects(actor, {}),
  project: (actor: Actor) => findProjectDetail(actor, { id: LARGE_IDS.bigProject }),
  tasks: (actor: Actor) => listTasks(actor, { id: LARGE_IDS.bigProject }),
  comments: (actor: Actor, update: number) =>
    commentOnUpdate(actor, { id: largeId("update", update), content: "On it" }),
};

export type MainCall = keyof typeof MAIN_CALLS;
export const MAIN_CALL_NAMES = Object.keys(MAIN_CALLS) as MainCall[];

export interface Statement {
  text: string;
  values?: unknown[];
}

interface Recording {
  statements: Statement[];
  answer: object;
  /** The id of what the call created, if anything: each replay needs a new one. */
  made: string | undefined;
}

/**
 * Makes the call twice and records what the second one sends to the database of DATABASE_URL: a client's one-time queries do not
 * count. `update` is the number of the update that is commented on.
 */
export async function recordCall(call: MainCall, update = 4990): Promise<Recording> {
  const find = call === "comments" ? findWriter : findActor;
  const make = async () => {
    const { actor } = await find({ sid: newId(), sub: LARGE_IDS.worker, version: 0 });
    if (!actor) throw new Error("The large seed is missing");
    return MAIN_CALLS[call]({ ...actor, reads: actor.language }, update);
  };
  await make();
  const statements: Statement[] = [];
  const send = Reflect.get(Client.prototype, "query") as (...args: unknown[]) => unknown;
  const recordAndSend = function (this: Client, ...args: unknown[]) {
    statements.push(typeof args[0] === "string" ? { text: args[0] } : (args[0] as Statement));
    return Reflect.apply(send, this, args);
  };
  Reflect.set(Client.prototype, "query", recordAndSend);
  try {
    const answer = await make();
    return { statements, answer, made: call === "comments" && "id" in answer ? answer.id : undefined };
  } finally {
    Reflect.set(Client.prototype, "query", send);
  }
}
