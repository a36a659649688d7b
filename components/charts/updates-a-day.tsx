import { type ChartSize, MEASURED } from "./chart-size";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Skeleton } from "@/components/ui/display/skeleton";
import type { Format } from "@/lib/i18n/format";

const BarChart = onDemand(() => import("./bar-chart"));

interface UpdatesADayProps {
  days: readonly { day: string; typed: number; spoken: number }[];
  texts: Record<"title" | "head" | "typed" | "spoken" | "nothing", string>;
  format: Format;
  size?: ChartSize;
}

/** How many updates were typed and spoken, day by day, beneath a heading of its own. */
export function UpdatesADay({ days, texts, format, size = MEASURED }: UpdatesADayProps) {
  return (
    <BarChart
      report={{
        ...texts,
        id: "updates-a-day",
        columns: [
          { label: texts.typed, color: "softer" },
          { label: texts.spoken, color: "blue" },
        ],
        rows: days.map(({ day, typed, spoken }) => ({
          key: day,
          label: format.weekday(day),
          short: format.day(day),
          cells: [typed, spoken],
        })),
        show: format.number,
        brief: format.number,
        raw: (value) => value,
        total: null,
        isGoing: false,
      }}
      className="h-40"
      size={size}
      placeholder={<Skeleton className="mt-4 h-45" />}
    />
  );
}
