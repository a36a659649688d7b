import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { invalidate } from "./invalidate";
import type { EventAnswer } from "./event-answer";
import { addMessage, findMessage, replaceMessage } from "./message-cache";
import { addSubtask, addTask, removeSubtask, removeTask, replaceSubtask, replaceTask } from "./task-cache";
import { addComment, addUpdate, replaceComment, replaceUpdate } from "./update-cache";
import { findUpdate, moveUpdate } from "./update-lists";
import { ALL_UPDATES, placementKey, placementOf } from "@/components/project-model/placement";
import type { ChatMessageView } from "@/lib/chat/view";
import type { AnnouncedEvent, ProjectEventType } from "@/lib/events/catalogue";
import type { ProjectDetailView, ProjectView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import type { CommentView, UpdateView } from "@/lib/updates/view";

export { addEarlierComments } from "./update-cache";

/**
 * Updates the query cache after a change in a project, by the reader or somebody else. `known`, the changed entity, is written
 * to the cache; everything else that changed is invalidated, as narrowly as the event allows.
 */
export function applyEvent<T extends ProjectEventType>(
  client: QueryClient,
  event: AnnouncedEvent<T>,
  known?: EventAnswer<T>,
): void {
  HANDLERS[event.type](client, event, known);
}

/** Whether this page knows the kind of event; the server may be a newer version. */
export function isApplicable({ type }: { type: string }): boolean {
  return Object.hasOwn(HANDLERS, type);
}

type Handler<T extends ProjectEventType> = (
  client: QueryClient,
  event: AnnouncedEvent,
  known: EventAnswer<T> | undefined,
) => void;

const HANDLERS: { [T in ProjectEventType]: Handler<T> } = {
  "project.created": (client) => invalidate(client, queryKeys.projects(), queryKeys.businesses()),
  "project.edited": changeProject,
  "project.guide-ended": (client, { projectId }) => {
    const ended = (project: ProjectDetailView | undefined) => project && { ...project, guide: null };
    client.setQueryData<ProjectDetailView>(queryKeys.project(projectId), ended);
  },
  "project.translated": changeProject,
  "project.status-set": (client, event, known) => {
    changeProject(client, event, known);
    invalidate(client, queryKeys.businesses());
  },
  "project.update-permission-set": changeProject,
  "project.handed-over": changePeople,
  "member.joined": (client, event) => {
    changePeople(client, event);
    invalidate(client, queryKeys.recentUpdates());
  },
  "member.left": loseMember,
  "member.removed": loseMember,
  "code.issued": (client, { projectId }) => invalidate(client, queryKeys.connectCodes(projectId)),
  "task.created": (client, event, known) => {
    if (known) addTask(client, known);
    // Its counts may have been read before a later change.
    invalidate(client, queryKeys.tasks(event.projectId));
    progress(client, event);
  },
  "task.completed": changeTask,
  "task.reopened": changeTask,
  "task.translated": (client, { projectId }, known) => {
    if (known) replaceTask(client, known);
    else invalidate(client, queryKeys.tasks(projectId));
    invalidate(client, queryKeys.updatesIn(projectId, placementKey(ALL_UPDATES)));
  },
  "task.deleted": (client, event) => {
    const { projectId, entityId } = event;
    removeTask(client, projectId, entityId);
    // Its updates are unassigned now.
    invalidate(client, ...listsOf({ projectId }), queryKeys.project(projectId));
    progress(client, event);
  },
  "task.assigned": assign,
  "task.unassigned": assign,
  "subtask.created": (client, event, known) => {
    if (known) addSubtask(client, known);
    invalidate(client, queryKeys.subtasks(taskOf(event)), queryKeys.tasks(event.projectId));
    progress(client, event);
  },
  "subtask.renamed": renameSubtask,
  "subtask.translated": renameSubtask,
  "subtask.completed": (client, event, known) => {
    changeSubtask(client, event, known);
    invalidate(client, queryKeys.tasks(event.projectId));
    progress(client, event);
  },
  "subtask.deleted": (client, event) => {
    const { projectId, entityId } = event;
    removeSubtask(client, taskOf(event), entityId);
    // Its updates are in its task now.
    const lists = listsOf({ projectId, taskId: taskOf(event) });
    invalidate(client, queryKeys.tasks(projectId), queryKeys.project(projectId), ...lists);
    progress(client, event);
  },
  "subtask.assigned": assign,
  "subtask.unassigned": assign,
  "update.posted": (client, event, known) => {
    if (known) addUpdate(client, known);
    else invalidate(client, ...listsOf(event));
    invalidateCounts(client, event);
    invalidate(client, queryKeys.projects(), queryKeys.recentUpdates());
  },
  "update.edited": changeUpdate,
  "update.transcribed": changeUpdate,
  "update.transcription-requested": changeUpdate,
  "update.transcript-corrected": changeUpdate,
  "update.moved": (client, event, known) => {
    const shown = findUpdate(client, event.projectId, event.entityId);
    const to = placementOf(event);
    if (!shown && known) addUpdate(client, known);
    else if (!shown) invalidate(client, ...listsOf(event));
    else if (placementKey(placementOf(shown)) !== placementKey(to)) moveUpdate(client, shown, to);
    if (known) replaceUpdate(client, known);
    // Where a moved update came from is not always known.
    invalidateCounts(client, event);
    invalidate(client, queryKeys.tasks(event.projectId), queryKeys.allSubtasks());
  },
  "update.translated": (client, event, known) => {
    if (known) replaceUpdate(client, known);
    else invalidate(client, ...listsOf(event));
    invalidate(client, queryKeys.projects(), queryKeys.recentUpdates());
  },
  "update.withdrawn": (client, event, known) => {
    if (known) replaceUpdate(client, known);
    else invalidate(client, ...listsOf(event));
    invalidateCounts(client, event);
    invalidate(client, queryKeys.projects(), queryKeys.recentUpdates());
    client.removeQueries({ queryKey: queryKeys.revisions(event.entityId) });
  },
  "comment.posted": (client, event, known) => {
    if (known) addComment(client, event.projectId, known);
    else invalidate(client, ...listsOf(event));
  },
  "comment.translated": changeComment,
  "comment.withdrawn": changeComment,
  "message.posted": (client, { projectId }, known) => {
    if (known) addMessage(client, known);
    else invalidate(client, queryKeys.channels(projectId), queryKeys.messages(projectId));
  },
  "message.transcribed": changeMessage,
  "message.transcript-corrected": changeMessage,
  "message.translated": changeMessage,
};

/** Ignores messages that are in no list. */
function changeMessage(
  client: QueryClient,
  { projectId, entityId }: AnnouncedEvent,
  known?: ChatMessageView,
): void {
  if (known) replaceMessage(client, known);
  else if (findMessage(client, projectId, entityId))
    invalidate(client, queryKeys.channels(projectId), queryKeys.messages(projectId));
}

function changeComment(client: QueryClient, event: AnnouncedEvent, known?: CommentView): void {
  if (known) replaceComment(client, event.projectId, known);
  else invalidate(client, ...listsOf(event));
}

function changeUpdate(client: QueryClient, event: AnnouncedEvent, known?: UpdateView): void {
  if (known) replaceUpdate(client, known);
  else invalidate(client, ...listsOf(event));
  const shown = [queryKeys.revisions(event.entityId), queryKeys.transcript(event.entityId)];
  invalidate(client, ...shown, queryKeys.recentUpdates());
}

/** Keeps the cached members, unless they are what changed. */
function changeProject(client: QueryClient, { projectId }: AnnouncedEvent, known?: ProjectView): void {
  const queryKey = queryKeys.project(projectId);
  if (known)
    client.setQueryData<ProjectDetailView>(queryKey, (project) => project && { ...project, ...known });
  else invalidate(client, queryKey);
  invalidate(client, queryKeys.projects());
}

/** The chat lists everybody with their role. */
function changePeople(client: QueryClient, event: AnnouncedEvent): void {
  changeProject(client, event);
  invalidate(client, queryKeys.channels(event.projectId));
}

/** Members who leave lose their assignments. */
function loseMember(client: QueryClient, event: AnnouncedEvent): void {
  changePeople(client, event);
  invalidate(client, queryKeys.tasks(event.projectId), queryKeys.allSubtasks(), queryKeys.allAssignees());
}

function changeTask(client: QueryClient, event: AnnouncedEvent, known?: TaskView): void {
  if (known) replaceTask(client, known);
  else invalidate(client, queryKeys.tasks(event.projectId));
  progress(client, event);
}

function changeSubtask(client: QueryClient, event: AnnouncedEvent, known?: SubtaskView): void {
  if (known) replaceSubtask(client, known);
  else invalidate(client, queryKeys.subtasks(taskOf(event)));
}

function renameSubtask(client: QueryClient, event: AnnouncedEvent, known?: SubtaskView): void {
  changeSubtask(client, event, known);
  // Its updates show its name there.
  invalidate(client, queryKeys.updatesIn(event.projectId, placementKey(ALL_UPDATES)));
}

/** An assignee of a subtask sees its task too, and the list of members shows their tasks. */
function assign(client: QueryClient, { projectId, entityId, taskId, subtaskId }: AnnouncedEvent): void {
  invalidate(client, queryKeys.assignees(entityId), queryKeys.tasks(projectId), queryKeys.project(projectId));
  if (taskId && subtaskId) invalidate(client, queryKeys.subtasks(taskId));
}

function progress(client: QueryClient, { projectId }: AnnouncedEvent): void {
  invalidate(client, queryKeys.progress(projectId), queryKeys.projects());
}

/** Counts come only from the server. The page cannot add to one: a response read since then may or may not include this event. */
function invalidateCounts(client: QueryClient, { projectId, taskId, subtaskId }: AnnouncedEvent): void {
  invalidate(client, queryKeys.project(projectId));
  if (taskId) invalidate(client, queryKeys.tasks(projectId));
  if (taskId && subtaskId) invalidate(client, queryKeys.subtasks(taskId));
}

/** The lists that show a place's updates: its own and the list of all updates. */
function listsOf(event: Pick<AnnouncedEvent, "projectId" | "taskId" | "subtaskId">): QueryKey[] {
  const listed = [placementOf(event), ALL_UPDATES];
  return listed.map((place) => queryKeys.updatesIn(event.projectId, placementKey(place)));
}

/** The task of a subtask's event. */
function taskOf({ taskId }: AnnouncedEvent): string {
  return taskId ?? "";
}
