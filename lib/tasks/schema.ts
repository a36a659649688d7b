import { z } from "zod";
import { withSeen } from "@/lib/kernel/seen-fields";
import { bodyId, idParam, listedIds, optionalDay, optionalText, requiredText, uuid } from "@/lib/kernel/text";
import { MAX } from "@/lib/shared/limits";

/** For a project's tasks or a task's subtasks. */
export const listTasksInput = z.object({ ids: listedIds });
export const createTaskInput = z.object({
  name: requiredText(MAX.name, "nameRequired"),
  description: optionalText(MAX.description),
});
/** Of a task or a subtask. */
export const editTaskInput = withSeen({
  name: requiredText(MAX.name, "nameRequired").optional(),
  description: optionalText(MAX.description),
  dueDate: optionalDay,
});
export const editSubtaskInput = editTaskInput.extend({ asksPhoto: z.boolean("invalid").optional() });
export const subtaskInput = z.object({ name: requiredText(MAX.name, "nameRequired") });
// Optional for pages of the release before, whose button flips it.
export const toggleTaskInput = idParam.extend({ isCompleted: z.boolean("invalid").optional() });
export const assignInput = z.object({ userId: bodyId });
export const assigneeParams = idParam.extend({ userId: uuid() });
/** Assignments that one call can make, and take away. */
const MOST_ASSIGNMENTS = 500;
const assignments = z
  .array(z.object({ taskId: bodyId, subtaskId: bodyId.nullable().default(null), userId: bodyId }), "invalid")
  .max(MOST_ASSIGNMENTS, "invalid")
  .default([]);
/** `subtaskId` is null for somebody who is on the task itself. */
export const changeAssignmentsInput = z.object({ assign: assignments, unassign: assignments });

/** The id is the project's. */
export type CreateTaskInput = z.output<typeof createTaskInput> & { id: string };
/** The id is the task's or the subtask's. */
export type EditTaskInput = z.output<typeof editTaskInput> & { id: string };
export type EditSubtaskInput = z.output<typeof editSubtaskInput> & { id: string };
export type ListTasksInput = z.output<typeof listTasksInput> & { id: string };
/** The id is the task's when adding, the subtask's when renaming. */
export type SubtaskInput = z.output<typeof subtaskInput> & { id: string };
/** Without `isCompleted` it flips. */
export type ToggleTaskInput = z.output<typeof toggleTaskInput>;
export type AssignInput = z.output<typeof assignInput> & { id: string };
export type AssigneeParams = z.output<typeof assigneeParams>;
/** The id is the project's. */
export type ChangeAssignmentsInput = z.output<typeof changeAssignmentsInput> & { id: string };
