import { entityOf, PROJECT_EVENTS, type ProjectEventType } from "./catalogue";
import type { EventRow } from "./event-rows";
import {
  type FiledAt,
  type Sight,
  seesMessage,
  seesSubtask,
  seesTask,
  seesUpdate,
} from "@/lib/access/sees-event";

/** What a stream sends for an event: the event; a refresh, if something is no longer visible to the reader; or nothing. */
export type Announcement = "event" | "refresh" | null;

/** Events sent only to managers: connect codes, and the first steps in a new project. */
const MANAGERS_ONLY = new Set<ProjectEventType>(["code.issued", "project.guide-ended"]);

/** What to send this reader for an event. Kinds that this version does not know are sent to nobody. */
export function announcementOf(row: EventRow, userId: string, sight: Sight): Announcement {
  if (!isKnown(row.type)) return null;
  // Direct messages stay between the two, whatever the level.
  if (entityOf(row.type) === "message") return seesMessage(userId, row.after ?? {}) ? "event" : null;
  if (sight.manages) return "event";
  // Its updates are now unassigned, so every member sees them.
  if (row.type === "task.deleted") return "refresh";
  if (row.before && !row.after && row.before.userId === userId) return "refresh";
  if (sees(row.type, row.after ?? row.before ?? {}, { userId, sight })) return "event";
  if (row.before && sees(row.type, row.before, { userId, sight })) return "refresh";
  return row.before?.assigneeIds?.includes(userId) ? "refresh" : null;
}

/** Users whose visibility the event changes: it has to be read again. */
export function concerns({ before, after }: EventRow, userId: string): boolean {
  if (before?.userId === userId || after?.userId === userId) return true;
  return before?.assigneeIds?.includes(userId) ?? false;
}

/** The event as it is sent: ids only (CONTRACT "Chat and events"). */
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

function isKnown(type: string): type is ProjectEventType {
  return Object.hasOwn(PROJECT_EVENTS, type);
}

interface Reader {
  userId: string;
  sight: Sight;
}

function sees(type: ProjectEventType, place: FiledAt, { userId, sight }: Reader): boolean {
  switch (entityOf(type)) {
    case "update":
    case "comment":
      return seesUpdate(sight, userId, place);
    case "task":
      return seesTask(sight, place);
    case "subtask":
      return seesSubtask(sight, place);
    default:
      return !MANAGERS_ONLY.has(type);
  }
}
