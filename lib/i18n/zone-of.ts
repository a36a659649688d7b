import { LRUCache } from "lru-cache";
import { DEFAULT_TIME_ZONE, isTimeZone } from "./locale";
import { afterAnswer } from "@/lib/kernel/after-answer";
import { pool, Prisma } from "@/lib/kernel/db";

/** The time zone of somebody: the one that they chose, else that of their device. */
export function zoneOf(of: Record<"timeZone" | "deviceTimeZone", string | null>): string {
  return of.timeZone ?? of.deviceTimeZone ?? DEFAULT_TIME_ZONE;
}

/** The same of a statement's user `u`, whose notification preferences, if any, are `p`: of the device that they used last. */
export const ZONE = Prisma.sql`COALESCE(u.time_zone, p.device_time_zone, ${DEFAULT_TIME_ZONE})`;

/** Zones of sessions' devices that this process has kept within the hour: another one may have kept another device's since. */
const kept = new LRUCache<string, string>({ max: 10_000, ttl: 60 * 60 * 1000 });

interface Session {
  id: string;
  sessionId: string | null;
  sessionVersion: number;
}

/**
 * The zone of a session's device, as its cookie says; null without one. Keeps it where it differs from what is known of its person,
 * once the call is answered.
 */
export function deviceZone({ id, sessionId, sessionVersion }: Session, zone = ""): string | null {
  if (sessionId === null) return null;
  if (kept.get(sessionId) === zone) return zone;
  if (!isTimeZone(zone)) return null;
  kept.set(sessionId, zone);
  const { text, values } = Prisma.sql`
    INSERT INTO notification_preferences (user_id, device_time_zone) SELECT u.id, ${zone}
    FROM users u LEFT JOIN notification_preferences p ON p.user_id = u.id
    WHERE u.id = ${id}::uuid AND u.session_version = ${sessionVersion}::int AND p.device_time_zone IS DISTINCT FROM ${zone}
    ON CONFLICT (user_id) DO UPDATE SET device_time_zone = EXCLUDED.device_time_zone`;
  afterAnswer(() => pool().query(text, values), "a device's time zone not kept");
  return zone;
}
