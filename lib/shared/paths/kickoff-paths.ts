/** Paths of the kickoff's calls. Separate from `apiPaths`, so that they load with its dialog. */
export const kickoffPaths = {
  propose: () => "/api/kickoff/propose",
  create: () => "/api/kickoff/create",
} as const;
