import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Rectangle,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { AXIS, type ChartSize, LABEL, MEASURED } from "./chart-size";
import type { CsvCell } from "@/lib/shared/csv";
import { sum } from "@/lib/shared/sum";
import { cn } from "@/lib/shared/utils";

/** A report as a chart, a table and a download. */
export interface Report {
  id: string;
  title: string;
  /** The heading of the first column, which names the rows. */
  head: string;
  /** What is stacked into one bar for each row. */
  columns: { label: string; color: keyof typeof COLORS }[];
  /** `key` names the row in the download, `short` at the chart's axis. */
  rows: { key: string; label: string; short: string; cells: number[] }[];
  /** Formats a value, such as an amount; `brief` is for beside a bar. */
  show: (value: number) => string;
  brief: (value: number) => string;
  /** The value in the download: dollars, or a count. */
  raw: (value: number) => CsvCell;
  /** The sum of all bars; null if a sum means nothing. */
  total: string | null;
  note?: string;
  /** Shown where there are no bars. */
  nothing: string;
  /** Whether the last bar's period has not ended. */
  isGoing: boolean;
  /** What its bar is, for the legend of a report with one column. */
  going?: string;
  /** Draws horizontal bars, to leave room for the names. */
  isLying?: boolean;
}

type Row = Report["rows"][number];

interface ChartProps {
  report: Report;
  /** Height classes of the chart. */
  className?: string;
  size?: ChartSize;
}

const COLORS = {
  blue: "var(--chart-1)",
  soft: "var(--chart-2)",
  softer: "var(--chart-3)",
};
/** Opacity of a bar whose period has not ended. */
const GOING = 0.45;

/** A report as stacked bars. For screen readers it is an image whose description lists the figures; the table has all of them. */
export default function BarReport({ report, className = "h-75", size = MEASURED }: ChartProps) {
  const { columns, rows } = report;
  const totals = rows.map(({ cells }) => sum(cells));
  const last = rows.length - 1;
  const isEmpty = totals.every((total) => total === 0);
  const highest = totals.indexOf(Math.max(1, ...totals));
  const isNamed = (at: number) => report.isLying ?? (at === highest || (report.isGoing && at === last));
  const names = { ...AXIS, dataKey: "short" };
  const values = {
    ...AXIS,
    allowDecimals: false,
    tickFormatter: report.brief,
    // Without values, the library would repeat 0 at each line.
    ...(isEmpty && { ticks: [0], domain: [0, 1] }),
  };
  return (
    <>
      <Legend report={report} />
      <div role="img" aria-label={inWords(report)} className={cn("relative mt-3", className)}>
        {isEmpty && <p className="absolute inset-0 grid place-items-center text-muted">{report.nothing}</p>}
        <ResponsiveContainer {...size}>
          <BarChart
            data={rows}
            layout={report.isLying ? "vertical" : "horizontal"}
            margin={{ top: 22, right: 24, bottom: 0, left: 0 }}
            barCategoryGap="22%"
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} horizontal={!report.isLying} stroke="var(--line)" />
            {report.isLying ? <XAxis type="number" hide /> : <XAxis {...names} minTickGap={4} />}
            {report.isLying ? (
              <YAxis {...names} type="category" width={124} />
            ) : (
              <YAxis {...values} width={52} />
            )}
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: "var(--sunk)" }}
              content={({ active, payload }) => {
                const row: unknown = payload[0]?.payload;
                return active && isRow(row) ? <Tip report={report} row={row} /> : null;
              }}
            />
            {columns.map(({ label, color }, n) => (
              <Bar
                key={label}
                dataKey={`cells[${n}]`}
                stackId="all"
                fill={COLORS[color]}
                radius={4}
                stroke="var(--surface)"
                strokeWidth={columns.length > 1 ? 2 : 0}
                maxBarSize={28}
                isAnimationActive={false}
                shape={(bar) => (
                  <Rectangle {...bar} fillOpacity={report.isGoing && bar.index === last ? GOING : 1} />
                )}
              >
                {n === columns.length - 1 && (
                  <LabelList
                    position={report.isLying ? "right" : "top"}
                    {...LABEL}
                    valueAccessor={(_: unknown, at: number) =>
                      isNamed(at) ? report.brief(totals[at] ?? 0) : ""
                    }
                  />
                )}
              </Bar>
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </>
  );
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && "cells" in value;
}

function inWords({ title, rows, show }: Report): string {
  return `${title}: ${rows.map(({ label, cells }) => `${label} ${show(sum(cells))}`).join(", ")}`;
}

function Legend({ report: { columns, isGoing, going, note } }: { report: Report }) {
  return (
    <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
      <ul className="flex flex-wrap gap-x-4">
        {columns.map(({ label, color }) => (
          <Key key={label} color={COLORS[color]}>
            {label}
          </Key>
        ))}
        {isGoing && columns.length === 1 && going !== undefined && (
          <Key color={COLORS.blue} opacity={GOING}>
            {going}
          </Key>
        )}
      </ul>
      {note && <p>{note}</p>}
    </div>
  );
}

function Key({ color, opacity = 1, children }: { color: string; opacity?: number; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg aria-hidden viewBox="0 0 10 10" className="size-2.5">
        <rect width="10" height="10" rx="2" fill={color} fillOpacity={opacity} />
      </svg>
      {children}
    </li>
  );
}

function Tip({ report: { columns, show }, row }: { report: Report; row: Row }) {
  return (
    <div className="rounded-button border border-line bg-surface px-3 py-2 text-sm shadow-float">
      <p className="font-strong">{row.label}</p>
      {columns.map(({ label }, at) => (
        <p key={label} className="flex justify-between gap-4 text-muted">
          <span>{label}</span>
          <span className="text-ink">{show(row.cells[at] ?? 0)}</span>
        </p>
      ))}
    </div>
  );
}
