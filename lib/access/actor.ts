import { columns } from "@/lib/kernel/sql/columns";

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
  /** The same of the device with which they came; null where that does not say. */
  deviceTimeZone: string | null;
  createdAt: Date;
  /** When their account is deleted, as they asked; null for most. */
  deletionDueAt: Date | null;
  /** Whether they see originals until they ask for a translation. */
  originalsFirst: boolean;
  /** When they consented to where recordings are sent; null before that. */
  recordingConsentAt: Date | null;
  /** The session with which they came; null for an operator's key. */
  sessionId: string | null;
  /** Increases when all sessions of the user end: sessions with another number are no longer valid. */
  sessionVersion: number;
}

/** The columns of an actor who came without a session. */
export const actorSelect = {
  ...columns("id", "name", "email", "language", "timeZone", "createdAt", "deletionDueAt"),
  ...columns("recordingConsentAt", "originalsFirst", "sessionVersion"),
};

/** An actor without a session: an operator with a key, or whose account is deleted. */
export function toActor(user: Omit<Actor, "reads" | "deviceTimeZone" | "sessionId">): Actor {
  return { ...user, reads: user.language, deviceTimeZone: null, sessionId: null };
}
