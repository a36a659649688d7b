import type { Person } from "./people";
import type { PhotoName } from "./seed-photos";
import type { VoiceName } from "./voices";

/** A moment in the past: a time of day on site some days ago, or with zero days, that many hours and minutes ago. */
export type Moment = readonly [daysAgo: number, time: `${number}:${number}`];

export interface CommentSeed {
  by: Person;
  at: Moment;
  text: string;
}

export interface UpdateSeed extends CommentSeed {
  /** Said into a phone: the recording's words take the text's place. */
  voice?: VoiceName;
  /** In their order. */
  photos?: PhotoName[];
  /** The earlier photo of the place that these show. */
  samePlaceAs?: PhotoName;
  comments?: CommentSeed[];
}

export interface MessageSeed extends CommentSeed {
  /** For one person; for the team without it. */
  to?: Person;
  unreadBy?: Person[];
}

export interface SubtaskSeed {
  name: string;
  doneAt?: Moment;
  assigned?: Person[];
  updates?: UpdateSeed[];
}

export interface TaskSeed {
  name: string;
  description?: string;
  doneAt?: Moment;
  assigned?: Person[];
  subtasks: SubtaskSeed[];
  updates: UpdateSeed[];
}

export interface SiteSeed {
  name: string;
  description: string;
  createdAt: Moment;
  /** Days from now, negative for a project that is late. */
  dueIn?: number;
  status?: "active" | "completed";
  completedAt?: Moment;
  workers: Person[];
  /** Until when each person has seen everything; later updates are unseen. */
  seenUntil: Partial<Record<Person, Moment>>;
  tasks: TaskSeed[];
  unassigned: UpdateSeed[];
  chat?: MessageSeed[];
}
