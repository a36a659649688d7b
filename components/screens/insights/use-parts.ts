import { useTranslations } from "next-intl";
import type { Tabulated } from "@/components/charts/figure-table";
import { useFormat } from "@/components/providers/use-format";
import { AGES } from "@/lib/insights/limits";
import type { BusinessInsightsView, Insights, ProjectInsightsView } from "@/lib/insights/view";

export type ShownInsights = ProjectInsightsView | BusinessInsightsView;

/** What a card of the page shows, as a table and for the download, which may have another name of a row. */
export interface Part extends Tabulated {
  rows: (Tabulated["rows"][number] & { raw?: string })[];
}

/** The parts of the page in their order. */
export function useParts(insights: ShownInsights) {
  const t = useTranslations("insights");
  const format = useFormat();
  const number = (label: string) => ({ label, show: format.number });
  const percent = { label: t("done"), show: format.percent };
  const days = (cellsOf: (day: Insights["days"][number]) => (number | null)[]) =>
    insights.days.map((day) => ({
      key: day.day,
      label: format.weekday(day.day),
      raw: day.day,
      cells: cellsOf(day),
    }));
  const ages = ageLabels(t);
  return {
    progress: {
      title: t("progress"),
      head: t("day"),
      columns: [percent],
      rows: days(({ percentage }) => [percentage]),
    },
    updates: {
      title: t("updatesADay"),
      head: t("day"),
      columns: [number(t("spoken")), number(t("typed")), number(t("minutes"))],
      rows: days(({ spoken, typed, spokenMs }) => [spoken, typed, minutesOf(spokenMs)]),
    },
    ages: {
      title: t("byAge"),
      head: t("age"),
      columns: [number(t("open"))],
      rows: insights.ages.map((count, at) => {
        const label = ages[at] ?? "";
        return { key: label, label, cells: [count] };
      }),
    },
    places: {
      title: t("projects" in insights ? "byProject" : "byPlace"),
      head: t("projects" in insights ? "project" : "place"),
      columns: [percent, number(t("open")), number(t("late")), number(t("updates"))],
      rows: placesOf(insights, t("noPlace")).map(
        ({ key, name, percentage, openItems, lateItems, updates }) => ({
          key,
          label: name,
          cells: [percentage, openItems, lateItems, updates],
        }),
      ),
    },
    people: insights.people && {
      title: t("byPerson"),
      head: t("person"),
      columns: [number(t("daysPosted")), number(t("updates")), number(t("spoken"))],
      rows: insights.people.map(({ userId, name, days: on, updates, spoken }) => ({
        key: userId,
        label: name,
        cells: [on, updates, spoken],
      })),
    },
  } satisfies Record<string, Part | null>;
}

/** The folders, or a business's projects. */
export function placesOf(insights: ShownInsights, unassigned: string) {
  if ("projects" in insights) return insights.projects.map((one) => ({ ...one, key: one.projectId }));
  return insights.places.map((one) => ({
    ...one,
    key: one.taskId ?? "unassigned",
    name: one.name ?? unassigned,
  }));
}

/** Whole minutes. */
export function minutesOf(ms: number): number {
  return Math.round(ms / 60_000);
}

function ageLabels(t: ReturnType<typeof useTranslations<"insights">>): string[] {
  const groups = AGES.map((days, at) => {
    const before = AGES[at - 1];
    return before === undefined ? t("upTo", { days }) : t("between", { from: before + 1, to: days });
  });
  return [...groups, t("older")];
}
