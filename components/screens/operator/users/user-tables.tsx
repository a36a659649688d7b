import { useTranslations } from "next-intl";
import { use } from "react";
import { useFormat } from "@/components/providers/use-format";
import { IsBilled } from "@/components/screens/operator/is-billed";
import { type Column, DataTable } from "@/components/ui/display/data-table";
import { StatusBadge } from "@/components/screens/operator/status-badge";
import type { OperatorBusinessView, OperatorProjectView } from "@/lib/operator/view";

/** The businesses that an investigated user owns. */
export function UserBusinesses({ businesses }: { businesses: OperatorBusinessView[] }) {
  const t = useTranslations("console");
  const format = useFormat();
  const isBilled = use(IsBilled);
  const ofPlans: Column<OperatorBusinessView>[] = [
    {
      label: t("businesses.state"),
      cell: ({ subscriptionStatus }) => <StatusBadge status={subscriptionStatus} />,
    },
    {
      label: t("businesses.plan"),
      cell: ({ subscriptionPlan: plan }) => plan !== null && t(`businesses.${plan}`),
      from: "sm",
    },
  ];
  const paid: Column<OperatorBusinessView> = {
    label: t("businesses.paid"),
    cell: ({ totalRevenue }) => format.amount(totalRevenue),
    isNumber: true,
  };
  return (
    <section aria-labelledby="businesses-title">
      <h2 id="businesses-title" className="title-section">
        {t("user.businesses")}
      </h2>
      {businesses.length === 0 ? (
        <p className="mt-1 text-muted">{t("user.noBusinesses")}</p>
      ) : (
        <DataTable
          caption={t("user.businesses")}
          rows={businesses}
          keyOf={({ id }) => id}
          columns={[
            { label: t("businesses.name"), cell: ({ name }) => <b className="font-strong">{name}</b> },
            ...(isBilled ? ofPlans : []),
            {
              label: t("businesses.projects"),
              cell: ({ projectCount }) => format.number(projectCount),
              isNumber: true,
              from: "sm",
            },
            {
              label: t("businesses.members"),
              cell: ({ memberCount }) => format.number(memberCount),
              isNumber: true,
              from: "sm",
            },
            ...(isBilled ? [paid] : []),
          ]}
        />
      )}
    </section>
  );
}

/** The projects that they are in, and those of their businesses. */
export function UserProjects({ projects }: { projects: OperatorProjectView[] }) {
  const t = useTranslations("console");
  const format = useFormat();
  return (
    <section aria-labelledby="projects-title">
      <h2 id="projects-title" className="title-section">
        {t("user.projects")}
      </h2>
      {projects.length === 0 ? (
        <p className="mt-1 text-muted">{t("user.noProjects")}</p>
      ) : (
        <DataTable
          caption={t("user.projects")}
          rows={projects}
          keyOf={({ id }) => id}
          columns={[
            { label: t("businesses.name"), cell: ({ name }) => <b className="font-strong">{name}</b> },
            { label: t("user.business"), cell: ({ business }) => business.name },
            {
              label: t("user.updates"),
              cell: ({ updateCount }) => format.number(updateCount),
              isNumber: true,
            },
            {
              label: t("user.members"),
              cell: ({ memberCount }) => format.number(memberCount),
              isNumber: true,
              from: "sm",
            },
            {
              label: t("user.lastActivity"),
              cell: ({ lastActivityAt: at }) => at !== null && format.dayTime(at),
              isNumber: true,
              from: "sm",
            },
          ]}
        />
      )}
    </section>
  );
}
