import type { Shape } from "./shape";

export type EventName = `${string}.${string}`;

/** An entry of the catalogue. */
export interface Kind {
  /** The entity that the event's id belongs to. */
  entity:
    | "user"
    | "business"
    | "project"
    | "task"
    | "subtask"
    | "update"
    | "comment"
    | "question"
    | "message"
    | "upload"
    | "report"
    | "help_faq"
    | "help_guide"
    | "help_document"
    | "help_video";
  before?: Shape<object>;
  after?: Shape<object>;
  /** Goes into the action log: no secrets. */
  details?: Shape<object>;
}

/** An entry for a change outside of projects. */
export interface LoggedKind extends Omit<Kind, "before" | "after"> {
  concerns: Concerned;
}

/**
 * Whose visibility or session a change outside of projects changes: that of the user who is its entity, of whoever made it, or of those
 * whom its details name by `userId` or `userIds`.
 */
export type Concerned = "nobody" | "entity" | "actor" | "named";

/** Who is told of a change in a project, beside those who manage it. */
export type Audience =
  | "managers"
  /** Everybody in the project. */
  | "members"
  /** Who sees the task, at least by name. */
  | "task"
  | "subtask"
  /** Who sees the place of the update (or of a comment's update), and its author. */
  | "update"
  /** The channel of a message: direct ones stay between the two, whatever anybody manages. */
  | "channel";

/**
 * What a change does to what a browser has cached, by the entity of its event. Each has one entry in
 * components/project-model/cache/cache-changes.ts: what is read again, what is written to the lists, and which become stale.
 */
interface CacheChanges {
  project:
    | "new-project"
    | "changed-project"
    | "project-status"
    | "ended-guide"
    | "changed-people"
    | "new-member"
    | "new-codes";
  user: "lost-member";
  task: "new-task" | "changed-task" | "edited-task" | "translated-task" | "deleted-task" | "task-assignment";
  subtask: "new-subtask" | "renamed-subtask" | "completed-subtask" | "deleted-subtask" | "subtask-assignment";
  update: "new-update" | "changed-update" | "moved-update" | "translated-update" | "withdrawn-update";
  comment: "new-comment" | "changed-comment";
  question: "changed-question";
  message: "new-message" | "changed-message";
}

export type CacheChange = CacheChanges[keyof CacheChanges];

/** An entry for a change in a project. */
export type ProjectKind = {
  [E in keyof CacheChanges]: Kind & { entity: E; audience: Audience; cache: CacheChanges[E] };
}[keyof CacheChanges];

export interface Person {
  userId: string;
}

export interface FromTo {
  from: string;
  to: string;
}
