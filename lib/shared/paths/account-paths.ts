/** Paths of the calls about the reader's own account, for parts that load on demand. */
export const accountPaths = {
  userData: () => "/api/user/data",
  recordingConsent: () => "/api/user/recording-consent",
} as const;
