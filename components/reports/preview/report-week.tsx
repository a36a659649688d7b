import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { FigureTable } from "@/components/charts/figure-table";
import { MEASURED } from "@/components/charts/chart-size";
import { UpdatesADay } from "@/components/charts/updates-a-day";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { DataTable } from "@/components/ui/display/data-table";
import { Skeleton } from "@/components/ui/display/skeleton";
import { createFormat } from "@/lib/i18n/format";
import { weekNumbers } from "@/lib/reports/shared/shown";
import type { ReportWeek } from "@/lib/reports/view";

const ProgressChart = onDemand(() => import("@/components/charts/progress-chart"));

/** A week's numbers beside those of the week before, and its days, which only paper shows. Render inside `PaperTexts`. */
export function ReportWeekNumbers({ week }: { week: ReportWeek }) {
  const t = useTranslations("reportPaper");
  const format = useFormatIn("UTC");
  const isMeasured = hasProgress(week);
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
        <FigureTable
          of={{
            title: t("dayByDay"),
            head: t("day"),
            columns: [
              ...(isMeasured ? [{ label: t("workDone"), show: format.percent }] : []),
              { label: `${t("updates")}, ${t("typed")}`, show: format.number },
              { label: `${t("updates")}, ${t("spoken")}`, show: format.number },
            ],
            rows: week.days.map(({ day, percentage = null, typed, spoken }) => ({
              key: day,
              label: format.weekday(day),
              cells: [...(isMeasured ? [percentage] : []), typed, spoken],
            })),
          }}
        />
      </div>
      {week.isUnwritten && <p className="mt-3 text-muted">{t("unwritten")}</p>}
    </section>
  );
}

/** Whether it was kept, and there was work by the end of the week. */
function hasProgress({ days }: ReportWeek): boolean {
  return typeof days.at(-1)?.percentage === "number";
}

interface WeekChartsProps {
  week: ReportWeek;
  dueDate: string | null;
  /** Whether they are drawn for the printed page, which is not laid out before it is printed. */
  isPaper?: boolean;
}

/** As wide as a letter and an A4 sheet without their margins allow, in pixels. */
const PAPER_WIDTH = 640;

/** How far the work came and how many updates there were, day by day; `ReportWeekNumbers` has the same as a table for screen readers. */
export function WeekCharts({ week, dueDate, isPaper = false }: WeekChartsProps) {
  const { days } = week;
  const t = useTranslations("reportPaper");
  const format = useFormatIn("UTC");
  const sizeOf = (height: number) => (isPaper ? { width: PAPER_WIDTH, height } : MEASURED);
  return (
    <div aria-hidden className="mt-5 overflow-hidden print:break-inside-avoid">
      {hasProgress(week) && (
        <>
          <p className="font-bold">{t("workDone")}</p>
          <div className="mt-2 mb-5 h-50">
            <ProgressChart
              days={days.map(({ day, percentage = null }) => ({ day, percentage }))}
              dueDate={dueDate}
              texts={{
                day: format.day,
                percent: format.percent,
                due: (day) => t("due", { day: format.day(day) }),
                today: format.percent,
              }}
              placeholder={<Skeleton className="h-50" />}
              size={sizeOf(200)}
            />
          </div>
        </>
      )}
      <p className="font-bold">{t("updatesADay")}</p>
      <UpdatesADay
        days={days}
        format={format}
        texts={{
          title: t("updatesADay"),
          head: t("day"),
          typed: t("typed"),
          spoken: t("spoken"),
          nothing: t("noUpdates"),
        }}
        size={sizeOf(160)}
      />
    </div>
  );
}

/** Formats days and times as in a time zone. */
export function useFormatIn(timeZone: string) {
  const locale = useLocale();
  return useMemo(() => createFormat({ locale, timeZone }), [locale, timeZone]);
}
