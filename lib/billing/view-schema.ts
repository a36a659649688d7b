import { z } from "zod";
import { view } from "@/lib/kernel/returns";

export const invoiceView = view(
  "Invoice",
  "An invoice; amounts in the currency's smallest unit (cents).",
  () => ({
    id: z.string().describe("The payment service's own."),
    number: z.string().nullable(),
    amountPaid: z.int(),
    amountDue: z.int(),
    currency: z.string(),
    status: z.string().nullable(),
    isDeclined: z.boolean().describe("Whether its last charge failed and it is still to be paid."),
    periodStart: z.iso.datetime(),
    periodEnd: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    url: z.string().nullable(),
    pdfUrl: z.string().nullable(),
  }),
);

export const planChangeView = view(
  "PlanChange",
  "What a change of the plan costs: `dueNow` after `credit` for what is left of the old one, in cents.",
  () => ({
    dueNow: z.int(),
    credit: z.int(),
    creditLeft: z.int().describe("What is left of all credit after that, and pays the next charges."),
    currency: z.string(),
    prorationDate: z.int().describe("Hand it to the change, and it costs exactly this."),
  }),
);

export const portalView = view(
  "Portal",
  "The address of the payment service's own page for card and invoices.",
  () => ({ url: z.string() }),
);

export const checkoutView = view("Checkout", "The address of the payment page.", () => ({
  sessionUrl: z.string(),
}));

export const subscriptionSyncView = view(
  "SubscriptionSync",
  "What reading the subscription from the payment service came to.",
  () => ({
    updated: z.boolean().describe("Whether anything that people see has changed."),
    stripeStatus: z.string().describe("Stripe's own word; `none` without a subscription."),
  }),
);

export const receivedEventView = view(
  "ReceivedEvent",
  "An event of the payment service has arrived.",
  () => ({ received: z.literal(true) }),
);
