import { apiPath } from "./api-path";
/** Paths of the calls about the reader's own account, for parts that load on demand. */
export const accountPaths = {
  userData: () => apiPath("user", "data"),
  recordingConsent: () => apiPath("user", "recording-consent"),
} as const;
