/** What the page knows of its reader; it comes with the page, in the query cache. */
export interface KickoffReader {
  userId: string;
  hasRecordingConsent: boolean;
  isAiConfigured: boolean;
}
