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
    | "message"
    | "upload"
    | "report"
    | "help_faq"
    | "help_guide";
  before?: Shape<object>;
  after?: Shape<object>;
  /** Goes into the action log: no secrets. */
  details?: Shape<object>;
}

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

/** What a browser that learns of a change reads again: the thing itself, where it is shown. */
export type Reread =
  | "update"
  /** An update that is new to the project's lists or to one of them. */
  | "arriving-update"
  /** The update that a comment belongs to. */
  | "commented-update"
  | "task"
  | "subtask"
  | "message"
  | "arriving-message"
  | "nothing";

/** An entry for a change in a project. */
export interface ProjectKind extends Kind {
  audience: Audience;
  rereads: Reread;
}

export interface Person {
  userId: string;
}

export interface FromTo {
  from: string;
  to: string;
}
