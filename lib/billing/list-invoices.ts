import { findStored } from "./held-subscription";
import { type InvoiceView, toInvoiceView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import {
  assertBillingConfigured,
  callStripe,
  nullOnStripeCode,
  withinBudget,
} from "@/lib/billing/stripe/client";
import { Page } from "@/lib/kernel/answer";
import { invalid } from "@/lib/shared/errors";

/** A business's invoices as Stripe has them, newest first, for its owner. */
export async function listInvoices(
  actor: Actor,
  { id, limit, before }: { id: string; limit: number; before?: string | undefined },
): Promise<Page<InvoiceView>> {
  const { business } = await authorize(actor, "billing:manage", { businessId: id });
  const { stripeCustomerId: customer } = await findStored(business.id);
  assertBillingConfigured();
  if (customer === null) return new Page<InvoiceView>([]);
  const after = before === undefined ? {} : { starting_after: before };
  const page = await withinBudget(() =>
    callStripe((stripe) => {
      const asked = stripe.invoices.list({ customer, limit, ...after });
      return before === undefined ? asked : asked.catch(nullOnStripeCode("resource_missing"));
    }),
  );
  if (!page) throw invalid("before", "unknown");
  const { data, has_more: hasMore } = page;
  return new Page(data.map(toInvoiceView), hasMore ? data.at(-1)?.id : undefined);
}
