import { apiPath } from "./api-path";
/** Paths of the calls about the reader's own account, for parts that load on demand. */
export const accountPaths = {
  userData: () => apiPath("user", "data"),
  recordingConsent: () => apiPath("user", "recording-consent"),
  /** To help run businesses. */
  invitations: () => apiPath("admin-invitations"),
  invitation: (id: string) => apiPath("admin-invitations", id),
  acceptInvitation: (id: string) => apiPath("admin-invitations", id, "accept"),
} as const;
