import { changeSubtask } from "./change-subtask";
import type { EditTaskInput } from "./schema";
import type { SubtaskView } from "./view";
import type { Actor } from "@/lib/access/actor";

/**
 * Changes an open subtask's name, description and due date. Throws conflict for a completed one, which can only be deleted. Owner
 * level. Absent fields keep their values, and sending the current values changes nothing.
 */
export async function editSubtask(actor: Actor, input: EditTaskInput): Promise<SubtaskView> {
  return changeSubtask(actor, input, "subtask.edited");
}
