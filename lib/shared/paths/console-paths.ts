import { apiPath } from "./api-path";
import { withQuery } from "./with-query";

// A type, not an interface: only a type is assignable to a record of strings.
type ListQuery = Partial<
  Record<
    "limit" | "before" | "email" | "search" | "sort" | "status" | "subscribed" | "about",
    string | undefined
  >
>;

/** The operator's calls, apart from `apiPaths`: no page of the workspace loads them. `operatorApi` makes them with the key. */
export const consolePaths = {
  login: () => "/api/admin/login",
  logout: () => "/api/admin/logout",
  me: () => "/api/admin/me",
  stats: () => "/api/admin/stats",
  reporting: () => "/api/admin/reporting",
  users: (query: ListQuery) => withQuery("/api/admin/users", query),
  businesses: (query: ListQuery) => withQuery("/api/admin/businesses", query),
  actionLogs: (query: ListQuery) => withQuery("/api/admin/action-logs", query),
  investigate: (userId: string) => apiPath("admin", "investigate", userId),
  sessions: () => "/api/admin/sessions",
  session: (id: string) => apiPath("admin", "sessions", id),
  grantEarlyAdopter: () => "/api/admin/grant-early-adopter",
  revokeEarlyAdopter: () => "/api/admin/revoke-early-adopter",
  suspendUser: () => "/api/admin/suspend-user",
  unsuspendUser: () => "/api/admin/unsuspend-user",
} as const;
