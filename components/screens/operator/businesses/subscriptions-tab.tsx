import { useTranslations } from "next-intl";
import { useBusinessColumns } from "./business-columns";
import { BusinessList, StatusChoice, useChosenStatus } from "./business-list";
import { useFormat } from "@/components/providers/use-format";
import { Figures } from "@/components/screens/operator/figures/figures";
import { Controls, Heading, SearchForm } from "@/components/screens/operator/list-controls";
import { Loaded } from "@/components/screens/operator/load-state";
import { useConsoleRead } from "@/components/screens/operator/use-console";
import { usePlace } from "@/components/screens/operator/use-place";
import { Skeleton } from "@/components/ui/display/skeleton";
import { SHOWN_STATUSES } from "@/lib/operator/limits";
import { apiPath } from "@/lib/shared/paths/api-path";

const SUBSCRIBED = SHOWN_STATUSES.filter((status) => status !== "none");

/** Paying, trial and former businesses, ordered by the end of their period. */
export default function SubscriptionsTab() {
  const t = useTranslations("console");
  const format = useFormat();
  const status = useChosenStatus();
  const { search } = usePlace().listed;
  const reporting = useConsoleRead(apiPath("admin", "reporting"));
  const { name, state, plan, ends, perMonth, paid } = useBusinessColumns();
  return (
    <>
      <Heading title={t("tabs.subscriptions")} />
      <Loaded
        query={reporting}
        failed={t("reporting.failed")}
        skeleton={<Skeleton className="h-56 sm:h-38 lg:h-19" />}
      >
        {({ subscriptionsByStatus }) => (
          <Figures
            label={t("reporting.subscriptions")}
            columns="lg:grid-cols-6"
            figures={SUBSCRIBED.map((one) => ({
              label: t(`status.${one}`),
              value: format.number(subscriptionsByStatus[one]),
            }))}
          />
        )}
      </Loaded>
      <p className="mt-5 mb-3 text-muted">{t("subscriptions.hint")}</p>
      <Controls>
        <SearchForm label={t("businesses.search")} />
        <StatusChoice among={SUBSCRIBED} />
      </Controls>
      <BusinessList
        caption={t("tabs.subscriptions")}
        columns={[name, state, plan, ends, perMonth, paid]}
        sort="expiry"
        subscribed
        search={search}
        status={status}
      />
    </>
  );
}
