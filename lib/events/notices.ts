/** The channel of every notice. A process hears them in the order in which their transactions committed. */
export const EVENT_CHANNEL = "plumbline_events";

/** What a payload says: a project has a new event, or somebody's visibility or session may have changed. Ids only. */
export type Notice = { projectId: string; seq: number } | { userId: string };

/** The payload `projectId:seq`, or `@userId`. */
export function parseNotice(payload: string): Notice {
  if (payload.startsWith("@")) return { userId: payload.slice(1) };
  const [projectId = "", seq] = payload.split(":");
  return { projectId, seq: Number(seq) };
}

export function personNotice(userId: string): string {
  return `@${userId}`;
}
