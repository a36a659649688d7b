import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { findMessage } from "./message-cache";
import { findUpdate } from "./update-lists";
import type { AnnouncedEvent } from "@/lib/events/catalogue";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { messagesPath } from "@/lib/shared/paths/messages-path";
import { queryKeys } from "@/lib/shared/query-keys";

/** Something that a page reads again after a change: its id, and the list that it is read from with others. */
export interface Wanted {
  id: string;
  list: List;
}

type List = (ids?: string) => ListPath;
type ListPath = ReturnType<
  typeof apiPaths.updates | typeof apiPaths.tasks | typeof apiPaths.subtasks | typeof messagesPath
>;

/** What a page reads again after a change; null if nothing on the page shows it. */
export type Reread = (client: QueryClient, event: AnnouncedEvent, readerId: string) => Wanted | null;

export const nothing: Reread = () => null;

export const shownUpdate: Reread = (client, { projectId, entityId }) =>
  findUpdate(client, projectId, entityId) ? { id: entityId, list: updatesOf(projectId) } : null;

/** An update that is new to the project's lists or to one of them. */
export const arrivingUpdate: Reread = (client, { projectId, entityId }) =>
  isLoaded(client, queryKeys.project(projectId)) ? { id: entityId, list: updatesOf(projectId) } : null;

/** The update that a comment belongs to. */
export const commentedUpdate: Reread = (client, { projectId, updateId }) =>
  updateId && findUpdate(client, projectId, updateId) ? { id: updateId, list: updatesOf(projectId) } : null;

export const taskOfOpenProject: Reread = (client, { projectId, entityId }) =>
  isLoaded(client, queryKeys.tasks(projectId))
    ? { id: entityId, list: (ids) => apiPaths.tasks(projectId, { ids }) }
    : null;

export const subtaskOfOpenTask: Reread = (client, { taskId, entityId }) =>
  taskId && isLoaded(client, queryKeys.subtasks(taskId))
    ? { id: entityId, list: (ids) => apiPaths.subtasks(taskId, { ids }) }
    : null;

export const shownMessage: Reread = (client, event, readerId) =>
  findMessage(client, event.projectId, event.entityId) ? inChannel(event, readerId) : null;

export const arrivingMessage: Reread = (client, event, readerId) =>
  isLoaded(client, queryKeys.channels(event.projectId)) ? inChannel(event, readerId) : null;

function updatesOf(projectId: string): List {
  return (ids) => apiPaths.updates(projectId, { includeComments: "true", ids });
}

/** A direct message is in the channel with the other person. */
function inChannel({ projectId, entityId, authorId, recipientId }: AnnouncedEvent, readerId: string): Wanted {
  const other = authorId === readerId ? recipientId : authorId;
  const channel = recipientId ? { with: other ?? undefined } : {};
  return { id: entityId, list: (ids) => messagesPath(projectId, { ...channel, ids }) };
}

function isLoaded(client: QueryClient, key: QueryKey): boolean {
  return client.getQueryData(key) !== undefined;
}
