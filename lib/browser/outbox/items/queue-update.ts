import { addToOutbox } from "../client";
import { draftOfFiles, type NewFiles } from "./files";
import type { WrittenIn } from "./item";

export interface NewUpdate extends NewFiles {
  userId: string;
  written: WrittenIn;
  /** Null for Unassigned. */
  taskId: string | null;
  /** Null for the task itself. */
  subtaskId: string | null;
  /** May be empty when there is a recording. */
  text: string;
}

/**
 * Posts an update through the user's outbox, and settles once this phone has stored it; the server gets it when it can.
 * Settles with the item's id. Rejects when it could not be stored: the caller still has everything.
 */
export async function queueUpdate({
  userId,
  written,
  taskId,
  subtaskId,
  text,
  ...files
}: NewUpdate): Promise<number> {
  const content = { text, taskId, subtaskId };
  const item = await addToOutbox(userId, { kind: "update", content, written, ...draftOfFiles(files) });
  return item.id;
}
