import { listInvoices } from "@/lib/billing/list-invoices";
import { invoicesInput } from "@/lib/billing/schema";
import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";

export const GET = route({ params: idParam, query: invoicesInput }, listInvoices);
