import { apiPath } from "./api-path";
/** Paths of the kickoff's calls. Separate from `apiPaths`, so that they load with its dialog. */
export const kickoffPaths = {
  propose: () => apiPath("kickoff", "propose"),
  create: () => apiPath("kickoff", "create"),
} as const;
