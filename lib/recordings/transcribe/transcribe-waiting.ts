import { queueWaiting } from "./queue-waiting";
import { enqueue } from "@/lib/events/jobs";
import { Prisma } from "@/lib/kernel/db";

/** Queues the updates' recordings that wait, as `queueWaiting` says. */
export function transcribeWaiting(): Promise<void> {
  return queueWaiting({
    table: Prisma.sql`updates`,
    reference: Prisma.sql`update_id`,
    enqueue: (tx, updateId) => enqueue(tx, "audio.transcribe", { updateId }),
  });
}
