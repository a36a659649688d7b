import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "@/components/project-model/workspace";
import { api } from "@/lib/browser/api-client";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** Where something is written. */
export interface PeoplePlace {
  taskId: string | null;
  subtaskId: string | null;
  /** Whose update it is about: they always see it. */
  authorId?: string | undefined;
}

export interface Person {
  id: string;
  name: string;
}

/**
 * Who sees what is written in a place, without the reader: the office, and of the members those who are assigned there; everybody in
 * the project where it is in no task.
 */
export function usePeopleOfPlace({ taskId, subtaskId, authorId }: PeoplePlace): Person[] {
  const { project, viewer } = useWorkspace();
  const { data: onTask = [] } = useQuery({
    queryKey: queryKeys.assignees(taskId ?? ""),
    queryFn: () => api.get(apiPaths.taskMembers(taskId ?? "")),
    enabled: taskId !== null,
  });
  const { data: onSubtask = [] } = useQuery({
    queryKey: queryKeys.assignees(subtaskId ?? ""),
    queryFn: () => api.get(apiPaths.subtaskMembers(subtaskId ?? "")),
    enabled: subtaskId !== null,
  });
  const assigned = new Set([...onTask, ...onSubtask].map(({ userId }) => userId));
  const members = project.members
    .filter(({ userId }) => taskId === null || userId === authorId || assigned.has(userId))
    .map(({ userId, user }) => ({ id: userId, name: user.name }));
  const office = project.office.map(({ userId, user }) => ({ id: userId, name: user.name }));
  const all = new Map([...office, ...members].map((person) => [person.id, person]));
  all.delete(viewer.id);
  return [...all.values()];
}
