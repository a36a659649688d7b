import type { Chosen } from "./defaults";
import { readPreferences } from "./read-preferences";
import type { DeliveryPreferencesInput } from "./schema";
import type { DeliveryPreferencesView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";

/** Sets how notifications reach the actor; what the input leaves out stays as it is, also if another page changes it at the same time. */
export async function setDeliveryPreferences(
  actor: Actor,
  { kinds = {}, quietHours, timeZone, ...flags }: DeliveryPreferencesInput,
): Promise<DeliveryPreferencesView> {
  return transaction(async (tx) => {
    await changeKinds(tx, actor.id, kinds);
    const { from = null, to = null, weekends = false } = quietHours ?? {};
    await tx.deliveryPreference.update({
      where: { userId: actor.id },
      data: {
        ...(quietHours !== undefined && { quietFrom: from, quietTo: to, quietWeekends: weekends }),
        ...flags,
        ...(timeZone !== undefined && { deviceTimeZone: timeZone }),
      },
    });
    const view = await readPreferences(actor);
    await record(tx, { by: actor, type: "user.notifications-set", id: actor.id });
    return view;
  });
}

/** Changes what somebody chose for these kinds, under the lock of their row; the channels that are left out stay. */
export async function changeKinds(tx: Tx, userId: string, changed: Chosen): Promise<void> {
  const [row] = await tx.$queryRaw<{ kinds: Chosen }[]>(Prisma.sql`
    INSERT INTO notification_preferences (user_id) VALUES (${userId}::uuid)
    ON CONFLICT (user_id) DO UPDATE SET user_id = EXCLUDED.user_id RETURNING kinds`);
  const chosen = row?.kinds ?? {};
  const merged = Object.entries(changed).map(([kind, channels]) => {
    return [kind, { ...chosen[kind as keyof Chosen], ...channels }] as const;
  });
  const kinds = { ...chosen, ...Object.fromEntries(merged) } as Prisma.InputJsonObject;
  await tx.deliveryPreference.update({ where: { userId }, data: { kinds } });
}
