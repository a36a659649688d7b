import { addToOutbox } from "../client";
import { draftOfFiles, type NewFiles } from "./files";
import type { WrittenIn } from "./item";

export interface NewMessage extends NewFiles {
  userId: string;
  written: WrittenIn;
  /** Null for the team. */
  recipientId: string | null;
  /** May be empty when there is a recording. */
  text: string;
}

/**
 * Posts a chat message through the user's outbox, and settles once this phone has stored it; the server gets it when it can.
 * Rejects when it could not be stored: the caller still has everything.
 */
export async function queueMessage({
  userId,
  written,
  recipientId,
  text,
  ...files
}: NewMessage): Promise<void> {
  await addToOutbox(userId, {
    kind: "message",
    content: { recipientId, text },
    written,
    ...draftOfFiles(files),
  });
}
