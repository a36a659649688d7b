import type Stripe from "stripe";
import { toDate } from "./subscription-state";
import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type InvoiceView = ViewOf<typeof schema.invoiceView>;
export type PlanChangeView = ViewOf<typeof schema.planChangeView>;
export type PortalView = ViewOf<typeof schema.portalView>;
export type CheckoutView = ViewOf<typeof schema.checkoutView>;
export type SubscriptionSyncView = ViewOf<typeof schema.subscriptionSyncView>;
export type ReceivedEventView = ViewOf<typeof schema.receivedEventView>;

export function toInvoiceView(invoice: Stripe.Invoice): InvoiceView {
  const period = invoice.lines.data[0]?.period ?? { start: invoice.period_start, end: invoice.period_end };
  return {
    id: invoice.id,
    number: invoice.number,
    amountPaid: invoice.amount_paid,
    amountDue: invoice.amount_due,
    currency: invoice.currency,
    status: invoice.status,
    isDeclined: invoice.status === "open" && invoice.attempt_count > 0,
    periodStart: toDate(period.start).toISOString(),
    periodEnd: toDate(period.end).toISOString(),
    createdAt: toDate(invoice.created).toISOString(),
    url: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}
