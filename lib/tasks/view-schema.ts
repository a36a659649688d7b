import { z } from "zod";
import { view } from "@/lib/kernel/returns";
import { nameTranslationView } from "@/lib/translation/view-schema";

/** What tasks and subtasks have in common. */
const itemShape = () => ({
  language: z
    .string()
    .nullable()
    .describe("BCP 47, of name and description; null for numbers, codes and names."),
  translation: nameTranslationView()
    .exactOptional()
    .describe("In the reader's language, where that is stored."),
  dueDate: z.iso.date().nullable().describe("YYYY-MM-DD."),
  isCompleted: z.boolean(),
  displayOrder: z.int(),
  completedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export const taskView = view(
  "Task",
  "A task folder as the reader sees it: counts include only what they may see. Times are ISO 8601.",
  () => ({
    id: z.uuid(),
    projectId: z.uuid(),
    name: z.string(),
    description: z
      .string()
      .nullable()
      .describe("Also null for readers who see the task only because of a subtask."),
    ...itemShape(),
    updateCount: z.int().describe("Updates directly in it."),
    totalUpdateCount: z.int().describe("Those in its subtasks as well."),
    subtaskCount: z.int(),
    completedSubtaskCount: z.int().describe("How many of those subtasks are done."),
    newUpdatesCount: z.int().describe("Updates by others directly in it since the reader last opened it."),
    totalNewCount: z.int().describe("Those in its subtasks as well, each since it was last opened."),
    assigneeCount: z.int().describe("How many people are assigned to it."),
    isOpen: z
      .boolean()
      .describe(
        "Whether the reader may read and post directly in it, rather than see its name only because of a subtask.",
      ),
  }),
);

const askedPhotoView = view("AskedPhoto", "The photo that a subtask asked for.", () => ({
  updateId: z.uuid(),
  author: z.string(),
  at: z.iso.datetime(),
}));

export const subtaskView = view("Subtask", "A subtask, as its task.", () => ({
  id: z.uuid(),
  parentTaskId: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  ...itemShape(),
  updateCount: z.int(),
  newUpdatesCount: z.int().describe("Updates by others since the reader last opened it."),
  assigneeCount: z.int(),
  asksPhoto: z.boolean().describe("Whether completing it needs a photo in it, except for owners."),
  askedPhoto: askedPhotoView()
    .nullable()
    .describe("The newest one until it was completed; null where none is asked for."),
}));

export const dueSubtaskView = view(
  "DueSubtask",
  "An open subtask with a due date that is the caller's to do.",
  () => {
    const { id, parentTaskId, name, language, translation, asksPhoto } = subtaskView().shape;
    const named = { id, parentTaskId, name, language, translation, asksPhoto };
    return {
      ...named,
      taskName: z.string(),
      projectId: z.uuid(),
      projectName: z.string(),
      dueDate: z.iso.date().describe("YYYY-MM-DD."),
    };
  },
);

export const assigneeView = view("Assignee", "A person assigned to a task or subtask.", () => ({
  userId: z.uuid(),
  assignedAt: z.iso.datetime(),
  user: z.strictObject({ name: z.string(), email: z.string() }),
}));

export const assignmentView = view("Assignment", "That a person is assigned to a task or subtask.", () => ({
  taskId: z.uuid(),
  subtaskId: z.uuid().nullable().describe("Null for somebody who is on the task itself."),
  userId: z.uuid(),
}));
