import type Stripe from "stripe";
import { toDate } from "./subscription-state";

/** An invoice; amounts in the currency's smallest unit (cents). */
export interface InvoiceView {
  id: string;
  number: string | null;
  amountPaid: number;
  amountDue: number;
  currency: string;
  status: string | null;
  /** Whether its last charge failed and it is still to be paid. */
  isDeclined: boolean;
  periodStart: string;
  periodEnd: string;
  createdAt: string;
  url: string | null;
  pdfUrl: string | null;
}

/** What a change of the plan costs: `dueNow` after `credit` for what is left of the old one, in cents. */
export interface PlanChangeView {
  dueNow: number;
  credit: number;
  /** What is left of all credit after that, and pays the next charges. */
  creditLeft: number;
  currency: string;
  /** Hand it to the change, and it costs exactly this. */
  prorationDate: number;
}

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
