import { LOGGED_EVENTS } from "./logged-events";
import type { EventName, FromTo, Kind, Person, ProjectKind } from "./shared/event-kind";
import { shape, type Shape } from "./shared/shape";

/*
 * Every kind of change that is recorded, described once: its entity, where that is filed, its details in the action log and, in a
 * project, who is told of it and what it does to what a browser has cached; what happens outside of projects is in logged-events.ts.
 * The rest follows from these columns, each of which is a word with one entry in one exhaustive table: a new kind that uses the
 * words there are needs its row here, its text in messages/{en,es}/activity.json, and its line in visibility.http.test.ts. What the row
 * lacks, and a missing text or line, are errors of the compiler.
 *
 * Names are stored with every event and every log row: they never change.
 */

interface TaskPlace {
  taskId: string;
}

interface SubtaskPlace extends TaskPlace {
  subtaskId: string;
}

/** Where an update is filed, and who always sees it. */
interface UpdatePlace {
  taskId: string | null;
  subtaskId: string | null;
  authorId: string;
}

/** Who a message is for, beside its author: null for the team. */
interface MessagePlace {
  recipientId: string | null;
  authorId: string;
}

interface CommentPlace extends UpdatePlace {
  updateId: string;
}

const TASK_PLACE = shape<TaskPlace>();
const SUBTASK_PLACE = shape<SubtaskPlace>();
const UPDATE_PLACE = shape<UpdatePlace>();
const COMMENT_PLACE = shape<CommentPlace>();
const MESSAGE_PLACE = shape<MessagePlace>();
const PERSON = shape<Person>();
const TASK_OF_PERSON = shape<TaskPlace & Person>();
const SUBTASK_OF_PERSON = shape<SubtaskPlace & Person>();
const OF_UPDATE = shape<{ updateId: string }>();
const FROM_TO = shape<FromTo>();
const PEOPLE = { before: PERSON, after: PERSON };
const SUBTASK_PLACES = { before: SUBTASK_PLACE, after: SUBTASK_PLACE };
const UPDATE_PLACES = { before: UPDATE_PLACE, after: UPDATE_PLACE };

/* Each kind of entity, with who is told of its changes unless its row says otherwise. */
const PROJECT = { entity: "project", audience: "members" } as const;
const MEMBER = { entity: "user", audience: "members" } as const;
const TASK = { entity: "task", audience: "task" } as const;
const SUBTASK = { entity: "subtask", audience: "subtask" } as const;
const UPDATE = { entity: "update", audience: "update" } as const;
const COMMENT = { entity: "comment", audience: "update" } as const;
const QUESTION = { entity: "question", audience: "update", cache: "changed-question" } as const;
const MESSAGE = { entity: "message", audience: "channel" } as const;

/**
 * What happens in a project: logged, numbered, and announced to its audience. `before` and `after` say where the
 * entity is filed, as far as visibility depends on it: from them a stream tells who gained or lost access to it.
 */
