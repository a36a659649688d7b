import { updatesIn } from "./queries";
import type { UpdateView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import type { Page } from "@/lib/answer";
import { progressIn } from "@/lib/projects/queries";
import type { ProgressView } from "@/lib/projects/view";
import { subtasksIn, tasksIn } from "@/lib/tasks/queries";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

interface ReadWorkspaceInput {
  /** The project's. */
  id: string;
  /** The id of the task to open; anything else opens the unassigned updates. */
  folder: string | undefined;
  /** How many updates the first page holds. */
  limit: number;
}

/** What a project's page shows first: all tasks, and the open folder's subtasks and newest updates; takes five statements. */
export interface WorkspaceView {
  tasks: TaskView[];
  progress: ProgressView;
  /** The open task, or null when the unassigned folder is open. */
  task: TaskView | null;
  subtasks: SubtaskView[];
  updates: Page<UpdateView>;
}

/** Reads what a project's page shows first, with one authorization. Throws not_found. */
export async function readWorkspace(actor: Actor, input: ReadWorkspaceInput): Promise<WorkspaceView> {
  const scope = await authorize(actor, "project:see", { projectId: input.id });
  const [tasks, progress] = await Promise.all([tasksIn(actor, scope), progressIn(scope)]);
  const task = tasks.find(({ id }) => id === input.folder) ?? null;
  const [subtasks, updates] = await Promise.all([
    task ? subtasksIn(actor, scope.level, task.id) : [],
    updatesIn(actor, scope, { taskId: task?.id ?? null }, { includeComments: true, limit: input.limit }),
  ]);
  return { tasks, progress, task, subtasks, updates };
}
