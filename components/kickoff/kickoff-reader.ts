/** What the kickoff needs to know about the reader; the page puts it into the query cache. */
export interface KickoffReader {
  userId: string;
  hasRecordingConsent: boolean;
  isAiConfigured: boolean;
}
