import { QueryClient } from "@tanstack/react-query";
import type { UnseenAtOpen } from "@/components/project-model/workspace";
import { placementKey, UNASSIGNED } from "@/components/project-model/placement";
import type { Actor } from "@/lib/access/actor";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/query-keys";
import type { TaskView } from "@/lib/tasks/view";
import { UPDATES_PER_PAGE } from "@/lib/updates/limits";
import { readWorkspace } from "@/lib/updates/read-workspace";

/** Reads what the first view of the page needs into a client to hydrate, and what of it the reader has not seen. */
export async function readProjectPage(
  actor: Actor,
  project: ProjectDetailView,
  folder: string | undefined,
): Promise<{ client: QueryClient; unseen: UnseenAtOpen }> {
  const read = await readWorkspace(actor, { id: project.id, folder, limit: UPDATES_PER_PAGE });
  const { tasks, progress, task, subtasks, updates } = read;
  const client = new QueryClient();
  const place = task ? ({ kind: "task", taskId: task.id } as const) : UNASSIGNED;
  client.setQueryData(queryKeys.project(project.id), project);
  client.setQueryData(queryKeys.tasks(project.id), tasks);
  client.setQueryData(queryKeys.progress(project.id), progress);
  if (task) client.setQueryData(queryKeys.subtasks(task.id), subtasks);
  client.setQueryData(queryKeys.updatesIn(project.id, placementKey(place)), {
    pages: [{ items: updates.items, next: updates.next ?? null }],
    pageParams: [null],
  });
  return { client, unseen: unseenBy(project, tasks) };
}

function unseenBy(project: ProjectDetailView, tasks: TaskView[]): UnseenAtOpen {
  const inTasks = tasks.reduce((sum, { newUpdatesCount }) => sum + newUpdatesCount, 0);
  return {
    after: project.viewedSeq,
    unassigned: Math.max(0, project.newUpdatesCount - inTasks),
    tasks: Object.fromEntries(tasks.map(({ id, newUpdatesCount }) => [id, newUpdatesCount])),
  };
}
