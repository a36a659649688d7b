import { withQuery } from "./with-query";

// A type, not an interface: only a type is assignable to a record of strings.
type MessagesQuery = Partial<Record<"limit" | "before" | "with", string | undefined>>;

/** The chat's calls, apart from `apiPaths`: no page loads them before the chat is needed. */
export const chatPaths = {
  channels: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/channels`,
  messages: (projectId: string, query: MessagesQuery = {}) =>
    withQuery(`/api/projects/${encodeURIComponent(projectId)}/messages`, query),
  markRead: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/messages/read`,
  message: (id: string) => `/api/messages/${encodeURIComponent(id)}`,
} as const;
