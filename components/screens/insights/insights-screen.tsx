"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { use, useState } from "react";
import { InsightsSkeleton } from "./insights-skeleton";
import { KeyFigures } from "./key-figures";
import { Parts } from "./parts";
import { type Part, type ShownInsights, useParts } from "./use-parts";
import { saveCsv } from "@/components/charts/figure-table";
import { ReaderContext } from "@/components/providers/reader-context";
import { BackLink } from "@/components/shell/back-link";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Button } from "@/components/ui/input/button";
import { Select } from "@/components/ui/input/select";
import { api } from "@/lib/browser/api-client";
import { INSIGHT_DAYS, USUAL_INSIGHT_DAYS } from "@/lib/insights/limits";
import { insightPaths } from "@/lib/shared/paths/insight-paths";
import { paths } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";
import { cn } from "@/lib/shared/utils";

export interface InsightsOf {
  kind: "project" | "business";
  id: string;
  name: string;
}

/** How long figures are shown without asking for newer ones, in milliseconds. */
const FRESH_MS = 60_000;

/** How a project or a business goes, in a period that the reader chooses. */
export function InsightsScreen({ of }: { of: InsightsOf }) {
  const t = useTranslations("insights");
  const [days, setDays] = useState<number>(USUAL_INSIGHT_DAYS);
  const [asTables, setAsTables] = useState(false);
  const query = useInsights(of, days);
  const { data, isPlaceholderData } = query;
  const back = of.kind === "project" ? paths.project(of.id) : paths.businesses();
  return (
    <div className="mx-auto max-w-7xl page-edge pt-3 pb-16 lg:pt-6 print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <BackLink href={back} label={of.name} />
          <h1 className="title-page">{t("title")}</h1>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <div className="max-sm:w-full">
            <Select
              aria-label={t("period")}
              value={days}
              className="min-w-44 font-semibold max-sm:w-full"
              options={INSIGHT_DAYS.map((count) => ({ value: count, label: t("lastDays", { days: count }) }))}
              onChange={({ target }) => setDays(Number(target.value))}
            />
          </div>
          <Button
            variant="secondary"
            className="max-sm:flex-1 print:hidden"
            aria-pressed={asTables}
            onClick={() => setAsTables(!asTables)}
          >
            {t("asTables")}
          </Button>
          {data && <DownloadButton of={of} insights={data} pending={isPlaceholderData} />}
        </div>
      </div>
      <div className={cn("mt-4", isPlaceholderData && "opacity-60")} aria-busy={isPlaceholderData}>
        {data && <KeyFigures insights={data} />}
        {data && <Parts insights={data} asTables={asTables} />}
        {!data && (query.error ? <LoadFailure of={query} title={t("failed")} /> : <InsightsSkeleton />)}
      </div>
    </div>
  );
}

/** The figures of the period; those of the one before stay until they have come. */
function useInsights({ kind, id }: InsightsOf, days: number) {
  const { timeZone } = use(ReaderContext);
  const query = { days: String(days), timeZone };
  return useQuery<ShownInsights>({
    queryKey: queryKeys.insights(insightPaths[kind](id, query)),
    queryFn: () =>
      kind === "project"
        ? api.get(insightPaths.project(id, query))
        : api.get(insightPaths.business(id, query)),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
}

interface DownloadButtonProps {
  of: InsightsOf;
  insights: ShownInsights;
  /** Whether these are still another period's. */
  pending: boolean;
}

/** Saves all parts in one file, one below the other. */
function DownloadButton({ of, insights, pending }: DownloadButtonProps) {
  const t = useTranslations("insights");
  const parts = useParts(insights);
  const save = () => {
    const all = Object.values(parts).filter((part) => part !== null);
    saveCsv(`${of.name}, ${t("title")} ${insights.from} – ${insights.to}.csv`, rowsOf(all));
  };
  return (
    <Button
      variant="secondary"
      className="max-sm:flex-1 print:hidden"
      aria-label={`${t("csvLong")}: ${of.name}`}
      pending={pending}
      onClick={save}
    >
      <Download aria-hidden className="size-5" />
      {t("csv")}
    </Button>
  );
}

/** Each part with its title and headings, all lines with the same number of cells. */
function rowsOf(parts: Part[]): (string | number)[][] {
  const width = 2 + Math.max(...parts.map(({ columns }) => columns.length));
  const filled = (cells: (string | number)[]) => [...cells, ...Array<string>(width - cells.length).fill("")];
  return parts.flatMap(({ title, head, columns, rows }) => [
    filled([title, head, ...columns.map(({ label }) => label)]),
    ...rows.map(({ label, raw = label, cells }) => filled([title, raw, ...cells.map((cell) => cell ?? "")])),
  ]);
}
