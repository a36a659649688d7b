import { addToOutbox } from "../client";
import type { WrittenIn } from "./item";
import type { Recording } from "./queue-update";

export interface NewMessage {
  userId: string;
  written: WrittenIn;
  /** Null for the team. */
  recipientId: string | null;
  /** May be empty when there is a recording. */
  text: string;
  recording?: Recording;
}

/**
 * Posts a chat message through the user's outbox, and settles once this phone has stored it; the server gets it when it can.
 * Rejects when it could not be stored: the caller still has everything.
 */
export async function queueMessage({ userId, written, recording, ...content }: NewMessage): Promise<void> {
  const { durationMs, peaks, ...kept } = recording ?? {};
  const measured = { ...(durationMs !== undefined && { durationMs }), ...(peaks && { peaks }) };
  await addToOutbox(userId, { kind: "message", content: { ...content, ...measured }, written, ...kept });
}
