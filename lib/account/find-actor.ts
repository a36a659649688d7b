import type { SessionToken } from "./session-cookie";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/db";

/** The user of a session, from the database; null when the session is no longer valid (suspended, reset, signed out everywhere). */
export async function findActor({
  sub,
  version,
}: Pick<SessionToken, "sub" | "version">): Promise<Actor | null> {
  const user = await db().user.findUnique({ where: { id: sub }, select: actorSelect });
  if (!user || user.suspendedAt || user.sessionVersion !== version) return null;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    language: user.language,
    timeZone: user.timeZone,
    createdAt: user.createdAt,
  };
}

const actorSelect = {
  id: true,
  name: true,
  email: true,
  language: true,
  timeZone: true,
  createdAt: true,
  suspendedAt: true,
  sessionVersion: true,
} as const;