export const PROJECT_EVENTS = {
  "project.created": { ...PROJECT, cache: "new-project" },
  "project.edited": { ...PROJECT, cache: "changed-project" },
  "project.guide-ended": { ...PROJECT, audience: "managers", cache: "ended-guide" },
  "project.translated": { ...PROJECT, cache: "changed-project" },
  "project.status-set": { ...PROJECT, cache: "project-status", details: FROM_TO },
  "project.update-permission-set": { ...PROJECT, cache: "changed-project", details: FROM_TO },
  "project.handed-over": { ...PROJECT, ...PEOPLE, cache: "changed-people", details: FROM_TO },
  "member.joined": { ...PROJECT, cache: "new-member", after: PERSON, details: shape<{ codeId: string }>() },
  "member.left": { ...MEMBER, cache: "lost-member", before: PERSON },
  "member.removed": { ...MEMBER, cache: "lost-member", before: PERSON },
  "code.issued": {
    ...PROJECT,
    audience: "managers",
    cache: "new-codes",
    details: shape<{ codeIds: string[]; expirationHours: number }>(),
  },
  "task.created": { ...TASK, cache: "new-task", after: TASK_PLACE },
  "task.edited": { ...TASK, cache: "edited-task", after: TASK_PLACE },
  "task.completed": { ...TASK, cache: "changed-task", after: TASK_PLACE },
  "task.reopened": { ...TASK, cache: "changed-task", after: TASK_PLACE },
  "task.translated": { ...TASK, cache: "translated-task", after: TASK_PLACE },
  "task.deleted": {
    ...TASK,
    cache: "deleted-task",
    before: TASK_PLACE,
    details: shape<{ updatesUnassigned: number }>(),
  },
  "task.assigned": { ...TASK, cache: "task-assignment", after: TASK_OF_PERSON, details: PERSON },
  "task.unassigned": { ...TASK, cache: "task-assignment", before: TASK_OF_PERSON, details: PERSON },
  "subtask.created": { ...SUBTASK, cache: "new-subtask", after: SUBTASK_PLACE },
  "subtask.renamed": { ...SUBTASK, ...SUBTASK_PLACES, cache: "renamed-subtask" },
  "subtask.edited": { ...SUBTASK, ...SUBTASK_PLACES, cache: "renamed-subtask" },
  "subtask.completed": { ...SUBTASK, cache: "completed-subtask", after: SUBTASK_PLACE },
  "subtask.translated": { ...SUBTASK, cache: "renamed-subtask", after: SUBTASK_PLACE },
  "subtask.deleted": {
    ...SUBTASK,
    cache: "deleted-subtask",
    before: shape<SubtaskPlace & { assigneeIds: string[] }>(),
    after: TASK_PLACE,
    details: shape<{ updatesMoved: number }>(),
  },
  "subtask.assigned": { ...SUBTASK, cache: "subtask-assignment", after: SUBTASK_OF_PERSON, details: PERSON },
  "subtask.unassigned": {
    ...SUBTASK,
    cache: "subtask-assignment",
    before: SUBTASK_OF_PERSON,
    details: PERSON,
  },
  "update.posted": { ...UPDATE, cache: "new-update", after: UPDATE_PLACE },
  "update.edited": { ...UPDATE, ...UPDATE_PLACES, cache: "changed-update" },
  "update.moved": { ...UPDATE, ...UPDATE_PLACES, cache: "moved-update" },
  "update.transcribed": {
    ...UPDATE,
    ...UPDATE_PLACES,
    cache: "changed-update",
    details: shape<{ audioState: string }>(),
  },
  "update.transcription-requested": { ...UPDATE, ...UPDATE_PLACES, cache: "changed-update" },
  "update.transcript-corrected": { ...UPDATE, ...UPDATE_PLACES, cache: "changed-update" },
  "update.translated": { ...UPDATE, cache: "translated-update", after: UPDATE_PLACE },
  "update.withdrawn": {
    ...UPDATE,
    ...UPDATE_PLACES,
    cache: "withdrawn-update",
    details: shape<{ authorId: string }>(),
  },
  "update.photos-changed": { ...UPDATE, ...UPDATE_PLACES, cache: "changed-update" },
  "comment.posted": { ...COMMENT, cache: "new-comment", after: COMMENT_PLACE, details: OF_UPDATE },
  "comment.translated": { ...COMMENT, cache: "changed-comment", after: COMMENT_PLACE },
  "comment.withdrawn": {
    ...COMMENT,
    cache: "changed-comment",
    before: COMMENT_PLACE,
    after: COMMENT_PLACE,
    details: shape<{ updateId: string; authorId: string }>(),
  },
  "comment.photos-changed": { ...COMMENT, cache: "changed-comment", after: COMMENT_PLACE },
  "question.asked": {
    ...QUESTION,
    after: COMMENT_PLACE,
    details: shape<{ updateId: string; toId: string | null }>(),
  },
  "question.answered": {
    ...QUESTION,
    after: COMMENT_PLACE,
    details: shape<{ updateId: string; answerId: string }>(),
  },
  "question.settled": { ...QUESTION, after: COMMENT_PLACE, details: OF_UPDATE },
  "message.posted": { ...MESSAGE, cache: "new-message", after: MESSAGE_PLACE },
  "message.photos-changed": { ...MESSAGE, cache: "changed-message", after: MESSAGE_PLACE },
  "message.transcribed": { ...MESSAGE, cache: "changed-message", after: MESSAGE_PLACE },
  "message.transcription-requested": { ...MESSAGE, cache: "changed-message", after: MESSAGE_PLACE },
  "message.transcript-corrected": { ...MESSAGE, cache: "changed-message", after: MESSAGE_PLACE },
  "message.translated": { ...MESSAGE, cache: "changed-message", after: MESSAGE_PLACE },
} as const satisfies Record<EventName, ProjectKind>;

type ProjectKinds = typeof PROJECT_EVENTS;
type LoggedKinds = typeof LOGGED_EVENTS;

export type ProjectEventType = keyof ProjectKinds;
export type LoggedEventType = keyof LoggedKinds;
export type EventType = ProjectEventType | LoggedEventType;

/** The placement and details that a kind declares, each with its type. */
type Declared<K> = {
  [P in keyof K & ("before" | "after" | "details")]: K[P] extends Shape<infer T> ? T : never;
};

/** A change in a project that is known already; `id` is the entity's. */
export type EventInProject<T extends ProjectEventType = ProjectEventType> = {
  [N in T]: { type: N; id: string } & Declared<ProjectKinds[N]>;
}[T];

/** A change in a project, as `record` takes it. */
export type ProjectEvent = EventInProject & { projectId: string };

/** The same change to many projects at once, each as a whole. */
export type EachProjectEvent = {
  [T in AboutProject]: Omit<EventInProject<T>, "id">;
}[AboutProject];

type AboutProject = {
  [T in ProjectEventType]: ProjectKinds[T]["entity"] extends "project" ? T : never;
}[ProjectEventType];

/** A change outside of projects, as a verb hands it to `record`; `id` is the entity's. */
export type LoggedEvent<T extends LoggedEventType = LoggedEventType> = {
  [N in T]: { type: N; id: string } & Declared<LoggedKinds[N]>;
}[T];

/** A change in a project as a stream announces it and a browser applies it: ids only. */
export interface AnnouncedEvent<T extends ProjectEventType = ProjectEventType> {
  type: T;
  projectId: string;
  entityId: string;
  /** Where the entity is filed now. */
  taskId?: string | null;
  subtaskId?: string | null;
  /** The update that a comment belongs to. */
  updateId?: string;
  /** Of a message: who wrote it. */
  authorId?: string;
  /** Of a message: to whom; null for the team. */
  recipientId?: string | null;
  /** Who joined, left, or was assigned or unassigned. */
  userId?: string;
}

/** What the id of an event of this type belongs to. */
export function entityOf(type: EventType): Kind["entity"] {
  return { ...PROJECT_EVENTS, ...LOGGED_EVENTS }[type].entity;
}
