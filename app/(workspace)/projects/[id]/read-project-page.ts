import { QueryClient } from "@tanstack/react-query";
import type { Fresh } from "@/components/project-model/workspace";
import { placementKey, UNASSIGNED } from "@/components/project-model/placement";
import type { Actor } from "@/lib/access/actor";
import type { ProjectDetailView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/query-keys";
import type { TaskView } from "@/lib/tasks/view";
import { UPDATES_PER_PAGE } from "@/lib/updates/limits";
import { readWorkspace } from "@/lib/updates/read-workspace";

/** Reads all that the first sight of the page needs into a client to hydrate, and what of it is new to the reader. */
export async function readProjectPage(
  actor: Actor,
  project: ProjectDetailView,
  folder: string | undefined,
): Promise<{ client: QueryClient; fresh: Fresh }> {
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
  return { client, fresh: freshOf(actor, project, tasks) };
}

function freshOf(actor: Actor, project: ProjectDetailView, tasks: TaskView[]): Fresh {
  const inTasks = tasks.reduce((sum, { newUpdatesCount }) => sum + newUpdatesCount, 0);
  return {
    since: seenUntil(actor, project),
    unassigned: Math.max(0, project.newUpdatesCount - inTasks),
    tasks: Object.fromEntries(tasks.map(({ id, newUpdatesCount }) => [id, newUpdatesCount])),
  };
}

/** When the reader last had the updates open; a first visit starts at joining, and without a row nothing is marked. */
function seenUntil(actor: Actor, project: ProjectDetailView): string | null {
  const own = project.members.find(({ userId }) => userId === actor.id);
  return own ? (own.lastVisitedUpdates ?? own.joinedAt) : null;
}
