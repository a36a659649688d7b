import { clsx } from "clsx";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useTranslations } from "next-intl";
import { use } from "react";
import { type Figure, Figures } from "./figures";
import { Chart, ReportFrame } from "./report-card";
import { useReports } from "./use-reports";
import { useFormat } from "@/components/providers/use-format";
import { IsBilled } from "@/components/screens/operator/is-billed";
import { Heading } from "@/components/screens/operator/list-controls";
import { Loaded } from "@/components/screens/operator/load-state";
import { OperatorSessions } from "@/components/screens/operator/operator-sessions";
import { useConsoleChanged, useConsoleRead } from "@/components/screens/operator/use-console";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import type { ReportingView, StatsView } from "@/lib/operator/view";
import { consolePaths } from "@/lib/shared/paths/console-paths";

/** The figures, and signups and revenue over twelve months. */
export default function OverviewTab() {
  const t = useTranslations("console");
  const stats = useConsoleRead(consolePaths.stats());
  const reporting = useConsoleRead(consolePaths.reporting());
  const changed = useConsoleChanged();
  const format = useFormat();
  return (
    <>
      <Heading title={t("tabs.overview")}>
        <span>{stats.dataUpdatedAt > 0 && format.dateTime(new Date(stats.dataUpdatedAt))}</span>
        <Button
          variant="ghost"
          size="text"
          pending={stats.isFetching}
          onClick={() => {
            void changed();
          }}
        >
          <RefreshCw aria-hidden className="size-4.5" />
          {t("overview.refresh")}
        </Button>
      </Heading>
      <Loaded
        query={stats}
        failed={t("overview.failed")}
        skeleton={<Skeleton className="h-104 sm:h-84 lg:h-42" />}
      >
        {(data) => <Stats stats={data} />}
      </Loaded>
      <div className="mt-5">
        <Loaded query={reporting} failed={t("reporting.failed")} skeleton={<Skeleton className="h-101" />}>
          {(data) => <Months reporting={data} />}
        </Loaded>
      </div>
      <OperatorSessions />
    </>
  );
}

function Stats({ stats }: { stats: StatsView }) {
  const t = useTranslations("console.overview");
  const format = useFormat();
  const { totalUpdates, audioUpdates } = stats;
  const share =
    totalUpdates > 0 ? format.percent(Math.round((100 * audioUpdates) / totalUpdates)) : undefined;
  const isBilled = use(IsBilled);
  const names = [
    "totalUsers",
    "totalBusinesses",
    "totalProjects",
    "recentSignups",
    ...(isBilled ? (["activeSubscriptions", "trialSubscriptions", "earlyAdopters"] as const) : []),
    "totalUpdates",
    "audioUpdates",
    "totalChatMessages",
  ] as const satisfies (keyof StatsView)[];
  const hints: Partial<Record<keyof StatsView, string | undefined>> = {
    recentSignups: t("last30"),
    audioUpdates: share,
  };
  const figures = names.map((name): Figure => {
    const hint = hints[name];
    return { label: t(name), value: format.number(stats[name]), ...(hint !== undefined && { hint }) };
  });
  const columns = isBilled ? "lg:grid-cols-5" : "lg:grid-cols-7";
  return <Figures label={t("figures")} figures={figures} columns={columns} size="lg" />;
}

function Months({ reporting }: { reporting: ReportingView }) {
  const { signups, revenue } = useReports(reporting);
  const isBilled = use(IsBilled);
  return (
    <div className={clsx("grid gap-5", isBilled && "lg:grid-cols-2")}>
      {[signups, ...(isBilled ? [revenue] : [])].map((report) => (
        <ReportFrame key={report.id} report={report}>
          <Chart report={report} />
        </ReportFrame>
      ))}
    </div>
  );
}
