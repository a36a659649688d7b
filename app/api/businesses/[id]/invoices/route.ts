import { listInvoices } from "@/lib/billing/list-invoices";
import { invoicesInput } from "@/lib/billing/schema";
import { invoiceView } from "@/lib/billing/view-schema";
import { route } from "@/lib/http/route";
import { pagesOf } from "@/lib/kernel/returns";
import { idParam } from "@/lib/kernel/text";

export const GET = route(
  { needs: "billing:manage", params: idParam, query: invoicesInput, returns: pagesOf(invoiceView) },
  listInvoices,
);
