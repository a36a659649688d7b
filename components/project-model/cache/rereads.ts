import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { findMessage } from "./message-cache";
import { findUpdate } from "./update-lists";
import type { AnnouncedEvent } from "@/lib/events/catalogue";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { chatPaths } from "@/lib/shared/paths/chat-paths";
import { updatePaths } from "@/lib/shared/paths/update-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** What a page reads again after a change: the call that reads it, or null if nothing on the page shows it. */
export type Reread = (client: QueryClient, event: AnnouncedEvent) => string | null;

export const nothing: Reread = () => null;

export const shownUpdate: Reread = (client, { projectId, entityId }) =>
  findUpdate(client, projectId, entityId) ? updatePaths.update(entityId) : null;

/** An update that is new to the project's lists or to one of them. */
export const arrivingUpdate: Reread = (client, { projectId, entityId }) =>
  isLoaded(client, queryKeys.project(projectId)) ? updatePaths.update(entityId) : null;

/** The update that a comment belongs to. */
export const commentedUpdate: Reread = (client, { projectId, updateId }) =>
  updateId && findUpdate(client, projectId, updateId) ? updatePaths.update(updateId) : null;

export const taskOfOpenProject: Reread = (client, { projectId, entityId }) =>
  isLoaded(client, queryKeys.tasks(projectId)) ? apiPaths.task(entityId) : null;

export const subtaskOfOpenTask: Reread = (client, { taskId, entityId }) =>
  taskId && isLoaded(client, queryKeys.subtasks(taskId)) ? apiPaths.subtask(entityId) : null;

export const shownMessage: Reread = (client, { projectId, entityId }) =>
  findMessage(client, projectId, entityId) ? chatPaths.message(entityId) : null;

export const arrivingMessage: Reread = (client, { projectId, entityId }) =>
  isLoaded(client, queryKeys.channels(projectId)) ? chatPaths.message(entityId) : null;

function isLoaded(client: QueryClient, key: QueryKey): boolean {
  return client.getQueryData(key) !== undefined;
}
