import type { EventName, FromTo, Kind, Person, ProjectKind } from "./shared/event-kind";
import { LOGGED_EVENTS } from "./logged-events";
import { shape, type Shape } from "./shared/shape";

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
 * What happens in a project: logged, numbered, and announced to its audience. `before` and `after` say where the
 * entity is filed, as far as visibility depends on it: from them a stream tells who gained or lost access to it.
 */
export const PROJECT_EVENTS = {
  "project.created": { entity: "project", audience: "members", rereads: "nothing" },
  "project.edited": { entity: "project", audience: "members", rereads: "nothing" },
  "project.guide-ended": { entity: "project", audience: "managers", rereads: "nothing" },
  "project.translated": { entity: "project", audience: "members", rereads: "nothing" },
  "project.status-set": {
    entity: "project",
    audience: "members",
    rereads: "nothing",
    details: shape<FromTo>(),
  },
  "project.update-permission-set": {
    entity: "project",
    audience: "members",
    rereads: "nothing",
    details: shape<FromTo>(),
  },
  "project.handed-over": {
    entity: "project",
    audience: "members",
    rereads: "nothing",
    before: shape<Person>(),
    after: shape<Person>(),
    details: shape<FromTo>(),
  },
  "member.joined": {
    entity: "project",
    audience: "members",
    rereads: "nothing",
    after: shape<Person>(),
    details: shape<{ codeId: string }>(),
  },
  "member.left": { entity: "user", audience: "members", rereads: "nothing", before: shape<Person>() },
  "member.removed": { entity: "user", audience: "members", rereads: "nothing", before: shape<Person>() },
  "code.issued": {
    entity: "project",
    audience: "managers",
    rereads: "nothing",
    details: shape<{ codeIds: string[]; expirationHours: number }>(),
  },
  "task.created": { entity: "task", audience: "task", rereads: "task", after: shape<TaskPlace>() },
  "task.completed": { entity: "task", audience: "task", rereads: "task", after: shape<TaskPlace>() },
  "task.reopened": { entity: "task", audience: "task", rereads: "task", after: shape<TaskPlace>() },
  "task.translated": { entity: "task", audience: "task", rereads: "task", after: shape<TaskPlace>() },
  "task.deleted": {
    entity: "task",
    audience: "task",
    rereads: "nothing",
    before: shape<TaskPlace>(),
    details: shape<{ updatesUnassigned: number }>(),
  },
  "task.assigned": {
    entity: "task",
    audience: "task",
    rereads: "nothing",
    after: shape<TaskPlace & Person>(),
    details: shape<Person>(),
  },
  "task.unassigned": {
    entity: "task",
    audience: "task",
    rereads: "nothing",
    before: shape<TaskPlace & Person>(),
    details: shape<Person>(),
  },
  "subtask.created": {
    entity: "subtask",
    audience: "subtask",
    rereads: "subtask",
    after: shape<SubtaskPlace>(),
  },
  "subtask.renamed": {
    entity: "subtask",
    audience: "subtask",
    rereads: "subtask",
    before: shape<SubtaskPlace>(),
    after: shape<SubtaskPlace>(),
  },
  "subtask.completed": {
    entity: "subtask",
    audience: "subtask",
    rereads: "subtask",
    after: shape<SubtaskPlace>(),
  },
  "subtask.translated": {
    entity: "subtask",
    audience: "subtask",
    rereads: "subtask",
    after: shape<SubtaskPlace>(),
  },
  "subtask.deleted": {
    entity: "subtask",
    audience: "subtask",
    rereads: "nothing",
    before: shape<SubtaskPlace & { assigneeIds: string[] }>(),
    after: shape<TaskPlace>(),
    details: shape<{ updatesMoved: number }>(),
  },
  "subtask.assigned": {
    entity: "subtask",
    audience: "subtask",
    rereads: "nothing",
    after: shape<SubtaskPlace & Person>(),
    details: shape<Person>(),
  },
  "subtask.unassigned": {
    entity: "subtask",
    audience: "subtask",
    rereads: "nothing",
    before: shape<SubtaskPlace & Person>(),
    details: shape<Person>(),
  },
  "update.posted": {
    entity: "update",
    audience: "update",
    rereads: "arriving-update",
    after: shape<UpdatePlace>(),
  },
  "update.edited": {
    entity: "update",
    audience: "update",
    rereads: "update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
  },
  "update.moved": {
    entity: "update",
    audience: "update",
    rereads: "arriving-update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
  },
  "update.transcribed": {
    entity: "update",
    audience: "update",
    rereads: "update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
    details: shape<{ audioState: string }>(),
  },
  "update.transcription-requested": {
    entity: "update",
    audience: "update",
    rereads: "update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
  },
  "update.transcript-corrected": {
    entity: "update",
    audience: "update",
    rereads: "update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
  },
  "update.translated": {
    entity: "update",
    audience: "update",
    rereads: "update",
    after: shape<UpdatePlace>(),
  },
  "update.withdrawn": {
    entity: "update",
    audience: "update",
    rereads: "update",
    before: shape<UpdatePlace>(),
    after: shape<UpdatePlace>(),
    details: shape<{ authorId: string }>(),
  },
  "comment.posted": {
    entity: "comment",
    audience: "update",
    rereads: "commented-update",
    after: shape<UpdatePlace & { updateId: string }>(),
    details: shape<{ updateId: string }>(),
  },
  "comment.translated": {
    entity: "comment",
    audience: "update",
    rereads: "commented-update",
    after: shape<UpdatePlace & { updateId: string }>(),
  },
  "comment.withdrawn": {
    entity: "comment",
    audience: "update",
    rereads: "commented-update",
    before: shape<UpdatePlace & { updateId: string }>(),
    after: shape<UpdatePlace & { updateId: string }>(),
    details: shape<{ updateId: string; authorId: string }>(),
  },
  "message.posted": {
    entity: "message",
    audience: "channel",
    rereads: "arriving-message",
    after: shape<MessagePlace>(),
  },
  "message.transcribed": {
    entity: "message",
    audience: "channel",
    rereads: "message",
    after: shape<MessagePlace>(),
  },
  "message.transcript-corrected": {
    entity: "message",
    audience: "channel",
    rereads: "message",
    after: shape<MessagePlace>(),
  },
  "message.translated": {
    entity: "message",
    audience: "channel",
    rereads: "message",
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
