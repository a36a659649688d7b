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
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
  businesses: (query: { project?: string } = {}) => withQuery("/businesses", query),
  billing: () => "/billing",
  settings: () => "/settings",
  acceptAdminInvitation: (token?: string) => withQuery("/accept-admin-invitation", { token }),

  admin: () => "/admin",

  /** The link that a connect code travels in (workspace.txt 2). */
  join: (code: string) => withQuery("/", { join: code }),
} as const;

/** The calls that the browser makes (CONTRACT section 3). Ids are uuids. */
export const apiPaths = {
  businesses: () => "/api/businesses",
  projects: () => "/api/projects",
  project: (id: string) => `/api/projects/${encodeURIComponent(id)}`,
  markUpdatesViewed: (projectId: string) =>
    `/api/projects/${encodeURIComponent(projectId)}/mark-updates-viewed`,
  updates: (
    projectId: string,
    query: { includeComments?: "true"; limit?: string; before?: string | undefined } = {},
  ) => withQuery(`/api/projects/${encodeURIComponent(projectId)}/updates`, query),
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
