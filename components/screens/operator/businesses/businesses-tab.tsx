import { useTranslations } from "next-intl";
import { use, useState } from "react";
import { useBusinessColumns } from "./business-columns";
import { BusinessList, StatusChoice, type StatusFilter } from "./business-list";
import { IsBilled } from "@/components/screens/operator/is-billed";
import { Choice, Controls, Heading, SearchForm } from "@/components/screens/operator/list-controls";
import { BUSINESS_SORTS, type BusinessSort } from "@/lib/operator/limits";

/** Every business with its metrics. */
export default function BusinessesTab() {
  const t = useTranslations("console");
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<StatusFilter>("any");
  const [sort, setSort] = useState<BusinessSort>("newest");
  const isBilled = use(IsBilled);
  const { name, state, projects, members, updates, activity, perMonth, paid } = useBusinessColumns();
  const counts = [projects, members, updates, activity];
  return (
    <>
      <Heading title={t("tabs.businesses")} />
      <Controls>
        <SearchForm label={t("businesses.search")} onSearch={setSearch} />
        {isBilled && <StatusChoice value={status} onChoose={setStatus} />}
        <Choice
          label={t("order")}
          value={sort}
          options={BUSINESS_SORTS.filter((value) => isBilled || value !== "expiry").map((value) => ({
            value,
            label: t(`businesses.sort.${value}`),
          }))}
          onChoose={setSort}
        />
      </Controls>
      <BusinessList
        caption={t("tabs.businesses")}
        columns={isBilled ? [name, state, ...counts, perMonth, paid] : [name, ...counts]}
        search={search}
        sort={sort}
        status={status}
      />
    </>
  );
}
