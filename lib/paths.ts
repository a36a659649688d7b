import { withQuery } from "./with-query";

/** Every page of the application: nothing else spells an address. Its calls are in api-paths.ts, for those who make any. */
export const paths = {
  landing: (query: { join?: string } = {}) => withQuery("/", query),
  auth: (query: { next?: string; join?: string; tab?: "sign-in" | "sign-up" } = {}) =>
    withQuery("/auth", query),
  login: () => "/login",
  forgotPassword: () => "/forgot-password",
  resetPassword: (token?: string) => withQuery("/reset-password", { token }),
  /** What the mail to an address that an account has left opens. */
  takeBackEmail: (token?: string) => withQuery("/take-back-email", { token }),
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
  /** What is printed and cut up: a project's codes that work, or of those the ones made together with `batch`. */
  codeSheet: (query: { project: string; batch?: string }) => withQuery("/businesses/codes", query),
  billing: () => "/billing",
  settings: () => "/settings",
  acceptAdminInvitation: (token?: string) => withQuery("/accept-admin-invitation", { token }),

  admin: () => "/admin",

  /** The link that a connect code travels in (workspace.txt 2). */
  join: (code: string) => withQuery("/", { join: code }),
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
