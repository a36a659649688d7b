import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isNetworkFailure } from "./retry";
import { isApplicable } from "@/components/project-model/cache/apply-event";
import { findMessage } from "@/components/project-model/cache/message-cache";
import { findUpdate } from "@/components/project-model/cache/update-lists";
import { api } from "@/lib/browser/api-client";
import { type AnnouncedEvent, PROJECT_EVENTS } from "@/lib/events/catalogue";
import type { Reread } from "@/lib/events/shared/event-kind";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { updatePaths } from "@/lib/shared/paths/update-paths";
import { chatPaths } from "@/lib/shared/paths/chat-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** The call that reads the one entity that an event is about; null if nothing on the page shows it. */
export function pathOf(client: QueryClient, event: AnnouncedEvent): string | null {
  return isApplicable(event) ? PATHS[PROJECT_EVENTS[event.type].rereads](client, event) : null;
}

const PATHS: Record<Reread, (client: QueryClient, event: AnnouncedEvent) => string | null> = {
  update: (client, { projectId, entityId }) =>
    findUpdate(client, projectId, entityId) ? updatePaths.update(entityId) : null,
  "arriving-update": (client, { projectId, entityId }) =>
    isLoaded(client, queryKeys.project(projectId)) ? updatePaths.update(entityId) : null,
  "commented-update": (client, { projectId, updateId }) =>
    updateId && findUpdate(client, projectId, updateId) ? updatePaths.update(updateId) : null,
  task: (client, { projectId, entityId }) =>
    isLoaded(client, queryKeys.tasks(projectId)) ? apiPaths.task(entityId) : null,
  subtask: (client, { taskId, entityId }) =>
    taskId && isLoaded(client, queryKeys.subtasks(taskId)) ? apiPaths.subtask(entityId) : null,
  message: (client, { projectId, entityId }) =>
    findMessage(client, projectId, entityId) ? chatPaths.message(entityId) : null,
  "arriving-message": (client, { projectId, entityId }) =>
    isLoaded(client, queryKeys.channels(projectId)) ? chatPaths.message(entityId) : null,
  nothing: () => null,
};

function isLoaded(client: QueryClient, key: QueryKey): boolean {
  return client.getQueryData(key) !== undefined;
}

/**
 * Reads these paths. Returns the responses by path, without those that are gone; null if the connection failed and everything
 * must be read again.
 */
export async function readChanged(paths: Set<string>): Promise<Map<string, unknown> | null> {
  const reads = [...paths].map(async (path) => [path, await api.get(path).catch(lostOrGone)] as const);
  const answers = await Promise.all(reads);
  if (answers.some(([, answer]) => answer === LOST)) return null;
  return new Map(answers.filter(([, answer]) => answer !== undefined));
}

const LOST = Symbol("lost");

function lostOrGone(error: unknown): typeof LOST | undefined {
  return isNetworkFailure(error) ? LOST : undefined;
}
