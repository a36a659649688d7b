import { useTranslations } from "next-intl";
import type { Report } from "@/components/charts/bar-chart";
import { useFormat } from "@/components/providers/use-format";
import { useLongDates } from "@/components/providers/use-long-dates";
import { SHOWN_STATUSES } from "@/lib/operator/limits";
import type { ReportingView } from "@/lib/operator/view";

type Series = Report["series"];

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

  const alone = (name: string, values: number[]): Series => [{ name, values, color: "blue" }];

  const signupCounts = data.signupsByMonth.map(({ count }) => count);
  const signups: Report = {
    id: "signups",
    title: t("reporting.signups"),
    ...byMonth,
    ...counted,
    series: alone(t("reporting.newUsers"), signupCounts),
    total: total(format.number(sum(signupCounts))),
  };
  const plan = (of: "monthly" | "yearly" | "other", name: string, color: Series[number]["color"]) => {
    return { name, values: data.revenueByMonth.map((row) => row[of]), color };
  };
  const other = plan("other", t("reporting.otherPlans"), "softer");
  const revenue: Report = {
    id: "revenue",
    title: t("reporting.revenue"),
    ...byMonth,
    show: format.amount,
    brief: dollars,
    raw: (cents) => (cents / 100).toFixed(2),
    series: [
      plan("monthly", t("reporting.monthlyPlans"), "blue"),
      plan("yearly", t("reporting.yearlyPlans"), "soft"),
      ...(sum(other.values) === 0 ? [] : [other]),
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
    series: alone(
      t("reporting.businesses"),
      SHOWN_STATUSES.map((status) => data.subscriptionsByStatus[status]),
    ),
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
    series: alone(t("reporting.lost"), lost),
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
    series: alone(
      t("reporting.people"),
      data.activityByDay.map(({ people }) => people),
    ),
    total: null,
    isGoing: true,
  };
  return { signups, revenue, subscriptions, churn, activity };
}
