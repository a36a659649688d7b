import { useTranslations } from "next-intl";
import type { Report } from "@/components/charts/bar-chart";
import { useFormat } from "@/components/providers/use-format";
import { useLongDates } from "@/components/providers/use-long-dates";
import { SHOWN_STATUSES } from "@/lib/operator/limits";
import type { ReportingView } from "@/lib/operator/view";
import { sum } from "@/lib/shared/sum";

/** The reporting tab's five reports, in the reader's language. */
export function useReports(data: ReportingView) {
  const t = useTranslations("console");
  const format = useFormat();
  const { calendarMonth } = useLongDates();
  const counted = {
    show: format.number,
    brief: format.number,
    raw: (value: number) => value,
    nothing: t("reporting.nothing"),
  };
  const dollars = (cents: number) => format.money(Math.round(cents / 100) * 100);
  const rowOf = (month: string, cells: number[]) => {
    return { key: month, label: calendarMonth(month, "long"), short: calendarMonth(month, "short"), cells };
  };
  const last = data.signupsByMonth.at(-1)?.month;
  const byMonth = {
    ...counted,
    head: t("reporting.month"),
    isGoing: true,
    going: t("reporting.soFar", { month: last ? calendarMonth(last, "long") : "" }),
  };
  const total = (text: string) => `${text} ${t("reporting.in12")}`;
  const countOf = (rows: { count: number }[]) => total(format.number(sum(rows.map(({ count }) => count))));

  const signups: Report = {
    id: "signups",
    title: t("reporting.signups"),
    ...byMonth,
    columns: [{ label: t("reporting.newUsers"), color: "blue" }],
    rows: data.signupsByMonth.map(({ month, count }) => rowOf(month, [count])),
    total: countOf(data.signupsByMonth),
  };
  const hasOther = sum(data.revenueByMonth.map(({ other }) => other)) !== 0;
  const revenue: Report = {
    id: "revenue",
    title: t("reporting.revenue"),
    ...byMonth,
    show: format.amount,
    brief: dollars,
    raw: (cents) => (cents / 100).toFixed(2),
    columns: [
      { label: t("reporting.monthlyPlans"), color: "blue" },
      { label: t("reporting.yearlyPlans"), color: "soft" },
      ...(hasOther ? [{ label: t("reporting.otherPlans"), color: "softer" } as const] : []),
    ],
    rows: data.revenueByMonth.map(({ month, monthly, yearly, other }) =>
      rowOf(month, [monthly, yearly, ...(hasOther ? [other] : [])]),
    ),
    total: total(format.amount(sum(data.revenueByMonth.map((row) => row.total)))),
    note: t("reporting.fromInvoices"),
  };
  const subscriptions: Report = {
    id: "subscriptions",
    ...counted,
    title: t("reporting.subscriptions"),
    head: t("reporting.status"),
    columns: [{ label: t("reporting.businesses"), color: "blue" }],
    rows: SHOWN_STATUSES.map((status) => {
      const label = t(`status.${status}`);
      return { key: label, label, short: label, cells: [data.subscriptionsByStatus[status]] };
    }),
    total: `${format.number(sum(Object.values(data.subscriptionsByStatus)))} ${t("reporting.businesses").toLowerCase()}`,
    isGoing: false,
    isLying: true,
  };
  const churn: Report = {
    id: "churn",
    title: t("reporting.churnByMonth"),
    ...byMonth,
    columns: [{ label: t("reporting.lost"), color: "blue" }],
    rows: data.churnByMonth.map(({ month, count }) => rowOf(month, [count])),
    total: countOf(data.churnByMonth),
  };
  const activity: Report = {
    id: "activity",
    ...counted,
    title: t("reporting.activity"),
    head: t("reporting.day"),
    columns: [{ label: t("reporting.people"), color: "blue" }],
    rows: data.activityByDay.map(({ day, people }) => {
      return { key: day, label: format.weekday(day), short: format.day(day), cells: [people] };
    }),
    total: null,
    isGoing: true,
  };
  return { signups, revenue, subscriptions, churn, activity };
}
