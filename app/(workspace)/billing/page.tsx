import { QueryClient } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import * as actions from "@/app/(workspace)/actions";
import { titled } from "@/app/titled";
import { Cached } from "@/components/providers/cached";
import type { BillingActions } from "@/components/screens/billing/billing-actions";
import { BillingScreen } from "@/components/screens/billing/billing-screen";
import { requireUser } from "@/lib/account/session/current-user";
import { isBillingConfigured } from "@/lib/billing/stripe/client";
import { listBusinesses } from "@/lib/businesses/queries";
import { isBilled } from "@/lib/kernel/env";
import { single } from "@/lib/kernel/search-params";
import { queryKeys } from "@/lib/shared/query-keys";

const ACTIONS: BillingActions = {
  subscribe: actions.createSubscriptionAction,
  check: actions.checkSubscriptionStatusAction,
  cancel: actions.cancelSubscriptionAction,
  reactivate: actions.reactivateSubscriptionAction,
  change: actions.changePlanAction,
  openPortal: actions.openPortalAction,
};

export const generateMetadata = titled("billing.title");

/** The plan of each business. */
export default async function BillingPage({ searchParams }: PageProps<"/billing">) {
  const [actor, query, t] = await Promise.all([requireUser(), searchParams, getTranslations("billing")]);
  const client = new QueryClient();
  await client.query({ queryKey: queryKeys.businesses(), queryFn: () => listBusinesses(actor) });
  return (
    <Cached client={client} namespaces={["billing", "plan", "planPicker"]}>
      <div className="mx-auto max-w-7xl page-edge pt-5 pb-16 lg:pt-6.5">
        <h1 className="title-page">{t("title")}</h1>
        {isBilled && <p className="mt-1 text-muted">{t("lead")}</p>}
        <BillingScreen
          isOff={!isBillingConfigured()}
          returnedTo={single(query.business) ?? single(query.portal) ?? null}
          isPurchase={query.portal === undefined}
          choosing={single(query.choose) ?? null}
          actions={ACTIONS}
        />
      </div>
    </Cached>
  );
}
