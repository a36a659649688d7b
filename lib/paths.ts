/** Every address of the application: nothing else spells one. */
export const paths = {
  landing: (query: { join?: string } = {}) => withQuery("/", query),
  auth: (query: { next?: string; join?: string; tab?: "sign-in" | "sign-up" } = {}) =>
    withQuery("/auth", query),
  login: () => "/login",
  forgotPassword: () => "/forgot-password",
  resetPassword: (token?: string) => withQuery("/reset-password", { token }),
  /** Clears a session that the database refuses, then leads to /auth. */
  sessionEnded: () => "/auth/session-ended",

  about: () => "/about",
  help: () => "/help",
  privacy: () => "/privacy",

  dashboard: (query: { join?: string } = {}) => withQuery("/dashboard", query),
  projects: () => "/projects",
  newProject: () => "/projects/new",
  project: (id: string, query: { folder?: string | undefined } = {}) =>
    withQuery(`/projects/${encodeURIComponent(id)}`, query),
  businesses: (query: { project?: string } = {}) => withQuery("/businesses", query),
  billing: () => "/billing",
  settings: () => "/settings",
  acceptAdminInvitation: (token?: string) => withQuery("/accept-admin-invitation", { token }),

  admin: () => "/admin",

  /** The link that a connect code travels in (workspace.txt 2). */
  join: (code: string) => withQuery("/", { join: code }),
} as const;

// A type and not an interface: only then does it count as a record of texts.
type UpdatesQuery = Partial<Record<"limit" | "before", string | undefined>> & { includeComments?: "true" };

/** The calls that the browser makes (CONTRACT section 3). Ids are uuids. */
export const apiPaths = {
  businesses: () => "/api/businesses",
  projects: () => "/api/projects",
  project: (id: string) => `/api/projects/${encodeURIComponent(id)}`,
  markUpdatesViewed: (projectId: string) =>
    `/api/projects/${encodeURIComponent(projectId)}/mark-updates-viewed`,
  updates: (projectId: string, query: UpdatesQuery & { placement?: "unassigned" } = {}) =>
    withQuery(`/api/projects/${encodeURIComponent(projectId)}/updates`, query),
  taskUpdates: (taskId: string, query: UpdatesQuery = {}) =>
    withQuery(`/api/tasks/${encodeURIComponent(taskId)}/updates`, query),
  subtaskUpdates: (subtaskId: string, query: UpdatesQuery = {}) =>
    withQuery(`/api/subtasks/${encodeURIComponent(subtaskId)}/updates`, query),
  progress: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/progress`,
  tasks: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/tasks`,
  taskMembers: (taskId: string) => `/api/tasks/${encodeURIComponent(taskId)}/members`,
  subtasks: (taskId: string) => `/api/tasks/${encodeURIComponent(taskId)}/subtasks`,
  subtaskMembers: (subtaskId: string) => `/api/subtasks/${encodeURIComponent(subtaskId)}/members`,
  completeSubtask: (subtaskId: string) => `/api/subtasks/${encodeURIComponent(subtaskId)}/complete`,
  revisions: (updateId: string) => `/api/updates/${encodeURIComponent(updateId)}/revisions`,
  moveToTask: (updateId: string) => `/api/updates/${encodeURIComponent(updateId)}/move-to-task`,
  moveToSubtask: (updateId: string) => `/api/updates/${encodeURIComponent(updateId)}/move-to-subtask`,
  connectCodes: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/connect-codes`,
  update: (id: string) => `/api/updates/${encodeURIComponent(id)}`,
  comments: (updateId: string) => `/api/updates/${encodeURIComponent(updateId)}/comments`,
} as const;

/** True when the address is `base` or lies under it. */
export function isUnder(pathname: string, base: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** An address inside this site, or null: what `?next=` may lead to. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith("/")) return null;
  const url = URL.parse(next, "http://inside.invalid");
  if (url?.origin !== "http://inside.invalid") return null;
  // Dots that the parser takes out can leave a path that begins with two slashes: another site's address.
  const inside = url.pathname + url.search + url.hash;
  return inside.startsWith("//") ? null : inside;
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`;
}
