import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { changeProject as changeOne } from "./change-one";
import type { AnswerTo } from "./event-answer";
import { invalidate } from "./invalidate";
import { addMessage, countUnread, findMessage, replaceMessage } from "./message-cache";
import {
  arrivingMessage,
  arrivingUpdate,
  commentedUpdate,
  nothing,
  type Reread,
  shownMessage,
  shownUpdate,
  subtaskOfOpenTask,
  taskOfOpenProject,
} from "./rereads";
import { addTo, completeSubtask, removeFrom, replaceSubtask, replaceTask } from "./task-cache";
import {
  addComment,
  addUpdate,
  replaceComment,
  replaceComments,
  replaceQuestion,
  replaceUpdate,
} from "./update-cache";
import { findUpdate, moveUpdate } from "./update-lists";
import { ALL_UPDATES, placementKey, placementOf } from "@/components/project-model/placement";
import type { ChatMessageView } from "@/lib/chat/view";
import type { AnnouncedEvent } from "@/lib/events/catalogue";
import type { CacheChange } from "@/lib/events/shared/event-kind";
import type { ProjectView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import type { CommentView, UpdateView } from "@/lib/updates/view";

/** A change that the stream announced to a reader. */
export interface Announcement {
  event: AnnouncedEvent & { seq: number };
  /** What was read again for it; undefined if nothing was, or if it is gone. */
  read: unknown;
  readerId: string;
}

/** All that a page does about a change. */
interface Reaction<Answer> {
  /** What it reads again when the change is announced. */
  reads: Reread;
  /**
   * Writes `known`, the changed entity, to the cache, and invalidates everything else that changed, as narrowly as the event
   * allows. `known` is the response to the reader's own write, or what was read again.
   */
  apply: (client: QueryClient, event: AnnouncedEvent, known: Answer | undefined) => void;
  /** Done instead of `apply` when the change is announced, where that is more. */
  announced?: (client: QueryClient, announcement: Announcement) => void;
  /** Whether the reader wrote it and the page lacks it: the response may be still to come, and would add it twice. */
  isAwaited?: (client: QueryClient, announcement: Announcement) => boolean;
}

/** What the cache does for each kind of change that the event catalogue knows. */
export const CACHE_CHANGES: { [C in CacheChange]: Reaction<AnswerTo<C>> } = {
  "new-project": {
    reads: nothing,
    apply: (client) => invalidate(client, queryKeys.projects(), queryKeys.businesses()),
  },
  "changed-project": { reads: nothing, apply: changeProject },
  "project-status": {
    reads: nothing,
    apply: (client, event, known) => {
      changeProject(client, event, known);
      invalidate(client, queryKeys.businesses());
    },
  },
  "ended-guide": {
    reads: nothing,
    apply: (client, { projectId }) =>
      changeOne(client, projectId, (project) => ({ ...project, guide: null })),
  },
  "changed-people": { reads: nothing, apply: changePeople },
  "new-member": {
    reads: nothing,
    apply: (client, event) => {
      changePeople(client, event);
      invalidate(client, queryKeys.recentUpdates());
    },
  },
  "lost-member": { reads: nothing, apply: loseMember },
  "new-codes": {
    reads: nothing,
    apply: (client, { projectId }) => invalidate(client, queryKeys.connectCodes(projectId)),
  },
  "new-task": {
    reads: taskOfOpenProject,
    apply: (client, event, known) => {
      if (known) addTo(client, queryKeys.tasks(known.projectId), known);
      // Its counts may have been read before a later change.
      invalidate(client, queryKeys.tasks(event.projectId));
      progress(client, event);
    },
  },
  "changed-task": { reads: taskOfOpenProject, apply: changeTask },
  "edited-task": {
    reads: taskOfOpenProject,
    apply: (client, event, known) => {
      rewordTask(client, event, known);
      // Its name is also beside the people who are on it, and beside updates of all projects.
      invalidate(client, queryKeys.project(event.projectId), queryKeys.recentUpdates());
    },
  },
  "translated-task": { reads: taskOfOpenProject, apply: rewordTask },
  "deleted-task": {
    reads: nothing,
    apply: (client, event) => {
      const { projectId, entityId } = event;
      removeFrom(client, queryKeys.tasks(projectId), entityId);
      // Its updates are unassigned now.
      invalidate(client, ...listsOf({ projectId }), queryKeys.project(projectId));
      progress(client, event);
    },
  },
  "task-assignment": { reads: nothing, apply: assign },
  "new-subtask": {
    reads: subtaskOfOpenTask,
    apply: (client, event, known) => {
      if (known) addTo(client, queryKeys.subtasks(known.parentTaskId), known);
      invalidate(client, queryKeys.subtasks(taskOf(event)), queryKeys.tasks(event.projectId));
      progress(client, event);
    },
  },
  "renamed-subtask": { reads: subtaskOfOpenTask, apply: renameSubtask },
  "completed-subtask": {
    reads: subtaskOfOpenTask,
    apply: (client, event, known) => {
      if (!known) completeSubtask(client, taskOf(event), event.entityId);
      forget(client, queryKeys.dueSubtasks(), event);
      changeSubtask(client, event, known);
      invalidate(client, queryKeys.tasks(event.projectId));
      progress(client, event);
    },
  },
  "deleted-subtask": {
    reads: nothing,
    apply: (client, event) => {
      const { projectId, entityId } = event;
      removeFrom(client, queryKeys.subtasks(taskOf(event)), entityId);
      // Its updates are in its task now.
      const lists = listsOf({ projectId, taskId: taskOf(event) });
      invalidate(client, queryKeys.tasks(projectId), queryKeys.project(projectId), ...lists);
      progress(client, event);
    },
  },
  "subtask-assignment": { reads: nothing, apply: assign },
  "new-update": {
    reads: arrivingUpdate,
    apply: (client, event, known) => {
      if (known) addUpdate(client, known);
      else invalidate(client, ...listsOf(event));
      invalidateCounts(client, event);
      invalidate(client, queryKeys.projects(), queryKeys.recentUpdates());
    },
    isAwaited: (client, { event: { projectId, entityId }, read, readerId }) =>
      !findUpdate(client, projectId, entityId) && (read as UpdateView | undefined)?.authorId === readerId,
  },
  "changed-update": { reads: shownUpdate, apply: changeUpdate },
  "moved-update": {
    reads: arrivingUpdate,
    apply: (client, event, known) => {
      const shown = findUpdate(client, event.projectId, event.entityId);
      const to = placementOf(event);
      if (!shown && known) addUpdate(client, known);
      else if (!shown) invalidate(client, ...listsOf(event));
      else if (placementKey(placementOf(shown)) !== placementKey(to)) moveUpdate(client, shown, to);
      if (known) replaceUpdate(client, known);
      // Where a moved update came from is not always known.
      invalidateCounts(client, event);
      invalidate(
        client,
        queryKeys.tasks(event.projectId),
        queryKeys.allSubtasks(),
        queryKeys.openQuestions(),
      );
    },
  },
  "translated-update": { reads: shownUpdate, apply: rewordUpdate },
  "withdrawn-update": {
    reads: shownUpdate,
    apply: (client, event, known) => {
      rewordUpdate(client, event, known);
      invalidateCounts(client, event);
      for (const words of [queryKeys.revisions, queryKeys.transcript])
        client.removeQueries({ queryKey: words(event.entityId) });
    },
  },
  "new-comment": {
    reads: commentedUpdate,
    apply: postComment,
    announced: (client, announcement) => takeComments(client, announcement, postComment),
    isAwaited: (_client, announcement) => commentIn(announcement)?.authorId === announcement.readerId,
  },
  "changed-comment": {
    reads: commentedUpdate,
    apply: changeComment,
    announced: (client, announcement) => {
      takeComments(client, announcement, changeComment);
      invalidate(client, queryKeys.openQuestions());
    },
  },
  "changed-question": {
    reads: commentedUpdate,
    apply: (client, event, known) => {
      if (known) replaceQuestion(client, event.projectId, known);
      else invalidate(client, ...listsOf(event));
      forget(client, queryKeys.openQuestions(), event);
      invalidate(client, queryKeys.openQuestions());
    },
    announced: (client, { read }) => {
      const update = read as UpdateView | undefined;
      if (update) {
        replaceUpdate(client, update);
        replaceComments(client, update);
      }
      invalidate(client, queryKeys.openQuestions());
    },
  },
  "new-message": {
    reads: arrivingMessage,
    apply: postMessage,
    announced: (client, { event, read, readerId }) => {
      if (event.authorId !== readerId) countUnread(client, event, readerId);
      postMessage(client, event, read as ChatMessageView | undefined);
    },
    isAwaited: (client, { event: { projectId, entityId, authorId }, readerId }) =>
      authorId === readerId && !findMessage(client, projectId, entityId),
  },
  "changed-message": { reads: shownMessage, apply: changeMessage },
};

function postMessage(client: QueryClient, { projectId }: AnnouncedEvent, known?: ChatMessageView): void {
  if (known) addMessage(client, known);
  else invalidate(client, queryKeys.channels(projectId), queryKeys.messages(projectId));
}

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

function postComment(client: QueryClient, event: AnnouncedEvent, known?: CommentView): void {
  if (known) addComment(client, event.projectId, known);
  else invalidate(client, ...listsOf(event));
}

function changeComment(client: QueryClient, event: AnnouncedEvent, known?: CommentView): void {
  if (known) replaceComment(client, event.projectId, known);
  else invalidate(client, ...listsOf(event));
  invalidate(client, queryKeys.openQuestions());
}

/** Takes all the comments that were read with an update, then applies the change to the one that it is about. */
function takeComments(client: QueryClient, announcement: Announcement, apply: typeof postComment): void {
  const update = announcement.read as UpdateView | undefined;
  if (!update) return;
  replaceComments(client, update);
  const comment = commentIn(announcement);
  if (comment) apply(client, announcement.event, comment);
}

function commentIn({ event, read }: Announcement): CommentView | undefined {
  return (read as UpdateView | undefined)?.comments?.find(({ id }) => id === event.entityId);
}

function putUpdate(client: QueryClient, event: AnnouncedEvent, known?: UpdateView): void {
  if (known) replaceUpdate(client, known);
  else invalidate(client, ...listsOf(event));
  invalidate(client, queryKeys.recentUpdates(), queryKeys.openQuestions());
}

function changeUpdate(client: QueryClient, event: AnnouncedEvent, known?: UpdateView): void {
  putUpdate(client, event, known);
  invalidate(client, queryKeys.revisions(event.entityId), queryKeys.transcript(event.entityId));
}

/** Its project's row shows its words, too. */
function rewordUpdate(client: QueryClient, event: AnnouncedEvent, known?: UpdateView): void {
  putUpdate(client, event, known);
  invalidate(client, queryKeys.projects());
}

/** Keeps the cached members, unless they are what changed. */
function changeProject(client: QueryClient, { projectId }: AnnouncedEvent, known?: ProjectView): void {
  if (known) changeOne(client, projectId, (project) => ({ ...project, ...known }));
  else invalidate(client, queryKeys.project(projectId));
  invalidate(client, queryKeys.projects(), queryKeys.dueSubtasks());
}

/** The chat lists everybody with their role. What somebody was asked who leaves waits for the managers. */
function changePeople(client: QueryClient, event: AnnouncedEvent): void {
  changeProject(client, event);
  invalidate(client, queryKeys.channels(event.projectId), queryKeys.openQuestions());
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

function rewordTask(client: QueryClient, { projectId }: AnnouncedEvent, known?: TaskView): void {
  if (known) replaceTask(client, known);
  else invalidate(client, queryKeys.tasks(projectId));
  // Its updates show its name there.
  invalidate(client, queryKeys.updatesIn(projectId, placementKey(ALL_UPDATES)));
}

function changeSubtask(client: QueryClient, event: AnnouncedEvent, known?: SubtaskView): void {
  if (known) replaceSubtask(client, known);
  else invalidate(client, queryKeys.subtasks(taskOf(event)));
  invalidate(client, queryKeys.dueSubtasks());
}

function renameSubtask(client: QueryClient, event: AnnouncedEvent, known?: SubtaskView): void {
  changeSubtask(client, event, known);
  // Its updates show its name there.
  invalidate(
    client,
    queryKeys.updatesIn(event.projectId, placementKey(ALL_UPDATES)),
    queryKeys.recentUpdates(),
  );
}

/** An assignee of a subtask sees its task too, and the list of members shows their tasks. */
function assign(client: QueryClient, { projectId, entityId, taskId, subtaskId }: AnnouncedEvent): void {
  const people = [queryKeys.assignees(entityId), queryKeys.assignments(projectId)];
  const seen = [queryKeys.tasks(projectId), queryKeys.dueSubtasks(), queryKeys.project(projectId)];
  invalidate(client, ...people, ...seen, queryKeys.openQuestions());
  if (taskId && subtaskId) invalidate(client, queryKeys.subtasks(taskId));
}

function progress(client: QueryClient, { projectId }: AnnouncedEvent): void {
  invalidate(client, queryKeys.progress(projectId), queryKeys.projects(), queryKeys.dueSubtasks());
}

/** Takes what no longer waits for the reader from a list of what does, before that is read again. */
function forget(client: QueryClient, queryKey: QueryKey, { entityId }: AnnouncedEvent): void {
  client.setQueryData<{ id: string }[]>(queryKey, (list) => list?.filter(({ id }) => id !== entityId));
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
