import { apiPath } from "./api-path";
import { type Query, withQuery } from "./with-query";

type ListQuery = Query<"limit" | "before" | "email" | "search" | "sort" | "status" | "subscribed" | "about">;

/** The operator's calls, apart from `apiPaths`: no page of the workspace loads them. `operatorApi` makes them with the key. */
export const consolePaths = {
  login: () => apiPath("admin", "login"),
  logout: () => apiPath("admin", "logout"),
  me: () => apiPath("admin", "me"),
  stats: () => apiPath("admin", "stats"),
  reporting: () => apiPath("admin", "reporting"),
  users: (query: ListQuery) => withQuery(apiPath("admin", "users"), query),
  businesses: (query: ListQuery) => withQuery(apiPath("admin", "businesses"), query),
  actionLogs: (query: ListQuery) => withQuery(apiPath("admin", "action-logs"), query),
  investigate: (userId: string) => apiPath("admin", "investigate", userId),
  sessions: () => apiPath("admin", "sessions"),
  session: (id: string) => apiPath("admin", "sessions", id),
  grantEarlyAdopter: () => apiPath("admin", "grant-early-adopter"),
  revokeEarlyAdopter: () => apiPath("admin", "revoke-early-adopter"),
  suspendUser: () => apiPath("admin", "suspend-user"),
  unsuspendUser: () => apiPath("admin", "unsuspend-user"),
} as const;
