import { apiPath } from "./api-path";
import { type Query, withQuery } from "./with-query";

type MessagesQuery = Query<"limit" | "before" | "after" | "around" | "with" | "search" | "channels" | "ids">;

/** The list of a chat's messages. Separate from `apiPaths`, so that it loads with the chat. */
export const messagesPath = (projectId: string, query: MessagesQuery = {}) =>
  withQuery(apiPath("projects", projectId, "messages"), query);
