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

export interface Person {
  userId: string;
}

export interface FromTo {
  from: string;
  to: string;
}
