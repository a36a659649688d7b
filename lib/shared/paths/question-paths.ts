import { apiPath } from "./api-path";

/** Paths of the calls about questions, for parts that load on demand. Ids are uuids. */
export const questionPaths = {
  onUpdate: (updateId: string) => apiPath("updates", updateId, "questions"),
  inProject: (projectId: string) => apiPath("projects", projectId, "questions"),
  answer: (id: string) => apiPath("questions", id, "answer"),
  settle: (id: string) => apiPath("questions", id, "settle"),
} as const;
