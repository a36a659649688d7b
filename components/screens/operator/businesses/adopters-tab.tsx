import { useTranslations } from "next-intl";
import { useBusinessColumns } from "./business-columns";
import { BusinessList } from "./business-list";
import { AskFirst } from "@/components/screens/operator/ask-first";
import type { Column } from "@/components/ui/display/data-table";
import { Controls, Heading, SearchForm } from "@/components/screens/operator/list-controls";
import { operatorApi } from "@/components/screens/operator/operator-api";
import { usePlace } from "@/components/screens/operator/use-place";
import { Section } from "@/components/ui/text/section";
import type { OperatorBusinessView } from "@/lib/operator/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { PRODUCT_NAME } from "@/lib/shared/product";

/** Businesses with free access; grants and revokes it. */
export default function AdoptersTab() {
  const t = useTranslations("console");
  const { search = "" } = usePlace().listed;
  const { name, state, granted, projects, members, updates, paid } = useBusinessColumns();
  const action: Column<OperatorBusinessView> = {
    label: t("businesses.actions"),
    isNumber: true,
    cell: (business) => <GrantButton business={business} />,
  };
  return (
    <>
      <Heading title={t("tabs.adopters")} />
      <p className="mb-4 max-w-[60ch] text-muted">{t("adopters.hint", { product: PRODUCT_NAME })}</p>
      <Controls>
        <SearchForm label={t("adopters.find")} />
      </Controls>
      {search !== "" && (
        <Section title={t("adopters.found")} titleClassName="mb-2" className="mb-8">
          <BusinessList
            caption={t("adopters.found")}
            columns={[name, state, projects, members, updates, paid, action]}
            search={search}
          />
        </Section>
      )}
      <Section title={t("adopters.list")} titleClassName="mb-2">
        <BusinessList
          caption={t("adopters.list")}
          columns={[name, granted, projects, members, updates, action]}
          status="early_adopter"
        />
      </Section>
    </>
  );
}

function GrantButton({ business }: { business: OperatorBusinessView }) {
  const t = useTranslations("console.adopters");
  const { id: businessId, name, isEarlyAdopter } = business;
  const what = isEarlyAdopter ? "revoke" : "grant";
  const path = isEarlyAdopter
    ? apiPath("admin", "revoke-early-adopter")
    : apiPath("admin", "grant-early-adopter");
  return (
    <AskFirst
      label={t(what)}
      aria-label={t(`${what}Of`, { name })}
      ask={{
        title: t(`${what}Title`, { name }),
        description: t(`${what}Body`, { name }),
        done: t(isEarlyAdopter ? "revoked" : "granted", { name }),
        failed: t(`${what}Failed`),
        variant: isEarlyAdopter ? "danger" : "primary",
      }}
      call={() => operatorApi.send("POST", path, { businessId })}
    />
  );
}
