import { apiPath } from "./api-path";
import { withQuery } from "./with-query";

// A type, not an interface: only a type is assignable to a record of strings.
type PageQuery = Partial<Record<"limit" | "before", string | undefined>>;

/** Paths of billing's calls. Separate from `apiPaths`, so that they load with the pages on billing. */
export const billingPaths = {
  invoices: (businessId: string, query: PageQuery = {}) =>
    withQuery(apiPath("businesses", businessId, "invoices"), query),
  previewPlanChange: () => apiPath("preview-plan-change"),
} as const;
