import type { Mute } from "../shared/preferences";
import { momentAt } from "./quiet-hours";
import { readPreferences } from "./read-preferences";
import { readRecipients } from "./recipients";
import type { MuteInput } from "./schema";
import type { DeliveryPreferencesView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { dayAfter, dayOf, mondayOf } from "@/lib/i18n/days";
import { zoneOf } from "@/lib/i18n/zone-of";

/** When a mute ends without quiet hours, which would end it otherwise. */
const MORNING = "06:00";

/** Nothing of a project is pushed or mailed to the actor until a morning, or until they unmute it. Throws not_found. */
export async function muteProject(actor: Actor, { id, until }: MuteInput): Promise<DeliveryPreferencesView> {
  return whileAuthorized(actor, "project:see", { projectId: id }, async ({ tx, project, record }) => {
    const own = (await readRecipients([actor.id])).get(actor.id);
    const end = muteEnd(until, new Date(), {
      morning: own?.quietHours?.to ?? MORNING,
      // That of the device may not be kept yet.
      timeZone: zoneOf({ ...actor, deviceTimeZone: actor.deviceTimeZone ?? own?.timeZone ?? null }),
    });
    const key = { userId: actor.id, projectId: project.id };
    await tx.projectMute.upsert({
      where: { userId_projectId: key },
      create: { ...key, until: end },
      update: { until: end },
    });
    const view = await readPreferences(actor);
    const details = { projectId: project.id, until: end?.toISOString() ?? null };
    await record({ type: "user.project-muted", id: actor.id, details });
    return view;
  });
}

/** Throws not_found for a project that the actor does not see. */
export async function unmuteProject(actor: Actor, { id }: { id: string }): Promise<DeliveryPreferencesView> {
  return whileAuthorized(actor, "project:see", { projectId: id }, async ({ tx, project, record }) => {
    await tx.projectMute.deleteMany({ where: { userId: actor.id, projectId: project.id } });
    const view = await readPreferences(actor);
    const details = { projectId: project.id };
    await record({ type: "user.project-unmuted", id: actor.id, details });
    return view;
  });
}

/** The morning on which a mute ends; null for one that does not. */
export function muteEnd(
  until: Mute,
  now: Date,
  { morning, timeZone }: { morning: string; timeZone: string },
): Date | null {
  if (until === "always") return null;
  const today = dayOf(now, timeZone);
  const day = until === "tomorrow" ? dayAfter(today) : dayAfter(mondayOf(today), 7);
  return momentAt(day, morning, timeZone);
}
