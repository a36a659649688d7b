import { clsx } from "clsx";
import { RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { use } from "react";
import { type Figure, Figures } from "./figures";
import { Chart, reportCard } from "./report-card";
import { useReports } from "./use-reports";
import { useFormat } from "@/components/providers/use-format";
import { AskFirst } from "@/components/screens/operator/ask-first";
import { IsBilled } from "@/components/screens/operator/is-billed";
import { Heading } from "@/components/screens/operator/list-controls";
import { Loaded } from "@/components/screens/operator/load-state";
import { operatorApi } from "@/components/screens/operator/operator-api";
import { useConsoleChanged, useConsoleRead } from "@/components/screens/operator/use-console";
import { deviceOf } from "@/components/screens/operator/users/device-of";
import { Badge } from "@/components/ui/display/badge";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { Section } from "@/components/ui/text/section";
import type { OperatorSessionView, ReportingView, StatsView } from "@/lib/operator/view";
import { apiPath } from "@/lib/shared/paths/api-path";

/** The figures, and signups and revenue over twelve months. */
export default function OverviewTab() {
  const t = useTranslations("console");
  const stats = useConsoleRead(apiPath("admin", "stats"));
  const reporting = useConsoleRead(apiPath("admin", "reporting"));
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
  const t = useTranslations("console.reporting");
  const { signups, revenue } = useReports(reporting);
  const isBilled = use(IsBilled);
  return (
    <div className={clsx("grid gap-5", isBilled && "lg:grid-cols-2")}>
      <p className="-mb-3 text-sm text-muted lg:col-span-full">{t("utc")}</p>
      {[signups, ...(isBilled ? [revenue] : [])].map((report) => (
        <Section key={report.id} title={report.title} note={report.total} className={reportCard}>
          <Chart report={report} />
        </Section>
      ))}
    </div>
  );
}

/** Shown at most. */
const SHOWN = 10;

/** The operators' newest sessions, with a button to end each, and one to end all but this. */
export function OperatorSessions() {
  const t = useTranslations("console.sessions");
  const sessions = useConsoleRead(apiPath("admin", "sessions"));
  return (
    <Section title={t("title")} titleClassName="mb-2" className="mt-8">
      <Loaded query={sessions} failed={t("failed")}>
        {(data) => (
          <>
            <ul className="divide-y divide-line border-t border-line">
              {currentFirst(data)
                .slice(0, SHOWN)
                .map((session) => (
                  <Session key={session.id} session={session} />
                ))}
            </ul>
            {data.length > 1 && <Others hidden={data.length - SHOWN} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** In case it is older than those shown. */
function currentFirst(sessions: OperatorSessionView[]): OperatorSessionView[] {
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

function Others({ hidden }: { hidden: number }) {
  const t = useTranslations("console.sessions");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5">
      <p className="min-w-0 flex-1 text-sm text-muted">{hidden > 0 && t("more", { count: hidden })}</p>
      <AskFirst
        label={t("endOthers")}
        ask={{
          title: t("endOthersTitle"),
          description: t("endOthersBody"),
          done: t("othersEnded"),
          failed: t("endFailed"),
        }}
        call={() => operatorApi.send("DELETE", apiPath("admin", "sessions"))}
      />
    </div>
  );
}

function Session({ session }: { session: OperatorSessionView }) {
  const t = useTranslations("console.sessions");
  const format = useFormat();
  const { id, operator, createdAt, expiresAt, ipAddress, userAgent, isCurrent } = session;
  const date = format.dayTime(createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-strong">
          {operator.email}
          {isCurrent && (
            <Badge tone="blue" size="sm">
              {t("current")}
            </Badge>
          )}
        </p>
        <p className="text-sm text-muted">
          {[t("began", { date, end: format.time(expiresAt) }), deviceOf(userAgent), ipAddress]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <AskFirst
        label={t("end")}
        aria-label={t("endOf", { name: operator.name, date })}
        ask={{
          title: t("endTitle"),
          description: t("endBody", { name: operator.name }),
          done: t("ended"),
          failed: t("endFailed"),
        }}
        call={() => operatorApi.send("DELETE", apiPath("admin", "sessions", id))}
      />
    </li>
  );
}
