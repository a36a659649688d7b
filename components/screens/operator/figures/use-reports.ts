import { useTranslations } from "next-intl";
import type { Report } from "@/components/charts/bar-chart";
import { useFormat } from "@/components/providers/use-format";
import { useLongDates } from "@/components/providers/use-long-dates";
import { SHOWN_STATUSES } from "@/lib/operator/limits";
import type { ReportingView } from "@/lib/operator/view";

/** The reporting tab's five reports, in the reader's language. */
export function useReports(data: ReportingView) {
  const t = useTranslations("console");
  const format = useFormat();
  const { calendarMonth } = useLongDates();
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const empty = { nothing: t("reporting.nothing") };
  const counted = { show: format.number, brief: format.number, raw: (value: number) => value };
  const dollars = (cents: number) => format.money(Math.round(cents / 100) * 100);
  const months = data.signupsByMonth.map(({ month }) => ({
    full: calendarMonth(month, "long"),
    short: calendarMonth(month, "short"),
    raw: month,
  }));
  const last = months.at(-1)?.full ?? "";
  const byMonth = {
    ...empty,
    head: t("reporting.month"),
    labels: months,
    isGoing: true,
    going: t("reporting.soFar", { month: last }),
  };
  const total = (text: string) => `${text} ${t("reporting.in12")}`;

  const signupCounts = data.signupsByMonth.map(({ count }) => count);
  const signups: Report = {
    id: "signups",
    title: t("reporting.signups"),
    ...byMonth,
    ...counted,
    series: [{ name: t("reporting.newUsers"), values: signupCounts, color: "blue" }],
    total: total(format.number(sum(signupCounts))),
  };
  const other = data.revenueByMonth.map((row) => row.other);
  const revenue: Report = {
    id: "revenue",
    title: t("reporting.revenue"),
    ...byMonth,
    show: format.amount,
    brief: dollars,
    raw: (cents) => (cents / 100).toFixed(2),
    series: [
      {
        name: t("reporting.monthlyPlans"),
        values: data.revenueByMonth.map(({ monthly }) => monthly),
        color: "blue",
      },
      {
        name: t("reporting.yearlyPlans"),
        values: data.revenueByMonth.map(({ yearly }) => yearly),
        color: "soft",
      },
      ...(sum(other) === 0
        ? []
        : [{ name: t("reporting.otherPlans"), values: other, color: "softer" } as const]),
    ],
    total: total(format.amount(sum(data.revenueByMonth.map((row) => row.total)))),
    note: t("reporting.fromInvoices"),
  };
  const subscriptions: Report = {
    id: "subscriptions",
    ...empty,
    title: t("reporting.subscriptions"),
    head: t("reporting.status"),
    ...counted,
    labels: SHOWN_STATUSES.map((status) => {
      const name = t(`status.${status}`);
      return { full: name, short: name, raw: name };
    }),
    series: [
      {
        name: t("reporting.businesses"),
        values: SHOWN_STATUSES.map((status) => data.subscriptionsByStatus[status]),
        color: "blue",
      },
    ],
    total: `${format.number(sum(Object.values(data.subscriptionsByStatus)))} ${t("reporting.businesses").toLowerCase()}`,
    isGoing: false,
    isLying: true,
  };
  const lost = data.churnByMonth.map(({ count }) => count);
  const churn: Report = {
    id: "churn",
    title: t("reporting.churnByMonth"),
    ...byMonth,
    ...counted,
    series: [{ name: t("reporting.lost"), values: lost, color: "blue" }],
    total: total(format.number(sum(lost))),
  };
  const activity: Report = {
    id: "activity",
    ...empty,
    title: t("reporting.activity"),
    head: t("reporting.day"),
    ...counted,
    labels: data.activityByDay.map(({ day }) => ({
      full: format.weekday(day),
      short: format.day(day),
      raw: day,
    })),
    series: [
      {
        name: t("reporting.people"),
        values: data.activityByDay.map(({ people }) => people),
        color: "blue",
      },
    ],
    total: null,
    isGoing: true,
  };
  return { signups, revenue, subscriptions, churn, activity };
}
