import { isReachable, serviceUrl } from "./endpoint";
import { pushKeys } from "./keys";
import type { SubscribeInput } from "./schema";
import type { PushSubscriptionView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { Prisma, transaction } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { outsideCall } from "@/lib/kernel/outside-call";
import { AppError, invalid } from "@/lib/shared/errors";

/** How many browsers of one person take pushes; a newer one takes the oldest one's place. */
const MOST = 10;

/**
 * Has pushes sent to the actor's browser, until their session in it ends. What another account had there ends: somebody else is at
 * this browser now. Throws not_configured, and validation_failed for what is no push service, or leads into this network.
 */
export const subscribe = outsideCall({
  claim: (_actor: Actor, _input: SubscribeInput): Promise<null> => {
    if (!pushKeys()) throw new AppError("not_configured", { key: "pushNotConfigured" });
    return Promise.resolve(null);
  },
  async work(_claimed, _service, { endpoint }): Promise<boolean> {
    const url = serviceUrl(endpoint);
    return url !== null && (await isReachable(url));
  },
  finish: (actor, input, { worked: isReached }) => {
    if (!isReached) throw invalid("endpoint", "pushServiceUnknown");
    return keep(actor, input);
  },
});

function keep(actor: Actor, { endpoint, keys }: SubscribeInput): Promise<PushSubscriptionView> {
  return transaction(async (tx) => {
    // Two accounts at one browser would otherwise both find it free.
    await tx.$executeRaw(Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`);
    await tx.pushSubscription.deleteMany({ where: { endpoint } });
    const id = newId();
    const stored = await tx.$executeRaw(Prisma.sql`
      INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth)
      SELECT ${id}::uuid, user_id, id, ${endpoint}, ${keys.p256dh}, ${keys.auth}
      FROM sign_ins WHERE id = ${actor.sessionId}::uuid AND user_id = ${actor.id}::uuid`);
    // A session from before they were noted is noted once this call is answered.
    if (stored === 0) throw new AppError("unavailable");
    await tx.$executeRaw(Prisma.sql`
      DELETE FROM push_subscriptions WHERE id IN (
        SELECT id FROM push_subscriptions WHERE user_id = ${actor.id}::uuid ORDER BY created_at DESC, id DESC OFFSET ${MOST}::int)`);
    const service = new URL(endpoint).hostname;
    await record(tx, { by: actor, type: "user.push-turned-on", id: actor.id, details: { service } });
    return { id };
  });
}

/** Ends pushes to a browser of the actor's; safe to repeat. */
export async function unsubscribe(actor: Actor, { endpoint }: { endpoint: string }): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.pushSubscription.deleteMany({ where: { endpoint, userId: actor.id } });
    if (count > 0) await record(tx, { by: actor, type: "user.push-turned-off", id: actor.id });
  });
}
