import { LOCKED } from "../shared/preferences";
import { readRecipients } from "./recipients";
import type { DeliveryPreferencesView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/kernel/db";
import { pushKeys } from "@/lib/notifications/push/keys";
import { orNotFound } from "@/lib/shared/errors";

/** How the actor is reached, and which projects they have muted. */
export async function readPreferences(actor: Actor): Promise<DeliveryPreferencesView> {
  const now = new Date();
  const [recipients, mutes, subscription] = await Promise.all([
    readRecipients([actor.id]),
    db().projectMute.findMany({
      where: { userId: actor.id, OR: [{ until: null }, { until: { gt: now } }] },
      select: { projectId: true, until: true },
      orderBy: { projectId: "asc" },
    }),
    db().pushSubscription.findFirst({
      where: { userId: actor.id, sessionId: { in: actor.sessionId === null ? [] : [actor.sessionId] } },
      select: { endpoint: true },
      orderBy: { createdAt: "desc" },
    }),
  ]);
  const { channels, quietHours, showsText, weeklyReports } = orNotFound(recipients.get(actor.id));
  return {
    kinds: channels,
    locked: LOCKED as DeliveryPreferencesView["locked"],
    quietHours,
    showsText,
    weeklyReports,
    mutes: mutes.map(({ projectId, until }) => ({ projectId, until: until?.toISOString() ?? null })),
    pushKey: pushKeys()?.publicKey ?? null,
    pushEndpoint: subscription?.endpoint ?? null,
  };
}
