import { ALL_FOLDER, UNASSIGNED_FOLDER } from "../limits";
import { updatesIn } from "../queries";
import type { UpdateView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { authorizePage } from "@/lib/access/authorize";
import { atLeast } from "@/lib/access/policy";
import type { Page } from "@/lib/kernel/answer";
import { progressIn } from "@/lib/projects/queries";
import type { ProgressView, VisitView } from "@/lib/projects/view";
import { subtasksIn, tasksIn } from "@/lib/tasks/queries";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";

interface ReadWorkspaceInput {
  /** The project's. */
  id: string;
  visit: VisitView;
  /** "all" or the id of the task to open; without one, the reader's start folder; anything else is unassigned. */
  folder: string | undefined;
  /** How many updates the first page holds. */
  limit: number;
}

/** What a project's page shows first: all tasks, and the open folder's subtasks and newest updates. */
export interface WorkspaceView {
  tasks: TaskView[];
  progress: ProgressView;
  /** What opens without being asked for: "unassigned", "all" or the id of a task. */
  startFolder: string;
  /** What is open, likewise. */
  folder: string;
  /** The open task, or null. */
  task: TaskView | null;
  subtasks: SubtaskView[];
  updates: Page<UpdateView>;
}

/** Reads what a project's page shows first, with one authorization. Throws not_found. */
export async function readWorkspace(actor: Actor, input: ReadWorkspaceInput): Promise<WorkspaceView> {
  const scope = await authorizePage(actor, "project:see", { projectId: input.id });
  const [tasks, progress] = await Promise.all([tasksIn(actor, scope), progressIn(scope)]);
  const start = startFolder({ ...input.visit, manages: atLeast(scope.level, "manager"), tasks });
  const asked = input.folder ?? start;
  const task = tasks.find(({ id }) => id === asked) ?? null;
  const [subtasks, updates] = await Promise.all([
    task ? subtasksIn(actor, scope.level, task.id) : [],
    updatesIn(actor, scope, asked === ALL_FOLDER ? {} : { taskId: task?.id ?? null }, {
      includeComments: true,
      limit: input.limit,
    }),
  ]);
  const folder = asked === ALL_FOLDER ? ALL_FOLDER : (task?.id ?? UNASSIGNED_FOLDER);
  return { tasks, progress, startFolder: start, folder, task, subtasks, updates };
}

interface Opening extends Omit<VisitView, "guide"> {
  /** Whether the reader is manager-level. */
  manages: boolean;
  tasks: Pick<TaskView, "id" | "isCompleted" | "totalNewCount">[];
}

/**
 * The folder that a project's page opens when its address names none: "unassigned", "all" or the id of a task. The reader's
 * own choice comes first. On their first visit members get the folder with the most new updates, else the first of their
 * tasks that is still open; everybody else gets the unassigned updates.
 */
export function startFolder({
  manages,
  isFirstVisit,
  chosenView,
  tasks,
  unassignedNewCount,
}: Opening): string {
  if (chosenView === "all") return ALL_FOLDER;
  if (manages || !isFirstVisit) return UNASSIGNED_FOLDER;
  const folders = [...tasks, { id: UNASSIGNED_FOLDER, totalNewCount: unassignedNewCount }];
  const newest = folders.reduce((most, folder) =>
    folder.totalNewCount > most.totalNewCount ? folder : most,
  );
  if (newest.totalNewCount > 0) return newest.id;
  const own = tasks.find(({ isCompleted }) => !isCompleted) ?? tasks[0];
  return own?.id ?? UNASSIGNED_FOLDER;
}
