import { withQuery } from "./with-query";

// A type, not an interface: only a type is assignable to a record of strings.
type PageQuery = Partial<Record<"limit" | "before", string | undefined>>;
type UpdatesQuery = PageQuery & { includeComments?: "true" };

/** Paths of the calls that most workspace pages make (CONTRACT section 3). Ids are uuids. */
export const apiPaths = {
  user: () => "/api/user",
  kickoffPropose: () => "/api/kickoff/propose",
  kickoffCreate: () => "/api/kickoff/create",
  transcribe: () => "/api/transcribe",
  userData: () => "/api/user/data",
  recordingConsent: () => "/api/user/recording-consent",
  businesses: () => "/api/businesses",
  invoices: (businessId: string, query: PageQuery = {}) =>
    withQuery(`/api/businesses/${encodeURIComponent(businessId)}/invoices`, query),
  previewPlanChange: () => "/api/preview-plan-change",
  projects: () => "/api/projects",
  project: (id: string) => `/api/projects/${encodeURIComponent(id)}`,
  markUpdatesViewed: (projectId: string) =>
    `/api/projects/${encodeURIComponent(projectId)}/mark-updates-viewed`,
  markPlaceViewed: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/mark-place-viewed`,
  projectView: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/view`,
  updates: (projectId: string, query: UpdatesQuery & { placement?: "unassigned" } = {}) =>
    withQuery(`/api/projects/${encodeURIComponent(projectId)}/updates`, query),
  taskUpdates: (taskId: string, query: UpdatesQuery = {}) =>
    withQuery(`/api/tasks/${encodeURIComponent(taskId)}/updates`, query),
  subtaskUpdates: (subtaskId: string, query: UpdatesQuery = {}) =>
    withQuery(`/api/subtasks/${encodeURIComponent(subtaskId)}/updates`, query),
  events: () => "/api/events",
  recentUpdates: () => "/api/recent-updates",
  progress: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/progress`,
  tasks: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/tasks`,
  task: (id: string) => `/api/tasks/${encodeURIComponent(id)}`,
  subtask: (id: string) => `/api/subtasks/${encodeURIComponent(id)}`,
  taskMembers: (taskId: string) => `/api/tasks/${encodeURIComponent(taskId)}/members`,
  subtasks: (taskId: string) => `/api/tasks/${encodeURIComponent(taskId)}/subtasks`,
  subtaskMembers: (subtaskId: string) => `/api/subtasks/${encodeURIComponent(subtaskId)}/members`,
  completeSubtask: (subtaskId: string) => `/api/subtasks/${encodeURIComponent(subtaskId)}/complete`,
  revisions: (updateId: string, query: PageQuery = {}) =>
    withQuery(`/api/updates/${encodeURIComponent(updateId)}/revisions`, query),
  transcript: (updateId: string) => `/api/updates/${encodeURIComponent(updateId)}/transcript`,
  transcribeAgain: (updateId: string) => `/api/updates/${encodeURIComponent(updateId)}/transcribe-again`,
  moveToTask: (updateId: string) => `/api/updates/${encodeURIComponent(updateId)}/move-to-task`,
  moveToSubtask: (updateId: string) => `/api/updates/${encodeURIComponent(updateId)}/move-to-subtask`,
  connectCodes: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/connect-codes`,
  uploadAudio: () => "/api/upload-audio",
  uploads: () => "/api/uploads",
  upload: (id: string) => `/api/uploads/${encodeURIComponent(id)}`,
  uploadPart: (id: string, n: number) => `/api/uploads/${encodeURIComponent(id)}/parts/${n}`,
  completeUpload: (id: string) => `/api/uploads/${encodeURIComponent(id)}/complete`,
  /** A recording: the `audioUrl` of uploads and updates. */
  audio: (uploadId: string) => `/api/audio/${encodeURIComponent(uploadId)}`,
  translations: () => "/api/translations",
  update: (id: string) => `/api/updates/${encodeURIComponent(id)}`,
  comment: (id: string) => `/api/comments/${encodeURIComponent(id)}`,
  comments: (updateId: string, query: PageQuery = {}) =>
    withQuery(`/api/updates/${encodeURIComponent(updateId)}/comments`, query),
} as const;
