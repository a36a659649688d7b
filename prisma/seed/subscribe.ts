import { createSubscription } from "@/lib/billing/create-subscription";
import { syncBusiness } from "@/lib/billing/stripe/sync";
import { db } from "@/lib/kernel/db";
import { env, isBilled } from "@/lib/kernel/env";
import { CARDS, payOnPage } from "@/sandbox/fixtures/billing-fixture";
import { SANDBOX_KEY } from "@/sandbox/stripe/server";

/** Whether plans are bought at the Stripe sandbox, which charges nobody. */
export const isSandbox = isBilled && env.STRIPE_SECRET_KEY === SANDBOX_KEY;

/** Buys a business a month as its owner would, so that the sandbox knows everything that /billing shows. */
export async function subscribe(ownerId: string, businessId: string): Promise<void> {
  const owner = await db().user.findUniqueOrThrow({ where: { id: ownerId } });
  const actor = { ...owner, reads: owner.language, deviceTimeZone: null, sessionId: null };
  const { sessionUrl } = await createSubscription(actor, { businessId, plan: "monthly" });
  const status = await payOnPage(sessionUrl, CARDS.works);
  if (status !== 303) throw new Error(`The Stripe sandbox answered ${status} to the payment`);
  await syncBusiness(businessId);
}
