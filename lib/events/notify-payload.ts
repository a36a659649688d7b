/** The channel of every notice. A process hears them in the order in which their transactions committed. */
export const EVENT_CHANNEL = "plumbline_events";

/**
 * What a payload says: a project has a new event, somebody's visibility or session may have changed, or their notifications have.
 * Ids only.
 */
export type Notice = { projectId: string; seq: number } | { userId: string } | { notifiedId: string };

/** The payload `projectId:seq`, `@userId`, or `!userId`, which triggers of the database send. */
export function parseNotice(payload: string): Notice {
  if (payload.startsWith("@")) return { userId: payload.slice(1) };
  if (payload.startsWith("!")) return { notifiedId: payload.slice(1) };
  const [projectId = "", seq] = payload.split(":");
  return { projectId, seq: Number(seq) };
}

export function personNotice(userId: string): string {
  return `@${userId}`;
}
