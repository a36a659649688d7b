import { useTranslations } from "next-intl";
import { use } from "react";
import { Figures } from "./figures";
import { ReportCard } from "./report-card";
import { useReports } from "./use-reports";
import { useFormat } from "@/components/providers/use-format";
import { IsBilled } from "@/components/screens/operator/is-billed";
import { Heading } from "@/components/screens/operator/list-controls";
import { Loaded } from "@/components/screens/operator/load-state";
import { useConsoleRead } from "@/components/screens/operator/use-console";
import { Skeleton } from "@/components/ui/display/skeleton";
import type { ReportingView } from "@/lib/operator/view";
import { apiPath } from "@/lib/shared/paths/api-path";

/** Reports as charts, tables and downloads. */
export default function ReportingTab() {
  const t = useTranslations("console");
  const reporting = useConsoleRead(apiPath("admin", "reporting"));
  return (
    <>
      <Heading title={t("tabs.reporting")}>{t("reporting.utc")}</Heading>
      <Loaded query={reporting} failed={t("reporting.failed")} skeleton={<ReportingSkeleton />}>
        {(data) => <Reports data={data} />}
      </Loaded>
    </>
  );
}

function Reports({ data }: { data: ReportingView }) {
  const { signups, revenue, subscriptions, churn, activity } = useReports(data);
  const isBilled = use(IsBilled);
  const reports = isBilled ? [signups, revenue, subscriptions, churn, activity] : [signups, activity];
  return (
    <>
      {isBilled && <OfPlans data={data} />}
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </div>
    </>
  );
}

function OfPlans({ data }: { data: ReportingView }) {
  const t = useTranslations("console.reporting");
  const format = useFormat();
  const rate = new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(data.revenueRate);
  const figures = [
    {
      label: t("monthlyRevenue"),
      value: format.amount(data.monthlyRevenue),
      hint: t("monthlyRevenueHint"),
    },
    { label: t("totalRevenue"), value: format.amount(data.totalRevenue), hint: t("totalRevenueHint") },
    { label: t("revenueRate"), value: `${rate}%`, hint: t("revenueRateHint") },
    { label: t("churn"), value: format.number(data.churn), hint: t("churnHint") },
  ];
  return <Figures label={t("figures")} figures={figures} columns="lg:grid-cols-4" size="lg" />;
}

function ReportingSkeleton() {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-40 lg:col-span-2 lg:h-24" />
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-112" />
      ))}
    </div>
  );
}
