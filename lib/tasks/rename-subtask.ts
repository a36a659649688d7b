import { changeSubtask } from "./change-subtask";
import type { SubtaskInput } from "./schema";
import type { SubtaskView } from "./view";
import type { Actor } from "@/lib/access/actor";

/** Renames an open subtask. Throws conflict for a completed one, which can only be deleted. Owner level. */
export async function renameSubtask(actor: Actor, { id, name }: SubtaskInput): Promise<SubtaskView> {
  return changeSubtask(actor, { id, name }, "subtask.renamed");
}
