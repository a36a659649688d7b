import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from "recharts";
import { AXIS, type ChartSize, LABEL, MEASURED } from "./chart-size";

interface ProgressChartProps {
  /** Percent at the end of each day (YYYY-MM-DD), the last of them today; null before there was anything to do. */
  days: readonly { day: string; percentage: number | null }[];
  dueDate: string | null;
  texts: {
    day: (day: string) => string;
    percent: (value: number) => string;
    due: (day: string) => string;
    today: (percentage: number) => string;
  };
  size?: ChartSize;
}

const DAY_MS = 86_400_000;

/** Progress as steps, day by day, up to the due date where that is no further away than the period is long. */
export default function ProgressChart({ days, dueDate, texts, size = MEASURED }: ProgressChartProps) {
  const rows = days.map(({ day, percentage }) => ({ at: Date.parse(day) / DAY_MS, percentage }));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const due = dueDate === null ? last.at : Date.parse(dueDate) / DAY_MS;
  const isDueShown = dueDate !== null && due >= first.at && due - last.at <= rows.length;
  const end = isDueShown ? Math.max(due, last.at) : last.at;
  const isRoomy = end - last.at >= rows.length / 3;
  return (
    <ResponsiveContainer {...size}>
      <LineChart
        data={rows}
        // Half of the label is beside a last point that has no room.
        margin={{ top: 22, right: isRoomy ? 28 : 44, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          {...AXIS}
          dataKey="at"
          type="number"
          domain={[first.at, end]}
          ticks={ticksOf(first.at, last.at)}
          tickMargin={8}
          tickFormatter={(at: number) => texts.day(dayOf(at))}
        />
        <YAxis {...AXIS} domain={[0, 100]} ticks={[0, 50, 100]} tickFormatter={texts.percent} width={52} />
        {isDueShown && (
          <ReferenceLine
            x={due}
            stroke="var(--muted)"
            strokeDasharray="3 4"
            label={{ ...LABEL, value: texts.due(dayOf(due)), position: "insideTopRight" }}
          />
        )}
        <Line
          dataKey="percentage"
          type="stepAfter"
          stroke="var(--ok)"
          strokeWidth={3}
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
        {last.percentage !== null && (
          <ReferenceDot
            x={last.at}
            y={last.percentage}
            r={5}
            fill="var(--ok)"
            stroke="var(--surface)"
            label={{ ...LABEL, value: texts.today(last.percentage), position: isRoomy ? "right" : "top" }}
          />
        )}
      </LineChart>
    </ResponsiveContainer>
  );
}

function ticksOf(first: number, last: number): number[] {
  const steps = Math.min(3, last - first);
  return Array.from({ length: steps + 1 }, (_, at) =>
    steps === 0 ? first : Math.round(first + (at * (last - first)) / steps),
  );
}

function dayOf(at: number): string {
  return new Date(at * DAY_MS).toISOString().slice(0, 10);
}
