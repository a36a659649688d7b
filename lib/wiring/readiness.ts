import type { readinessView } from "./view-schema";
import { canKeepFiles } from "@/lib/blob/blobs";
import { pingQueue } from "@/lib/events/queue";
import { Answer } from "@/lib/kernel/answer";
import { pool } from "@/lib/kernel/db";
import { log } from "@/lib/kernel/log";
import type { ViewOf } from "@/lib/kernel/returns";

/**
 * Whether the server can do its work: database and job queue answer. A 503 tells the load balancer to send no traffic here. Where no
 * files can be stored, everything but recordings works.
 */
export async function readiness(): Promise<Answer<ViewOf<typeof readinessView>>> {
  const [database, queue, files] = await Promise.all([
    answers("database", () => pool().query("SELECT 1")),
    answers("queue", pingQueue),
    canKeepFiles(),
  ]);
  const ready = database && queue;
  return new Answer(ready ? 200 : 503, { status: ready ? "ready" : "unready", database, queue, files });
}

async function answers(what: string, ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    log.warn({ err: error }, `${what} does not answer`);
    return false;
  }
}
