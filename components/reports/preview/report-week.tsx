import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Report } from "@/components/charts/bar-chart";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { DataTable } from "@/components/ui/display/data-table";
import { Skeleton } from "@/components/ui/display/skeleton";
import { createFormat } from "@/lib/i18n/format";
import { weekNumbers } from "@/lib/reports/shared/shown";
import type { ReportWeek } from "@/lib/reports/view";

const BarChart = onDemand(() => import("@/components/charts/bar-chart"));

/** A week's numbers beside those of the week before, and its days, which only paper shows. Render inside `PaperTexts`. */
export function ReportWeekNumbers({ week }: { week: ReportWeek }) {
  const t = useTranslations("reportPaper");
  const format = useWeekFormat();
  return (
    <section className="mt-5">
      <h3 className="font-bold">{t("inNumbers")}</h3>
      <DataTable
        caption={t("inNumbers")}
        rows={[...weekNumbers(week)]}
        keyOf={({ key }) => key}
        columns={[
          { label: t("figure"), cell: ({ key }) => t(key) },
          { label: t("thisWeek"), cell: ({ count }) => <b>{format.number(count)}</b>, isNumber: true },
          { label: t("weekBefore"), cell: ({ before }) => format.number(before), isNumber: true },
        ]}
      />
      <div className="sr-only print:not-sr-only">
        <DataTable
          caption={t("updatesADay")}
          rows={week.days}
          keyOf={({ day }) => day}
          columns={[
            { label: t("updatesADay"), cell: ({ day }) => format.weekday(day) },
            { label: t("typed"), cell: ({ typed }) => format.number(typed), isNumber: true },
            { label: t("spoken"), cell: ({ spoken }) => format.number(spoken), isNumber: true },
          ]}
        />
      </div>
      {week.isUnwritten && <p className="mt-3 text-muted">{t("unwritten")}</p>}
    </section>
  );
}

/** How many updates came on each day of the week; `ReportWeekNumbers` has the same as a table for screen readers. */
export function WeekChart({ week: { days } }: { week: ReportWeek }) {
  const t = useTranslations("reportPaper");
  const format = useWeekFormat();
  const report: Report = {
    id: "week-updates",
    title: t("updatesADay"),
    head: t("day"),
    labels: days.map(({ day }) => ({ full: format.weekday(day), short: format.day(day), raw: day })),
    series: [
      { name: t("typed"), values: days.map(({ typed }) => typed), color: "softer" },
      { name: t("spoken"), values: days.map(({ spoken }) => spoken), color: "blue" },
    ],
    show: format.number,
    brief: format.number,
    raw: (value) => value,
    total: null,
    isGoing: false,
    nothing: t("noUpdates"),
  };
  return (
    <div aria-hidden className="mt-5 overflow-hidden">
      <p className="font-bold">{report.title}</p>
      <BarChart report={report} isBare className="h-40" placeholder={<Skeleton className="mt-4 h-45" />} />
    </div>
  );
}

function useWeekFormat() {
  const locale = useLocale();
  return useMemo(() => createFormat({ locale, timeZone: "UTC" }), [locale]);
}
