import { paths } from "./paths";
import { withQuery } from "./with-query";

/** What a shortcut on a home screen opens at once: the recorder, or the composer. */
export const STARTS = ["record", "write"] as const;
export type Start = (typeof STARTS)[number];

/** Where the shortcuts lead. Separate from `paths`, which every page loads. */
export const shortcutPaths = {
  /** Of the projects that the reader works on, the one that they opened last. */
  lastProject: (query: { start: Start }) => withQuery("/projects/last", query),
  started: (projectId: string, query: { start?: Start | undefined }) =>
    withQuery(paths.project(projectId), query),
  /** Where other apps share to: the service worker takes the form, and the page asks for a project. `missed`: no worker was there to take it. */
  share: (query: { missed?: "yes" } = {}) => withQuery("/projects/share", query),
} as const;
