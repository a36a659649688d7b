import { useTranslations } from "next-intl";
import { use } from "react";
import { useBusinessColumns } from "./business-columns";
import { BusinessList, StatusChoice, useChosenStatus } from "./business-list";
import { IsBilled } from "@/components/screens/operator/is-billed";
import { Choice, Controls, Heading, SearchForm } from "@/components/screens/operator/list-controls";
import { usePlace } from "@/components/screens/operator/use-place";
import { BUSINESS_SORTS } from "@/lib/operator/limits";

/** Every business with its metrics. */
export default function BusinessesTab() {
  const t = useTranslations("console");
  const { listed, list } = usePlace();
  const sort = BUSINESS_SORTS.find((one) => one === listed.sort) ?? "newest";
  const status = useChosenStatus();
  const isBilled = use(IsBilled);
  const { name, state, projects, members, updates, activity, perMonth, paid } = useBusinessColumns();
  const counts = [projects, members, updates, activity];
  return (
    <>
      <Heading title={t("tabs.businesses")} />
      <Controls>
        <SearchForm label={t("businesses.search")} />
        {isBilled && <StatusChoice />}
        <Choice
          label={t("order")}
          value={sort}
          options={BUSINESS_SORTS.filter((value) => isBilled || value !== "expiry").map((value) => ({
            value,
            label: t(`businesses.sort.${value}`),
          }))}
          onChoose={(chosen) => list({ sort: chosen })}
        />
      </Controls>
      <BusinessList
        caption={t("tabs.businesses")}
        columns={isBilled ? [name, state, ...counts, perMonth, paid] : [name, ...counts]}
        search={listed.search}
        sort={sort}
        status={status}
      />
    </>
  );
}
