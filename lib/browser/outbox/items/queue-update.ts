import { addToOutbox } from "../client";
import type { UpdateContent } from "../kinds/update";
import { draftOfFiles, type NewFiles } from "./files";
import type { WrittenIn } from "./item";
import type { Asks } from "@/lib/browser/outbox/kinds/comment";

export interface NewUpdate extends NewFiles, Pick<UpdateContent, "completesSubtask"> {
  userId: string;
  written: WrittenIn;
  /** Null for Unassigned. */
  taskId: string | null;
  /** Null for the task itself. */
  subtaskId: string | null;
  /** May be empty when there is a recording. */
  text: string;
  /** How long it can be undone, in milliseconds. */
  undoMs?: number;
  asks?: Asks | undefined;
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
  asks,
  completesSubtask,
  undoMs = 0,
  ...files
}: NewUpdate): Promise<number> {
  const more = { ...(completesSubtask && { completesSubtask }), ...(asks && { asks }) };
  const content = { text, taskId, subtaskId, ...more };
  const draft = { kind: "update" as const, content, written, undoMs };
  const item = await addToOutbox(userId, { ...draft, ...draftOfFiles(files) });
  return item.id;
}
