import type { EventName, FromTo, Kind, Person } from "./event-kind";
import { LOGGED_EVENTS } from "./logged-events";
import { shape, type Shape } from "./shape";

/*
 * Every kind of change that is recorded, declared once: its entity, where that is filed, and its details in the action
 * log; what happens outside of projects is in logged-events.ts. The rest derives from both: what `record` accepts,
 * action log texts, the browser's `applyEvent`, notifications. Their tables are `satisfies Record<EventType, …>`, so that the
 * compiler lists what a new kind still lacks.
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
 * What happens in a project: logged, numbered, and announced to those who may see it. `before` and `after` say where the
 * entity is filed, as far as visibility depends on it: from them a stream tells who gained or lost access to it.
 */
export const PROJECT_EVENTS = {
  "project.created": { entity: "project" },
  "project.edited": { entity: "project" },
  "project.guide-ended": { entity: "project" },
  "project.translated": { entity: "project" },
  "project.status-set": { entity: "project", details: shape<FromTo>() },
  "project.update-permission-set": { entity: "project", details: shape<FromTo>() },
  "project.handed-over": {
    entity: "project",
    before: shape<Person>(),
    after: shape<Person>(),
    details: shape<FromTo>(),
  },
  "member.joined": { entity: "project", after: shape<Person>(), details: shape<{ codeId: string }>() },
  "member.left": { entity: "user", before: shape<Person>() },
  "member.removed": { entity: "user", before: shape<Person>() },
  "code.issued": { entity: "project", details: shape<{ codeIds: string[]; expirationHours: number }>() },
  "task.created": { entity: "task", after: shape<TaskPlace>() },
  "task.completed": { entity: "task", after: shape<TaskPlace>() },
  "task.reopened": { entity: "task", after: shape<TaskPlace>() },
  "task.translated": { entity: "task", after: shape<TaskPlace>() },
  "task.deleted": {
    entity: "task",
    before: shape<TaskPlace>(),
    details: shape<{ updatesUnassigned: number }>(),
  },
  "task.assigned": { entity: "task", after: shape<TaskPlace & Person>(), details: shape<Person>() },
  "task.unassigned": { entity: "task", before: shape<TaskPlace & Person>(), details: shape<Person>() },
  "subtask.created": { entity: "subtask", after: shape<SubtaskPlace>() },
  "subtask.renamed": { entity: "subtask", before: shape<SubtaskPlace>(), after: shape<SubtaskPlace>() },
  "subtask.completed": { entity: "subtask", after: shape<SubtaskPlace>() },
  "subtask.translated": { entity: "subtask", after: shape<SubtaskPlace>() },
  "subtask.deleted": {
    entity: "subtask",
    before: shape<SubtaskPlace & { assigneeIds: string[] }>(),
    after: shape<TaskPlace>(),
    details: shape<{ updatesMoved: number }>(),
  },
  "subtask.assigned": { entity: "subtask", after: shape<SubtaskPlace & Person>(), details: shape<Person>() },
  "subtask.unassigned": {
    entity: "subtask",
    before: shape<SubtaskPlace & Person>(),
    details: shape<Person>(),
  },
  "update.posted": { entity: "update", after: shape<UpdatePlace>() },
  "update.edited": { entity: "update", before: shape<UpdatePlace>(), after: shape<UpdatePlace>() },
  "update.moved": { entity: "update", before: shape<UpdatePlace>(), after: shape<UpdatePlace>() },
  "update.transcribed": {
    entity: "update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
    details: shape<{ audioState: string }>(),
  },
  "update.transcription-requested": {
    entity: "update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
  },
  "update.transcript-corrected": {
    entity: "update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
  },
  "update.translated": { entity: "update", after: shape<UpdatePlace>() },
  "update.withdrawn": {
    entity: "update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
    details: shape<{ authorId: string }>(),
  },
  "comment.posted": {
    entity: "comment",
    after: shape<UpdatePlace & { updateId: string }>(),
    details: shape<{ updateId: string }>(),
  },
  "comment.translated": { entity: "comment", after: shape<UpdatePlace & { updateId: string }>() },
  "comment.withdrawn": {
    entity: "comment",
    before: shape<UpdatePlace & { updateId: string }>(),
    after: shape<UpdatePlace & { updateId: string }>(),
    details: shape<{ updateId: string; authorId: string }>(),
  },
  "message.posted": { entity: "message", after: shape<MessagePlace>() },
  "message.transcribed": { entity: "message", after: shape<MessagePlace>() },
  "message.transcript-corrected": { entity: "message", after: shape<MessagePlace>() },
  "message.translated": { entity: "message", after: shape<MessagePlace>() },
} as const satisfies Record<EventName, Kind>;

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

/** A change in a project as a stream announces it and a browser applies it: ids only (CONTRACT "Chat and events"). */
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
