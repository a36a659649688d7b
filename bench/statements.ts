import { parseArgs } from "node:util";
import { Client, Pool } from "pg";
import type { LoadResult } from "./http-load";
import { LARGE_IDS, largeId } from "@/prisma/seed/large-rows";
import type { Actor } from "@/lib/access/actor";
import { findActor, findWriter } from "@/lib/account/find-actor";
import { disconnect } from "@/lib/db";
import { env } from "@/lib/env";
import { newId } from "@/lib/new-id";
import { listProjects } from "@/lib/projects/queries";
import { commentOnUpdate } from "@/lib/updates/comment-on-update";
import { listUpdates } from "@/lib/updates/queries";

/*
 * How fast a call could be at best: its database statements are recorded once, then replayed by the same client (pg) and
 * nothing else: no server, no session, no rules, no views.
 */

interface Statement {
  text: string;
  values?: unknown[];
}

interface Recording {
  statements: Statement[];
  made: string | undefined;
}

const { values } = parseArgs({
  options: {
    call: { type: "string", default: "projects" },
    connections: { type: "string", default: "16" },
    warmUp: { type: "string", default: "1" },
    seconds: { type: "string", default: "5" },
  },
});

/** Each resolves with the id of what it created, if anything: each replay has to use a new one. */
const CALLS: Record<string, (actor: Actor) => Promise<{ id?: string }>> = {
  updates: (actor) =>
    listUpdates(actor, { id: LARGE_IDS.bigProject, includeComments: true, limit: 100 }).then(() => ({})),
  projects: (actor) => listProjects(actor, {}).then(() => ({})),
  comments: (actor) => commentOnUpdate(actor, { id: largeId("update", 4990), content: "On it" }),
};

const recording = await recordStatements(async () => {
  const find = values.call === "comments" ? findWriter : findActor;
  const { actor } = await find({ sub: LARGE_IDS.worker, version: 0 });
  if (!actor) throw new Error("The large seed is missing");
  return (await CALLS[values.call]?.({ ...actor, reads: actor.language }))?.id;
});
process.stdout.write(`${JSON.stringify(await replay(recording))}\n`);

/** Runs `work` twice and records the second run only: a client's one-time queries do not count. */
async function recordStatements(work: () => Promise<string | undefined>): Promise<Recording> {
  await work();
  const recorded: Statement[] = [];
  const send = Reflect.get(Client.prototype, "query") as (...args: unknown[]) => unknown;
  const recordAndSend = function (this: Client, ...args: unknown[]) {
    recorded.push(typeof args[0] === "string" ? { text: args[0] } : (args[0] as Statement));
    return Reflect.apply(send, this, args);
  };
  Reflect.set(Client.prototype, "query", recordAndSend);
  const made = await work();
  Reflect.set(Client.prototype, "query", send);
  await disconnect();
  return { statements: recorded, made };
}

async function replay(recording: Recording): Promise<LoadResult> {
  const pool = new Pool({ connectionString: env.DATABASE_URL, max: env.DATABASE_POOL });
  const from = performance.now() + Number(values.warmUp) * 1000;
  const until = from + Number(values.seconds) * 1000;
  const times: number[] = [];
  const lane = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      await once(pool, recording);
      if (began >= from && performance.now() <= until) times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: Number(values.connections) }, lane));
  await pool.end();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    requests: times.length,
    failures: 0,
    seconds: Number(values.seconds),
    p50: at(0.5),
    p99: at(0.99),
  };
}

async function once(pool: Pool, { statements, made }: Recording): Promise<void> {
  const id = newId();
  const client = await pool.connect();
  try {
    for (const { values: parameters = [], ...statement } of statements)
      await client.query({ ...statement, values: parameters.map((value) => (value === made ? id : value)) });
  } finally {
    client.release();
  }
}
