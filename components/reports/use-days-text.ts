import { useTranslations } from "next-intl";
import { use } from "react";
import { ReaderContext } from "@/components/providers/reader-context";
import { formatCalendarDay, formatDayRange } from "@/lib/i18n/day-range";
import type { ReportDays } from "@/lib/reports/view";

/** Formats the days that a report covers: "Nov 9 – 20, 2026". */
export function useDaysText(): (days: ReportDays) => string {
  const t = useTranslations("report");
  const { locale } = use(ReaderContext);
  return ({ start, end }) => {
    if (start && end) return formatDayRange(locale, [start, end], "short");
    if (start) return t("since", { day: formatCalendarDay(locale, start) });
    return end ? t("until", { day: formatCalendarDay(locale, end) }) : t("allDays");
  };
}
