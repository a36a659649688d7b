import type { QueryClient } from "@tanstack/react-query";
import { findMessage } from "@/components/project-model/cache/message-cache";
import { findUpdate } from "@/components/project-model/cache/update-lists";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import { chatPaths } from "@/lib/chat-paths";
import type { AnnouncedEvent } from "@/lib/events/catalogue";
import { queryKeys } from "@/lib/query-keys";
import { isLineFailure } from "./retry";

/** The call that reads the one thing that an event is about; null where nothing on the page shows it. */
export function pathOf(client: QueryClient, event: AnnouncedEvent): string | null {
  const { projectId, entityId, taskId, updateId } = event;
  const isLoaded = (key: readonly unknown[]) => client.getQueryData(key) !== undefined;
  switch (event.type) {
    case "update.posted":
    case "update.moved":
      return isLoaded(queryKeys.project(projectId)) ? apiPaths.update(entityId) : null;
    case "update.edited":
    case "update.transcribed":
    case "update.transcription-requested":
    case "update.transcript-corrected":
    case "update.translated":
    case "update.withdrawn":
      return findUpdate(client, projectId, entityId) ? apiPaths.update(entityId) : null;
    case "comment.posted":
    case "comment.withdrawn":
    case "comment.translated":
      return updateId && findUpdate(client, projectId, updateId) ? apiPaths.update(updateId) : null;
    case "task.created":
    case "task.completed":
    case "task.reopened":
    case "task.translated":
      return isLoaded(queryKeys.tasks(projectId)) ? apiPaths.task(entityId) : null;
    case "subtask.created":
    case "subtask.renamed":
    case "subtask.completed":
    case "subtask.translated":
      return taskId && isLoaded(queryKeys.subtasks(taskId)) ? apiPaths.subtask(entityId) : null;
    case "message.posted":
      return isLoaded(queryKeys.channels(projectId)) ? chatPaths.message(entityId) : null;
    case "message.transcribed":
    case "message.transcript-corrected":
    case "message.translated":
      return findMessage(client, projectId, entityId) ? chatPaths.message(entityId) : null;
    default:
      return null;
  }
}

/** What was read, by its path, without what is no longer there; null if the line failed and all of it has to be read again. */
export async function readChanged(paths: Set<string>): Promise<Map<string, unknown> | null> {
  const reads = [...paths].map(async (path) => [path, await api.get(path).catch(lostOrGone)] as const);
  const answers = await Promise.all(reads);
  if (answers.some(([, answer]) => answer === LOST)) return null;
  return new Map(answers.filter(([, answer]) => answer !== undefined));
}

const LOST = Symbol("lost");

function lostOrGone(error: unknown): typeof LOST | undefined {
  return isLineFailure(error) ? LOST : undefined;
}
