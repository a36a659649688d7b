import type { NotificationKind } from "../shared/kinds";
import type { Channels } from "../shared/preferences";
import { channelsOf, type Chosen } from "./defaults";
import type { QuietHours } from "./quiet-hours";
import { DEFAULT_TIME_ZONE, isTimeZone } from "@/lib/i18n/locale";
import { ZONE } from "@/lib/i18n/zone-of";
import { Prisma, query } from "@/lib/kernel/db";

/** How somebody is reached. */
export interface Recipient {
  channels: Record<NotificationKind, Channels>;
  quietHours: QuietHours | null;
  showsText: boolean;
  weeklyReports: boolean;
  timeZone: string;
}

interface Row {
  id: string;
  runsBusiness: boolean;
  chosen: Chosen | null;
  quietFrom: string | null;
  quietTo: string | null;
  quietWeekends: boolean | null;
  showsText: boolean | null;
  weeklyReports: boolean | null;
  timeZone: string | null;
}

/** How these people are reached, by their ids: without those who are suspended or deleted. */
export async function readRecipients(userIds: readonly string[]): Promise<Map<string, Recipient>> {
  const rows = await query<Row>(Prisma.sql`
    SELECT u.id, ${ZONE} AS "timeZone", p.kinds AS chosen, p.quiet_from AS "quietFrom", p.quiet_to AS "quietTo",
           p.quiet_weekends AS "quietWeekends", p.shows_text AS "showsText",
           p.weekly_reports AS "weeklyReports",
           EXISTS (SELECT FROM businesses b WHERE b.owner_id = u.id) OR EXISTS (
             SELECT FROM business_admins a WHERE a.user_id = u.id AND a.accepted_at IS NOT NULL) AS "runsBusiness"
    FROM users u LEFT JOIN notification_preferences p ON p.user_id = u.id
    WHERE u.id = ANY (${userIds}::uuid[]) AND u.suspended_at IS NULL AND u.deleted_at IS NULL`);
  return new Map(rows.map((row) => [row.id, toRecipient(row)]));
}

function toRecipient({ chosen, runsBusiness, quietFrom: from, quietTo: to, ...row }: Row): Recipient {
  const weekends = row.quietWeekends ?? false;
  return {
    channels: channelsOf(chosen ?? {}, runsBusiness),
    quietHours: from === null || to === null ? null : { from, to, weekends },
    showsText: row.showsText ?? false,
    weeklyReports: row.weeklyReports ?? true,
    timeZone: isTimeZone(row.timeZone ?? "") ? (row.timeZone ?? "") : DEFAULT_TIME_ZONE,
  };
}
