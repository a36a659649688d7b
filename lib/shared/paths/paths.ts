import { type Query, withQuery } from "./with-query";

/** Why signing in at a provider did not work. */
export const PROVIDER_PROBLEMS = ["failed", "limited", "no-email", "unverified"] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** The paths of every page; no other file spells them out. Those of API calls are where they are called, by `apiPath`. */
export const paths = {
  landing: (query: { join?: string } = {}) => withQuery("/", query),
  /** With `as`, a user's id: for them to sign in, also while somebody else is. */
  auth: (
    query: {
      as?: string;
      next?: string | undefined;
      join?: string;
      tab?: "sign-in" | "sign-up";
      ended?: "suspended" | "ended";
      problem?: ProviderProblem;
    } = {},
  ) => withQuery("/auth", query),
  /** Confirms that an account at a provider belongs to one here. */
  linkAccount: () => "/auth/link",
  login: () => "/login",
  forgotPassword: () => "/forgot-password",
  resetPassword: (token?: string) => withQuery("/reset-password", { token }),
  /** The link in the email to an account's former address. */
  takeBackEmail: (token?: string) => withQuery("/take-back-email", { token }),
  /** Where a link in an email leads that turns such emails off. */
  unsubscribe: (token?: string) => withQuery("/unsubscribe", { token }),
  /** Clears a session that is no longer valid, then redirects to /auth, with `next`. */
  sessionEnded: () => "/auth/session-ended",

  about: () => "/about",
  /** With `item`, that question or guide is open: its slug, or its id. */
  help: (query: { item?: string } = {}) => withQuery("/help", query),
  privacy: () => "/privacy",
  terms: () => "/terms",
  developers: () => "/developers",

  dashboard: (query: { join?: string } = {}) => withQuery("/dashboard", query),
  projects: () => "/projects",
  /** With `business`: Stripe's redirect back, after which that business's state is read from Stripe. */
  newProject: (query: { business?: string } = {}) => withQuery("/projects/new", query),
  /**
   * With `update`, that one of the open place is in sight and marked. With `chat`, the chat is open: with a person, by their id, or
   * with the team; with `report`, that report.
   */
  project: (id: string, query: Query<"folder" | "subtask" | "update" | "chat" | "report"> = {}) =>
    withQuery(`/projects/${encodeURIComponent(id)}`, query),
  /** One update, whichever folder it is in. */
  update: (projectId: string, id: string) =>
    `/projects/${encodeURIComponent(projectId)}/updates/${encodeURIComponent(id)}`,
  /** A project's days, both ends included; the last week without them. */
  diary: (projectId: string, query: { from?: string; to?: string } = {}) =>
    withQuery(`/projects/${encodeURIComponent(projectId)}/diary`, query),
  /** A project's photos; the query says which. */
  photos: (projectId: string, query: Query<"placement" | "authorId" | "from" | "to"> = {}) =>
    withQuery(`/projects/${encodeURIComponent(projectId)}/photos`, query),
  projectInsights: (id: string) => `/projects/${encodeURIComponent(id)}/insights`,
  businessInsights: (id: string) => `/businesses/${encodeURIComponent(id)}/insights`,
  businesses: (query: { project?: string } = {}) => withQuery("/businesses", query),
  /** The sheet to print: a project's valid codes; with `batch`, only those that were issued together. */
  codeSheet: (query: { project: string; batch?: string }) => withQuery("/businesses/codes", query),
  /** Of everything; with `project`, of that one, unless `in` says all. */
  search: (query: { q?: string; project?: string | undefined; in?: "all" } = {}) =>
    withQuery("/search", query),
  /** The unsent items on this phone. */
  waiting: () => "/waiting",
  /**
   * With `business`: Stripe's redirect back from a purchase, after which that business's state is read from Stripe; with
   * `portal`: from its page for card and invoices. With `choose`: its plan picker is open.
   */
  billing: (query: { business?: string; portal?: string; choose?: string } = {}) =>
    withQuery("/billing", query),
  settings: (query: { linking?: "already" | "taken" } = {}) => withQuery("/settings", query),
  /** How notifications reach the reader. */
  notificationSettings: () => "/settings/notifications",
  /** How to set up a service for speech and translation. */
  speechService: () => "/settings/speech",
  acceptAdminInvitation: (token?: string) => withQuery("/accept-admin-invitation", { token }),

  /** The operator console; `user` is the user being investigated. */
  admin: (query: Query<"tab" | "user" | "search" | "status" | "sort"> = {}) => withQuery("/admin", query),

  /** The link that carries a connect code. */
  join: (code: string) => withQuery("/", { join: code }),
} as const;

/** The pages that need signing in, with all that is below them; `/admin` has its own key. */
export const SIGNED_IN = [
  paths.dashboard(),
  paths.projects(),
  paths.businesses(),
  paths.search(),
  paths.waiting(),
  paths.billing(),
  paths.settings(),
];

/** Whether the path is `base` or below it. */
export function isUnder(pathname: string, base: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** A path within this site, or null: where `?next=` may redirect. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith("/")) return null;
  const base = "http://inside.invalid";
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  if (url?.origin !== base) return null;
  // Once the parser has removed dot segments, the path may start with two slashes: another site's URL.
  const inside = url.pathname + url.search + url.hash;
  return inside.startsWith("//") ? null : inside;
}

const PROJECT_PATH = /^\/projects\/[\da-f-]{36}(?=[?#]|$)/;

/** The path of the project that an address of ours opens, without its query; null for every other page. */
export function projectPathOf(href: string): string | null {
  return PROJECT_PATH.exec(href)?.[0] ?? null;
}

/** The id of the project that a path is in. */
export function projectIdOf(pathname: string): string | undefined {
  return /^\/projects\/([\da-f-]{36})(?![^/])/.exec(pathname)?.[1];
}
