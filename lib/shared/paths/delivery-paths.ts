import { apiPath } from "./api-path";

/** Paths of the calls of the notification settings, and of what emails and browsers call. */
export const deliveryPaths = {
  preferences: () => apiPath("notification-preferences"),
  mute: (projectId: string) => apiPath("projects", projectId, "mute"),
  pushSubscriptions: () => apiPath("push-subscriptions"),
  /** A mail program's POST turns emails off; opened in a browser, it leads to the page that asks. */
  unsubscribe: (token: string) => apiPath("unsubscribe", token),
  /** A file of ours, and no call. */
  serviceWorker: () => "/service-worker.js",
} as const;
