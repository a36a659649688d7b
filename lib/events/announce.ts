import { PROJECT_EVENTS } from "./catalogue";
import { type EventRow, isKnown } from "./event-rows";
import type { Audience } from "./shared/event-kind";
import {
  type FiledAt,
  type Visibility,
  seesMessage,
  seesSubtask,
  seesTask,
  seesUpdate,
} from "@/lib/access/sees-event";

/** What a stream sends for an event: the event; a refresh, if something is no longer visible to the reader; or nothing. */
export type Announcement = "event" | "refresh" | null;

/** What to send this reader for an event. Kinds that this version does not know are sent to nobody. */
export function announcementOf(row: EventRow, userId: string, visibility: Visibility): Announcement {
  if (!isKnown(row.type)) return null;
  const { audience } = PROJECT_EVENTS[row.type];
  const sees = (place: FiledAt) => IN_AUDIENCE[audience](place, { userId, visibility });
  if (audience === "channel") return sees(row.after ?? {}) ? "event" : null;
  if (visibility.manages) return "event";
  // Its updates are now unassigned, so every member sees them.
  if (row.type === "task.deleted") return "refresh";
  if (row.before && !row.after && row.before.userId === userId) return "refresh";
  if (sees(row.after ?? row.before ?? {})) return "event";
  if (row.before && sees(row.before)) return "refresh";
  return row.before?.assigneeIds?.includes(userId) ? "refresh" : null;
}

/** Users whose visibility the event changes: it has to be read again. */
export function changesVisibilityOf({ before, after }: EventRow, userId: string): boolean {
  if (before?.userId === userId || after?.userId === userId) return true;
  return before?.assigneeIds?.includes(userId) ?? false;
}

/** The event as it is sent: ids only, so that a stream never carries content. */
export function wireOf(row: EventRow): string {
  const { taskId, subtaskId, updateId, userId, authorId, recipientId } = row.after ?? row.before ?? {};
  return JSON.stringify({
    type: row.type,
    projectId: row.projectId,
    entityId: row.entityId,
    ...(taskId && { taskId }),
    ...(subtaskId && { subtaskId }),
    ...(updateId && { updateId }),
    ...(userId && { userId }),
    ...(recipientId !== undefined && { authorId, recipientId }),
    seq: row.seq,
    at: row.createdAt.toISOString(),
  });
}

interface Reader {
  userId: string;
  visibility: Visibility;
}

/** Whether a reader who does not manage the project belongs to a change's audience. */
const IN_AUDIENCE: Record<Audience, (place: FiledAt, reader: Reader) => boolean> = {
  managers: () => false,
  members: () => true,
  task: (place, { visibility }) => seesTask(visibility, place),
  subtask: (place, { visibility }) => seesSubtask(visibility, place),
  update: (place, { visibility, userId }) => seesUpdate(visibility, userId, place),
  channel: (place, { userId }) => seesMessage(userId, place),
};
