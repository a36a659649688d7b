import type { EventName, FromTo, Kind, Person, ProjectKind } from "./shared/event-kind";
import { LOGGED_EVENTS } from "./logged-events";
import { shape, type Shape } from "./shared/shape";

/*
 * Every kind of change that is recorded, described once: its entity, where that is filed, its details in the action log and, in a
 * project, who is told of it and what it does to what a browser has cached; what happens outside of projects is in logged-events.ts.
 * The rest follows from these columns, each of which is a word with one entry in one exhaustive table: a new kind that uses the
 * words there are needs its row here, its text in messages/{en,es}/activity.json, and its line in sight.http.test.ts. What the row
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

/**
 * What happens in a project: logged, numbered, and announced to its audience. `before` and `after` say where the
 * entity is filed, as far as visibility depends on it: from them a stream tells who gained or lost access to it.
 */
export const PROJECT_EVENTS = {
  "project.created": { entity: "project", audience: "members", cache: "new-project" },
  "project.edited": { entity: "project", audience: "members", cache: "changed-project" },
  "project.guide-ended": { entity: "project", audience: "managers", cache: "ended-guide" },
  "project.translated": { entity: "project", audience: "members", cache: "changed-project" },
  "project.status-set": {
    entity: "project",
    audience: "members",
    cache: "project-status",
    details: shape<FromTo>(),
  },
  "project.update-permission-set": {
    entity: "project",
    audience: "members",
    cache: "changed-project",
    details: shape<FromTo>(),
  },
  "project.handed-over": {
    entity: "project",
    audience: "members",
    cache: "changed-people",
    before: shape<Person>(),
    after: shape<Person>(),
    details: shape<FromTo>(),
  },
  "member.joined": {
    entity: "project",
    audience: "members",
    cache: "new-member",
    after: shape<Person>(),
    details: shape<{ codeId: string }>(),
  },
  "member.left": { entity: "user", audience: "members", cache: "lost-member", before: shape<Person>() },
  "member.removed": { entity: "user", audience: "members", cache: "lost-member", before: shape<Person>() },
  "code.issued": {
    entity: "project",
    audience: "managers",
    cache: "new-codes",
    details: shape<{ codeIds: string[]; expirationHours: number }>(),
  },
  "task.created": { entity: "task", audience: "task", cache: "new-task", after: shape<TaskPlace>() },
  "task.edited": { entity: "task", audience: "task", cache: "edited-task", after: shape<TaskPlace>() },
  "task.completed": { entity: "task", audience: "task", cache: "changed-task", after: shape<TaskPlace>() },
  "task.reopened": { entity: "task", audience: "task", cache: "changed-task", after: shape<TaskPlace>() },
  "task.translated": {
    entity: "task",
    audience: "task",
    cache: "translated-task",
    after: shape<TaskPlace>(),
  },
  "task.deleted": {
    entity: "task",
    audience: "task",
    cache: "deleted-task",
    before: shape<TaskPlace>(),
    details: shape<{ updatesUnassigned: number }>(),
  },
  "task.assigned": {
    entity: "task",
    audience: "task",
    cache: "task-assignment",
    after: shape<TaskPlace & Person>(),
    details: shape<Person>(),
  },
  "task.unassigned": {
    entity: "task",
    audience: "task",
    cache: "task-assignment",
    before: shape<TaskPlace & Person>(),
    details: shape<Person>(),
  },
  "subtask.created": {
    entity: "subtask",
    audience: "subtask",
    cache: "new-subtask",
    after: shape<SubtaskPlace>(),
  },
  "subtask.renamed": {
    entity: "subtask",
    audience: "subtask",
    cache: "renamed-subtask",
    before: shape<SubtaskPlace>(),
    after: shape<SubtaskPlace>(),
  },
  "subtask.edited": {
    entity: "subtask",
    audience: "subtask",
    cache: "renamed-subtask",
    before: shape<SubtaskPlace>(),
    after: shape<SubtaskPlace>(),
  },
  "subtask.completed": {
    entity: "subtask",
    audience: "subtask",
    cache: "completed-subtask",
    after: shape<SubtaskPlace>(),
  },
  "subtask.translated": {
    entity: "subtask",
    audience: "subtask",
    cache: "renamed-subtask",
    after: shape<SubtaskPlace>(),
  },
  "subtask.deleted": {
    entity: "subtask",
    audience: "subtask",
    cache: "deleted-subtask",
    before: shape<SubtaskPlace & { assigneeIds: string[] }>(),
    after: shape<TaskPlace>(),
    details: shape<{ updatesMoved: number }>(),
  },
  "subtask.assigned": {
    entity: "subtask",
    audience: "subtask",
    cache: "subtask-assignment",
    after: shape<SubtaskPlace & Person>(),
    details: shape<Person>(),
  },
  "subtask.unassigned": {
    entity: "subtask",
    audience: "subtask",
    cache: "subtask-assignment",
    before: shape<SubtaskPlace & Person>(),
    details: shape<Person>(),
  },
  "update.posted": {
    entity: "update",
    audience: "update",
    cache: "new-update",
    after: shape<UpdatePlace>(),
  },
  "update.edited": {
    entity: "update",
    audience: "update",
    cache: "changed-update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
  },
  "update.moved": {
    entity: "update",
    audience: "update",
    cache: "moved-update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
  },
  "update.transcribed": {
    entity: "update",
    audience: "update",
    cache: "changed-update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
    details: shape<{ audioState: string }>(),
  },
  "update.transcription-requested": {
    entity: "update",
    audience: "update",
    cache: "changed-update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
  },
  "update.transcript-corrected": {
    entity: "update",
    audience: "update",
    cache: "changed-update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
  },
  "update.translated": {
    entity: "update",
    audience: "update",
    cache: "translated-update",
    after: shape<UpdatePlace>(),
  },
  "update.withdrawn": {
    entity: "update",
    audience: "update",
    cache: "withdrawn-update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
    details: shape<{ authorId: string }>(),
  },
  "comment.posted": {
    entity: "comment",
    audience: "update",
    cache: "new-comment",
    after: shape<UpdatePlace & { updateId: string }>(),
    details: shape<{ updateId: string }>(),
  },
  "comment.translated": {
    entity: "comment",
    audience: "update",
    cache: "changed-comment",
    after: shape<UpdatePlace & { updateId: string }>(),
  },
  "comment.withdrawn": {
    entity: "comment",
    audience: "update",
    cache: "changed-comment",
    before: shape<UpdatePlace & { updateId: string }>(),
    after: shape<UpdatePlace & { updateId: string }>(),
    details: shape<{ updateId: string; authorId: string }>(),
  },
  "message.posted": {
    entity: "message",
    audience: "channel",
    cache: "new-message",
    after: shape<MessagePlace>(),
  },
  "message.transcribed": {
    entity: "message",
    audience: "channel",
    cache: "changed-message",
    after: shape<MessagePlace>(),
  },
  "message.transcript-corrected": {
    entity: "message",
    audience: "channel",
    cache: "changed-message",
    after: shape<MessagePlace>(),
  },
  "message.translated": {
    entity: "message",
    audience: "channel",
    cache: "changed-message",
    after: shape<MessagePlace>(),
  },
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

/** A change in a project, as a verb hands it to `record`; `id` is the entity's. */
export type ProjectEvent<T extends ProjectEventType = ProjectEventType> = {
  [N in T]: { type: N; id: string; projectId: string } & Declared<ProjectKinds[N]>;
}[T];

/** The same change to many projects at once, each as a whole. */
export type EachProjectEvent = {
  [T in AboutProject]: Omit<ProjectEvent<T>, "id" | "projectId">;
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
  /** Of a message: who wrote it, and to whom; null for the team. */
  authorId?: string;
  recipientId?: string | null;
  /** Who joined, left, or was assigned or unassigned. */
  userId?: string;
}

/** What the id of an event of this type belongs to. */
export function entityOf(type: EventType): Kind["entity"] {
  return { ...PROJECT_EVENTS, ...LOGGED_EVENTS }[type].entity;
}
