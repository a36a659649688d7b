import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type Part, placesOf, type ShownInsights, useParts } from "./use-parts";
import { FigureTable } from "@/components/charts/figure-table";
import { UpdatesADay } from "@/components/charts/updates-a-day";
import { useFormat } from "@/components/providers/use-format";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Section } from "@/components/ui/text/section";
import { Link } from "@/components/ui/text/link";
import type { InsightPerson } from "@/lib/insights/view";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

const ProgressChart = onDemand(() => import("@/components/charts/progress-chart"));

/** The charts in two columns, in one on phones; each as a table in its place where that was asked for. */
export function Parts({ insights, asTables }: { insights: ShownInsights; asTables: boolean }) {
  const t = useTranslations("insights");
  const { progress, updates, ages, places, people } = useParts(insights);
  return (
    <div className="mt-3 grid items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 gap-3">
        <PartCard part={progress} asTable={asTables} note={t("progressNote")}>
          <Steps insights={insights} />
        </PartCard>
        <PartCard part={updates} asTable={asTables}>
          <UpdatesOfDays insights={insights} part={updates} />
        </PartCard>
      </div>
      <div className="grid min-w-0 gap-3">
        <PartCard part={ages} asTable={asTables} isRead>
          <Ages part={ages} />
          <Oldest insights={insights} />
        </PartCard>
        <PartCard part={places} asTable={asTables} isRead>
          <Places insights={insights} />
        </PartCard>
        {people && (
          <PartCard part={people} asTable={asTables} isRead>
            <People people={insights.people ?? []} />
          </PartCard>
        )}
      </div>
    </div>
  );
}

interface PartCardProps {
  part: Part;
  asTable: boolean;
  note?: string;
  /** Whether what is drawn is read as it is; else screen readers get the table in its stead. */
  isRead?: boolean;
  children: ReactNode;
}

function PartCard({ part, asTable, note, isRead = false, children }: PartCardProps) {
  return (
    <Section
      title={part.title}
      note={!asTable && note}
      className={cn(
        "min-w-0 rounded-card border border-line bg-surface p-4",
        !asTable && "print:break-inside-avoid",
      )}
    >
      {(asTable || !isRead) && (
        <div className={asTable ? "mt-1" : "sr-only"}>
          <FigureTable of={part} />
        </div>
      )}
      {!asTable && (
        // A chart follows the width of its card only after that has changed.
        <div aria-hidden={!isRead} className={cn(!isRead && "overflow-hidden")}>
          {children}
        </div>
      )}
    </Section>
  );
}

function Steps({ insights }: { insights: ShownInsights }) {
  const t = useTranslations("insights");
  const format = useFormat();
  const texts = {
    day: format.day,
    percent: format.percent,
    due: (day: string) => t("due", { day: format.day(day) }),
    today: (percentage: number) => t("today", { percent: format.percent(percentage) }),
  };
  const dueDate =
    "project" in insights && insights.project.status === "active" ? insights.project.dueDate : null;
  return (
    <div className="mt-2 h-50">
      <ProgressChart
        days={insights.days}
        dueDate={dueDate}
        texts={texts}
        placeholder={<Skeleton className="h-50" />}
      />
    </div>
  );
}

function UpdatesOfDays({ insights: { days }, part }: { insights: ShownInsights; part: Part }) {
  const t = useTranslations("insights");
  const texts = {
    title: part.title,
    head: part.head,
    typed: t("typed"),
    spoken: t("spoken"),
    nothing: t("noUpdates"),
  };
  return <UpdatesADay days={days} format={useFormat()} texts={texts} />;
}

/** A bar of a share, beside its number. Printed as it is: browsers leave backgrounds out. */
function Bar({ share, className }: { share: number; className: string }) {
  return (
    <span
      aria-hidden
      className="block h-2.5 min-w-8 grow basis-16 overflow-hidden rounded-full bg-sunk [print-color-adjust:exact]"
    >
      <span
        className={cn("block h-full rounded-full", className)}
        style={{ width: `${String(Math.min(100, share))}%` }}
      />
    </span>
  );
}

function Ages({ part: { rows } }: { part: Part }) {
  const format = useFormat();
  const counts = rows.map(({ cells }) => cells[0] ?? 0);
  const most = Math.max(1, ...counts);
  return (
    <ul className="mt-2.5 grid gap-2.5">
      {rows.map(({ key, label }, at) => {
        const count = counts[at] ?? 0;
        return (
          <li key={key} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="basis-32">{label}</span>
            <Bar share={(100 * count) / most} className={at === rows.length - 1 ? "bg-danger" : "bg-muted"} />
            <b className="w-8 text-right">{format.number(count)}</b>
          </li>
        );
      })}
    </ul>
  );
}

function Oldest({ insights: { oldest } }: { insights: ShownInsights }) {
  const t = useTranslations("insights");
  if (!oldest) return <p className="mt-3 text-[0.9375rem] text-muted">{t("nothingOpen")}</p>;
  const { projectId, taskId, subtaskId, name, days } = oldest;
  const href = paths.project(projectId, { folder: taskId, subtask: subtaskId ?? undefined });
  return (
    <p className="mt-3 text-[0.9375rem] wrap-anywhere text-muted">
      {t.rich("oldest", {
        name,
        days,
        item: (chunks) => (
          <Link
            href={href}
            className="relative font-strong text-blue after:absolute after:inset-x-0 after:-inset-y-3"
          >
            {chunks}
          </Link>
        ),
      })}
    </p>
  );
}

function Places({ insights }: { insights: ShownInsights }) {
  const t = useTranslations("insights");
  const format = useFormat();
  const places = placesOf(insights, t("noPlace"));
  if (places.length === 0)
    return <p className="mt-2 text-muted">{t("projects" in insights ? "noProjects" : "noPlaces")}</p>;
  return (
    <ul className="mt-1 divide-y divide-line">
      {places.map(({ key, name, percentage, lateItems, updates }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_3rem] items-center gap-x-3 py-2 sm:grid-cols-[8rem_minmax(0,1fr)_3rem_6rem]"
        >
          <span className="font-strong wrap-anywhere">
            {"projects" in insights ? (
              <Link href={paths.projectInsights(key)} className="-my-2 inline-block py-2 text-blue">
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
          <Bar share={percentage ?? 0} className="bg-ok" />
          <b className="text-right">{percentage === null ? "–" : format.percent(percentage)}</b>
          <span className="text-right text-[0.9375rem] text-muted max-sm:col-span-3 max-sm:text-left">
            {t("updateCount", { count: updates })}
            {lateItems > 0 && (
              <span className="text-danger max-sm:ml-2 sm:block">{t("lateCount", { count: lateItems })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function People({ people }: { people: InsightPerson[] }) {
  const t = useTranslations("insights");
  return (
    <>
      <ul className="mt-1 divide-y divide-line">
        {people.map(({ userId, name, days, updates }) => (
          <li key={userId} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="font-strong wrap-anywhere">{name}</span>
            <span className="text-[0.9375rem] text-muted">{t("posted", { days, updates })}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.9375rem] text-muted">{people.length === 0 ? t("nobody") : t("noRanking")}</p>
    </>
  );
}
