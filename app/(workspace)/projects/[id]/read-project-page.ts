import { QueryClient } from "@tanstack/react-query";
import type { UnseenAtOpen } from "@/components/project-model/workspace";
import {
  ALL_UPDATES,
  type ListedPlace,
  placementKey,
  UNASSIGNED,
} from "@/components/project-model/placement";
import type { Actor } from "@/lib/access/actor";
import type { ChosenView } from "@/lib/projects/limits";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/query-keys";
import type { TaskView } from "@/lib/tasks/view";
import { ALL_FOLDER, UPDATES_PER_PAGE } from "@/lib/updates/limits";
import { readWorkspace, type WorkspaceView } from "@/lib/updates/read-workspace";

interface ProjectPageData {
  /** To hydrate. */
  client: QueryClient;
  unseen: UnseenAtOpen;
  startFolder: string;
  chosenView: ChosenView | null;
}

/** Reads what the first view of the page needs into a client to hydrate, and what of it the reader has not seen. */
export async function readProjectPage(
  actor: Actor,
  project: ProjectDetailView,
  folder: string | undefined,
): Promise<ProjectPageData> {
  const { id, newUpdatesCount } = project;
  const read = await readWorkspace(actor, { id, newUpdatesCount, folder, limit: UPDATES_PER_PAGE });
  const { tasks, progress, task, subtasks, updates, startFolder, chosenView } = read;
  const client = new QueryClient();
  client.setQueryData(queryKeys.project(project.id), project);
  client.setQueryData(queryKeys.tasks(project.id), tasks);
  client.setQueryData(queryKeys.progress(project.id), progress);
  if (task) client.setQueryData(queryKeys.subtasks(task.id), subtasks);
  client.setQueryData(queryKeys.updatesIn(project.id, placementKey(placeOf(read))), {
    pages: [{ items: updates.items, next: updates.next ?? null }],
    pageParams: [null],
  });
  return { client, unseen: unseenBy(project, tasks), startFolder, chosenView };
}

function placeOf({ folder, task }: WorkspaceView): ListedPlace {
  if (folder === ALL_FOLDER) return ALL_UPDATES;
  return task ? { kind: "task", taskId: task.id } : UNASSIGNED;
}

function unseenBy(project: ProjectDetailView, tasks: TaskView[]): UnseenAtOpen {
  const inTasks = tasks.reduce((sum, { totalNewCount }) => sum + totalNewCount, 0);
  return {
    after: project.viewedSeq,
    unassigned: Math.max(0, project.newUpdatesCount - inTasks),
    tasks: Object.fromEntries(tasks.map(({ id, totalNewCount }) => [id, totalNewCount])),
  };
}
