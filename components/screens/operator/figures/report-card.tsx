import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Report } from "@/components/charts/bar-chart";
import { FigureTable, saveCsv } from "@/components/charts/figure-table";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import { Section } from "@/components/ui/text/section";
import type { CsvCell } from "@/lib/shared/csv";
import { sum } from "@/lib/shared/sum";

const BarReport = onDemand(() => import("@/components/charts/bar-chart"));

export const reportCard = "min-w-0 rounded-card border border-line bg-surface p-4 lg:px-5";

/** A report as a chart or a table, and as a download. */
export function ReportCard({ report }: { report: Report }) {
  const t = useTranslations("console.reporting");
  const [shown, setShown] = useState<"chart" | "table">("chart");
  return (
    <Section
      title={report.title}
      note={report.total}
      className={`${reportCard} flex flex-col lg:last:odd:col-span-2`}
    >
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
          onClick={() => saveCsv(`plumbline-${report.id}.csv`, cellsOf(report))}
        >
          <Download aria-hidden className="size-4.5" />
          {t("csv")}
        </Button>
      </div>
    </Section>
  );
}

/** A report as a chart, whose code is fetched when it is first shown. */
export function Chart({ report }: { report: Report }) {
  return <BarReport report={report} placeholder={<Skeleton className="mt-3 h-80" />} />;
}

/** With the total of what is stacked in the chart. */
function Table({ report }: { report: Report }) {
  const t = useTranslations("console.reporting");
  const { show } = report;
  const columns = report.columns.map(({ label }) => ({ label, show }));
  if (columns.length > 1) columns.push({ label: t("total"), show });
  const rows = report.rows.map((row) => ({ ...row, cells: [...row.cells, sum(row.cells)] }));
  return (
    <div className="mt-2">
      <FigureTable of={{ ...report, columns, rows }} />
    </div>
  );
}

function cellsOf({ head, columns, rows, raw }: Report): CsvCell[][] {
  const headings = [head, ...columns.map(({ label }) => label)];
  return [headings, ...rows.map(({ key, cells }) => [key, ...cells.map(raw)])];
}
