import { useTranslations } from "next-intl";
import { use } from "react";
import { useFormat } from "@/components/providers/use-format";
import { useBusinessColumns } from "@/components/screens/operator/businesses/business-columns";
import { IsBilled } from "@/components/screens/operator/is-billed";
import { type Column, DataTable } from "@/components/ui/display/data-table";
import { StatusBadge } from "@/components/screens/operator/status-badge";
import { Section } from "@/components/ui/text/section";
import type { OperatorBusinessView, OperatorProjectView } from "@/lib/operator/view";

/** The businesses that an investigated user owns. */
export function UserBusinesses({ businesses }: { businesses: OperatorBusinessView[] }) {
  const t = useTranslations("console");
  const isBilled = use(IsBilled);
  const { state, plan, projects, members, paid } = useBusinessColumns();
  const ofPlans: Column<OperatorBusinessView>[] = [
    { label: state.label, cell: ({ subscriptionStatus }) => <StatusBadge status={subscriptionStatus} /> },
    { ...plan, from: "sm" },
  ];
  const { from: _, ...alwaysPaid } = paid;
  return (
    <OfUser
      title={t("user.businesses")}
      none={t("user.noBusinesses")}
      rows={businesses}
      columns={[
        ...(isBilled ? ofPlans : []),
        { ...projects, from: "sm" },
        { ...members, from: "sm" },
        ...(isBilled ? [alwaysPaid] : []),
      ]}
    />
  );
}

/** The projects that they are in, and those of their businesses. */
export function UserProjects({ projects }: { projects: OperatorProjectView[] }) {
  const t = useTranslations("console.user");
  const format = useFormat();
  return (
    <OfUser
      title={t("projects")}
      none={t("noProjects")}
      rows={projects}
      columns={[
        { label: t("business"), cell: ({ business }) => business.name },
        { label: t("updates"), cell: ({ updateCount }) => format.number(updateCount), isNumber: true },
        {
          label: t("members"),
          cell: ({ memberCount }) => format.number(memberCount),
          isNumber: true,
          from: "sm",
        },
        {
          label: t("lastActivity"),
          cell: ({ lastActivityAt: at }) => at !== null && format.dayTime(at),
          isNumber: true,
          from: "sm",
        },
      ]}
    />
  );
}

interface OfUserProps<T> {
  title: string;
  /** Shown without rows. */
  none: string;
  rows: T[];
  /** Those after the name. */
  columns: Column<T>[];
}

function OfUser<T extends { id: string; name: string }>({ title, none, rows, columns }: OfUserProps<T>) {
  const t = useTranslations("console.businesses");
  const name: Column<T> = { label: t("name"), cell: (row) => <b className="font-strong">{row.name}</b> };
  return (
    <Section title={title} titleClassName="mb-2">
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <DataTable caption={title} rows={rows} keyOf={({ id }) => id} columns={[name, ...columns]} />
      )}
    </Section>
  );
}
