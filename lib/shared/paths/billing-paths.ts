import { apiPath } from "./api-path";
import type { PageQuery } from "./api-paths";
import { withQuery } from "./with-query";

/** Paths of billing's calls. Separate from `apiPaths`, so that they load with the pages on billing. */
export const billingPaths = {
  invoices: (businessId: string, query: PageQuery = {}) =>
    withQuery(apiPath("businesses", businessId, "invoices"), query),
  previewPlanChange: () => apiPath("preview-plan-change"),
} as const;
