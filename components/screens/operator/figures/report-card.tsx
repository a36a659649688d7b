import Download from "lucide-react/icons/download";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { Report } from "@/components/charts/bar-chart";
import { DataTable } from "@/components/ui/display/data-table";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import { saveFile } from "@/components/ui/save-file";
import { toCsv } from "@/lib/shared/csv";
import { cn } from "@/lib/shared/utils";

const BarReport = onDemand(() => import("@/components/charts/bar-chart"));

/** A report as a chart or a table, and as a download. */
export function ReportCard({ report }: { report: Report }) {
  const t = useTranslations("console.reporting");
  const [shown, setShown] = useState<"chart" | "table">("chart");
  return (
    <ReportFrame report={report} className="flex flex-col lg:last:odd:col-span-2">
      <div className="grow">{shown === "chart" ? <Chart report={report} /> : <Table report={report} />}</div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <SwitchTabs
          label={`${t("view")}: ${report.title}`}
          options={[
            { value: "chart", label: t("chart") },
            { value: "table", label: t("table") },
          ]}
          value={shown}
          onChoose={setShown}
        />
        <Button
          variant="ghost"
          size="text"
          aria-label={t("csvOf", { what: report.title })}
          onClick={() => saveFile(fileOf(report))}
        >
          <Download aria-hidden className="size-4.5" />
          {t("csv")}
        </Button>
      </div>
    </ReportFrame>
  );
}

interface ReportFrameProps {
  report: Report;
  className?: string;
  children: ReactNode;
}

/** A report's title and total, above what shows it. */
export function ReportFrame({ report: { id, title, total }, className, children }: ReportFrameProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cn("min-w-0 rounded-card border border-line bg-surface px-4 py-4 lg:px-5", className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={`${id}-title`} className="title-section">
          {title}
        </h2>
        {total && <p className="text-[0.9375rem] text-muted">{total}</p>}
      </div>
      {children}
    </section>
  );
}

/** A report as a chart, whose code is fetched when it is first shown. */
export function Chart({ report }: Pick<ReportFrameProps, "report">) {
  return <BarReport report={report} placeholder={<Skeleton className="mt-3 h-80" />} />;
}

function Table({ report }: { report: Report }) {
  const t = useTranslations("console.reporting");
  const { series, labels, show } = report;
  const sums = labels.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const total = { name: t("total"), values: sums };
  return (
    <div className="mt-2">
      <DataTable
        caption={report.title}
        rows={labels}
        keyOf={({ raw }) => raw}
        columns={[
          { label: report.head, cell: ({ full }) => full },
          ...[...series, ...(series.length > 1 ? [total] : [])].map(({ name, values }) => ({
            label: name,
            cell: (label: Report["labels"][number]) => show(values[labels.indexOf(label)] ?? 0),
            isNumber: true,
          })),
        ]}
      />
    </div>
  );
}

function fileOf({ id, head, labels, series, raw }: Report): { name: string; content: Blob } {
  const rows = labels.map((label, at) => [label.raw, ...series.map(({ values }) => raw(values[at] ?? 0))]);
  const csv = toCsv([[head, ...series.map(({ name }) => name)], ...rows]);
  return { name: `plumbline-${id}.csv`, content: new Blob([csv], { type: "text/csv;charset=utf-8" }) };
}
