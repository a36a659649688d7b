import { useTranslations } from "next-intl";
import { useFormat } from "@/components/providers/use-format";
import type { Column } from "@/components/ui/display/data-table";
import { PlaceLink } from "@/components/screens/operator/place-link";
import { StatusBadge } from "@/components/screens/operator/status-badge";
import type { OperatorBusinessView } from "@/lib/operator/view";

type BusinessColumn = Column<OperatorBusinessView>;

/** The columns of lists of businesses; each tab uses some of them. */
export function useBusinessColumns() {
  const t = useTranslations("console.businesses");
  const format = useFormat();
  const count = (label: string, of: (business: OperatorBusinessView) => number): BusinessColumn => {
    return { label, cell: (business) => format.number(of(business)), isNumber: true, from: "lg" };
  };
  return {
    name: { label: t("name"), cell: (business) => <Name business={business} /> },
    state: { label: t("state"), cell: (business) => <State business={business} />, from: "sm" },
    plan: { label: t("plan"), cell: ({ subscriptionPlan: plan }) => plan !== null && t(plan), from: "lg" },
    ends: {
      label: t("ends"),
      cell: (business) => business.subscriptionCurrentPeriodEnd !== null && <Ends business={business} />,
      from: "sm",
    },
    granted: {
      label: t("granted"),
      cell: ({ earlyAdopterGrantedAt: at }) => at !== null && format.date(at),
      from: "sm",
    },
    projects: count(t("projects"), ({ projectCount }) => projectCount),
    members: count(t("members"), ({ memberCount }) => memberCount),
    updates: count(t("updates"), ({ updateCount }) => updateCount),
    activity: {
      label: t("lastActivity"),
      cell: ({ lastActivityAt: at }) => at !== null && format.dayTime(at),
      from: "xl",
    },
    perMonth: {
      label: t("perMonth"),
      cell: ({ monthlyRevenue }) => format.amount(monthlyRevenue),
      isNumber: true,
      from: "sm",
    },
    paid: {
      label: t("paid"),
      cell: ({ totalRevenue }) => format.amount(totalRevenue),
      isNumber: true,
      from: "sm",
    },
  } satisfies Record<string, BusinessColumn>;
}

function Name({ business }: { business: OperatorBusinessView }) {
  const { owner } = business;
  return (
    <>
      <span className="font-strong">{business.name}</span>
      <PlaceLink
        tab="users"
        user={owner.id}
        className="block text-sm text-muted underline decoration-edge underline-offset-3 hover:text-ink"
      >
        {owner.name}, {owner.email}
      </PlaceLink>
    </>
  );
}

function State({ business }: { business: OperatorBusinessView }) {
  const t = useTranslations("console.businesses");
  const { subscriptionStatus, daysInTrial } = business;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <StatusBadge status={subscriptionStatus} />
      {daysInTrial !== null && (
        <span className="text-sm text-muted">{t("inTrial", { day: daysInTrial + 1 })}</span>
      )}
    </span>
  );
}

/** When the period ends, and whether another follows. Days are the reader's, as the date is. */
function Ends({ business }: { business: OperatorBusinessView }) {
  const t = useTranslations("console.businesses");
  const format = useFormat();
  const {
    subscriptionCurrentPeriodEnd: end,
    daysUntilExpiry,
    cancelAtPeriodEnd,
    subscriptionStatus,
  } = business;
  if (end === null || daysUntilExpiry === null) return null;
  const left = t("daysLeft", { days: format.daysLeft(format.today(end)) });
  const renews = subscriptionStatus === "active" || subscriptionStatus === "trialing";
  const next = cancelAtPeriodEnd ? t("stops") : renews && t("renews");
  return (
    <>
      {format.date(end)}
      <span className="block text-sm text-muted">
        {daysUntilExpiry < 0 ? t("over") : [next, left].filter(Boolean).join(" · ")}
      </span>
    </>
  );
}
