import { useAssignees } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";

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
 * the project where it is in no task. And who was chosen, while it is not known who sees the place.
 */
export function usePeopleOfPlace(
  { taskId, subtaskId, authorId }: PeoplePlace,
  chosenId: string | null = null,
): Person[] {
  const { project, viewer } = useWorkspace();
  const { data: onTask } = useAssignees("task", taskId);
  const { data: onSubtask } = useAssignees("subtask", subtaskId);
  const isKnown = onTask && (subtaskId === null || onSubtask);
  const assigned = new Set([...(onTask ?? []), ...(onSubtask ?? [])].map(({ userId }) => userId));
  const always = [authorId, isKnown ? undefined : chosenId];
  const members = project.members
    .filter(({ userId }) => taskId === null || always.includes(userId) || assigned.has(userId))
    .map(({ userId, user }) => ({ id: userId, name: user.name }));
  const office = project.office.map(({ userId, user }) => ({ id: userId, name: user.name }));
  const all = new Map([...office, ...members].map((person) => [person.id, person]));
  all.delete(viewer.id);
  return [...all.values()];
}
