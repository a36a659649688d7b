"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import type { InvoiceView } from "@/lib/billing/view";
import { api } from "@/lib/browser/api-client";
import { billingPaths } from "@/lib/shared/paths/billing-paths";
import { queryKeys } from "@/lib/shared/query-keys";

interface InvoicesPage {
  items: InvoiceView[];
  next: string | null;
}

/** A business's invoices from Stripe, newest first, without those of zero. */
export function useInvoices(businessId: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.invoices(businessId),
    queryFn: async ({ pageParam }): Promise<InvoicesPage> => {
      const page = await api.page(billingPaths.invoices(businessId, { before: pageParam ?? undefined }));
      return { items: page.items, next: page.before };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items).filter(({ amountDue }) => amountDue > 0),
  });
}
