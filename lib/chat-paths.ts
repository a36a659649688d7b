import { withQuery } from "./with-query";

// A type, not an interface: only a type is assignable to a record of strings.
type MessagesQuery = Partial<Record<"limit" | "before" | "with" | "search", string | undefined>>;

/** Paths of the chat's calls. Separate from `apiPaths`, so that they load with the chat. */
export const chatPaths = {
  channels: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/channels`,
  messages: (projectId: string, query: MessagesQuery = {}) =>
    withQuery(`/api/projects/${encodeURIComponent(projectId)}/messages`, query),
  markRead: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/messages/read`,
  message: (id: string) => `/api/messages/${encodeURIComponent(id)}`,
  transcript: (id: string) => `/api/messages/${encodeURIComponent(id)}/transcript`,
} as const;
