import { enqueue } from "@/lib/events/jobs";
import { Prisma } from "@/lib/kernel/db";
import { queueWaiting } from "@/lib/recordings/transcribe/queue-waiting";

/** Queues the voice messages that wait, as `queueWaiting` says. */
export function transcribeWaitingMessages(): Promise<void> {
  return queueWaiting({
    table: Prisma.sql`chat_messages`,
    reference: Prisma.sql`message_id`,
    enqueue: (tx, messageId) => enqueue(tx, "audio.transcribe-message", { messageId }),
  });
}
