/** The signed-in person on whose behalf a verb acts: read from the database once per request. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  /** BCP 47 tag of the language of their mails. */
  language: string;
  /** BCP 47 tag of the language of their screen; for a caller without one, of their mails. */
  reads: string;
  /** IANA name of the time zone that they chose; null for that of the device. */
  timeZone: string | null;
  createdAt: Date;
  /** Whether they see originals until they ask for a translation. */
  originalsFirst: boolean;
  /** When they consented to where recordings are sent; null before that. */
  recordingConsentAt: Date | null;
  /** The session with which they came; null for an operator's key. */
  sessionId: string | null;
  /** Increases when all sessions of the user end: sessions with another number are no longer valid. */
  sessionVersion: number;
}
