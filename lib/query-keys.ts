/** Names of what the browser has read. A mutation invalidates the ones that it changes. */
export const queryKeys = {
  businesses: () => ["businesses"] as const,
  /** All projects of the reader: lists filter them on the spot. */
  projects: () => ["projects"] as const,
  project: (id: string) => ["project", id] as const,
  updates: (projectId: string) => ["updates", projectId] as const,
  connectCodes: (projectId: string) => ["connect-codes", projectId] as const,
  recentUpdates: () => ["recent-updates"] as const,
} as const;
