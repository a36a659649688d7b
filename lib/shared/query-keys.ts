/** Where messages are searched: in every channel, or in the one with a person or of the team. */
export interface SearchedChannels {
  withId: string | null;
  isEvery: boolean;
}

/** Query cache keys. A mutation invalidates the queries that it changes. */
export const queryKeys = {
  businesses: () => ["businesses"] as const,
  /** The words of a business, or those that everybody in a project may read. */
  glossary: (businessOrProjectId: string) => ["glossary", businessOrProjectId] as const,
  /** A business's invoices, as Stripe has them. */
  invoices: (businessId: string) => ["invoices", businessId] as const,
  allInvoices: () => ["invoices"] as const,
  /** What a change to that plan would cost. */
  planChange: (businessId: string, plan: string) => ["plan-change", businessId, plan] as const,
  /** What the page knows of its reader for a kickoff; never fetched. */
  kickoff: () => ["kickoff"] as const,
  /** All projects of the reader; lists filter them in the browser. */
  projects: () => ["projects"] as const,
  /** What a page comes with of many projects; never fetched. */
  firstProjects: () => ["first-projects"] as const,
  project: (id: string) => ["project", id] as const,
  progress: (projectId: string) => ["progress", projectId] as const,
  tasks: (projectId: string) => ["tasks", projectId] as const,
  /** The tasks of every project. */
  allTasks: () => ["tasks"] as const,
  subtasks: (taskId: string) => ["subtasks", taskId] as const,
  /** The subtasks of every task. */
  allSubtasks: () => ["subtasks"] as const,
  /** Who is assigned to a task or a subtask. */
  assignees: (id: string) => ["assignees", id] as const,
  /** Who is assigned to which of a project's tasks and subtasks. */
  assignments: (projectId: string) => ["assignees", projectId] as const,
  allAssignees: () => ["assignees"] as const,
  /** Every list of updates of every project. */
  allUpdates: () => ["updates"] as const,
  /** Every list of updates of the project. */
  updates: (projectId: string) => ["updates", projectId] as const,
  /** One of them: `place` is a `placementKey`. */
  updatesIn: (projectId: string, place: string) => ["updates", projectId, place] as const,
  revisions: (updateId: string) => ["revisions", updateId] as const,
  /** The sentences of a voice update. */
  transcript: (updateId: string) => ["transcript", updateId] as const,
  /** What this phone wrote down of an update or a message. */
  heard: (id: string) => ["heard", id] as const,
  connectCodes: (projectId: string) => ["connect-codes", projectId] as const,
  /** What can be chosen for a report, of all days. */
  reportFolders: (projectId: string) => ["report-folders", projectId] as const,
  /** How a project or a business goes, as its call is addressed. */
  insights: (address: string) => ["insights", address] as const,
  reports: (projectId: string) => ["reports", projectId] as const,
  report: (projectId: string, reportId: string) => ["report", projectId, reportId] as const,
  diary: (projectId: string, query: Record<string, string>) => ["diary", projectId, query] as const,
  /** Every list of photos of the project. */
  photos: (projectId: string) => ["photos", projectId] as const,
  /** Those that a query of the call asks for. */
  photosIn: (projectId: string, query: Record<string, string>) => ["photos", projectId, query] as const,
  /** Everything that the operator's console reads. */
  console: () => ["console"] as const,
  consoleRead: (address: string) => ["console", address] as const,
  /** The reader's notifications: their list and their count. */
  notifications: () => ["notifications"] as const,
  notificationList: () => ["notifications", "list"] as const,
  unreadNotifications: () => ["notifications", "unread"] as const,
  /** How the reader is reached besides. */
  notificationPreferences: () => ["notification-preferences"] as const,
  /** What a search of everything, or of a project, found. */
  found: (q: string, projectId: string | undefined) => ["found", projectId ?? "all", q] as const,
  /** The open questions that the reader is asked. */
  openQuestions: () => ["open-questions"] as const,
  /** Which files of an update are not on this phone. */
  missingFiles: (updateId: string) => ["missing-files", updateId] as const,
  /** What is kept on this phone of what a reader sees. */
  kept: (userId: string) => ["kept", userId] as const,
  /** Whether the browser can do something by itself. */
  ability: (choice: string) => ["ability", choice] as const,
  /** To help run a business. */
  ownInvitations: () => ["own-invitations"] as const,
  /** The subtasks with a due date that are the reader's to do. */
  dueSubtasks: () => ["due-subtasks"] as const,
  recentUpdates: () => ["recent-updates"] as const,
  /** The project's chat: its channels with their counts. */
  channels: (projectId: string) => ["channels", projectId] as const,
  /** The messages of every channel of the project. */
  messages: (projectId: string) => ["messages", projectId] as const,
  /** Those of one channel: with a person, or of the team. */
  messagesIn: (projectId: string, withId: string | null) =>
    ["messages", projectId, withId ?? "team"] as const,
  /** Those of it, or of every channel, that contain a text. */
  messagesFound: (projectId: string, { withId, isEvery }: SearchedChannels, search: string) =>
    ["messages", projectId, isEvery ? "every" : (withId ?? "team"), search] as const,
} as const;
