import { apiPath } from "./api-path";
import { type Query, withQuery } from "./with-query";

type MessagesQuery = Query<"limit" | "before" | "after" | "around" | "with" | "search" | "channels" | "ids">;

/** Paths of the chat's calls. Separate from `apiPaths`, so that they load with the chat. */
export const chatPaths = {
  channels: (projectId: string) => apiPath("projects", projectId, "channels"),
  messages: (projectId: string, query: MessagesQuery = {}) =>
    withQuery(apiPath("projects", projectId, "messages"), query),
  markRead: (projectId: string) => apiPath("projects", projectId, "messages", "read"),
  transcribeAgain: (id: string) => apiPath("messages", id, "transcribe-again"),
  transcript: (id: string) => apiPath("messages", id, "transcript"),
} as const;
