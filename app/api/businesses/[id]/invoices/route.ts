import { listInvoices } from "@/lib/billing/list-invoices";
import { invoicesInput } from "@/lib/billing/schema";
import { invoiceView } from "@/lib/billing/view-schema";
import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";

export const GET = route(
  { needs: "billing:manage", query: invoicesInput, returns: pagesOf(invoiceView) },
  listInvoices,
);
