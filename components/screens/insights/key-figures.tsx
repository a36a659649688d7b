import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { minutesOf, type ShownInsights } from "./use-parts";
import { useFormat } from "@/components/providers/use-format";
import { daysFrom } from "@/lib/i18n/days";
import type { ProjectInsightsView } from "@/lib/insights/view";

interface KeyFigure {
  label: string;
  value: string;
  /** What it means. */
  hint: string;
  tone?: "ok" | "danger";
}

const TONES = { ok: "text-ok", danger: "text-danger" };

/** Four figures with what they mean in words, two by two on phones. */
export function KeyFigures({ insights }: { insights: ShownInsights }) {
  const t = useTranslations("insights");
  const figures = useKeyFigures(insights);
  return (
    <dl aria-label={t("figures")} className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:grid-cols-4">
      {figures.map(({ label, value, hint, tone }) => (
        <div key={label} className="min-w-0 rounded-card border border-line bg-surface px-4 py-3.5">
          <dt className="text-[0.9375rem] text-muted">{label}</dt>
          <dd className="text-[1.75rem] leading-tight font-extrabold tracking-[-0.02em] wrap-anywhere">
            {value}
          </dd>
          <dd className={clsx("mt-0.5 text-[0.9375rem] wrap-anywhere", tone ? TONES[tone] : "text-muted")}>
            {hint}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useKeyFigures(insights: ShownInsights): KeyFigure[] {
  const t = useTranslations("insights");
  const format = useFormat();
  const { completedItems: done, totalItems: total, days, updates, spoken, latest } = insights;
  const second = useSecondFigure(insights);
  const change = `${insights.change < 0 ? "−" : "+"}${format.number(Math.abs(insights.change))}`;
  return [
    {
      label: t("progress"),
      value: format.percent(insights.percentage),
      hint: total === 0 ? t("nothingToDo") : t("change", { change, days: days.length, done, total }),
    },
    second,
    {
      label: t("updates"),
      value: format.number(updates),
      hint: t("spokenOf", { spoken, minutes: minutesOf(insights.spokenMs) }),
    },
    {
      label: t("late"),
      value: format.number(insights.lateItems),
      hint: latest ? t("itemDays", { name: latest.name, days: latest.days }) : t("nothingLate"),
      tone: latest ? "danger" : "ok",
    },
  ];
}

/** A project's due date, or how many projects a business has. */
function useSecondFigure(insights: ShownInsights): KeyFigure {
  const t = useTranslations("insights");
  const format = useFormat();
  const ofProject = useDueFigure();
  if ("project" in insights) return ofProject(insights);
  const active = insights.projects.filter(({ status }) => status === "active");
  const late = active.filter(({ dueDate }) => dueDate !== null && dueDate < insights.to).length;
  return {
    label: t("projects"),
    value: format.number(insights.projects.length),
    hint: t("pastDue", { count: late }),
    ...(late > 0 && { tone: "danger" }),
  };
}

function useDueFigure(): (insights: ProjectInsightsView) => KeyFigure {
  const t = useTranslations("insights");
  const format = useFormat();
  return ({ project: { status, dueDate }, expectedDay, completedItems, totalItems, to }) => {
    const isDone = totalItems > 0 && completedItems === totalItems;
    const words = expectedDay ? t("atThisPace", { day: format.day(expectedDay) }) : t("noPace");
    const hint = isDone ? t("allDone") : words;
    if (status !== "active") return { label: t("status"), value: t(status), hint: isDone ? hint : "" };
    if (dueDate === null) return { label: t("dueDate"), value: t("noDueDate"), hint };
    const left = daysFrom(to, dueDate);
    if (left < 0) {
      const label = t("wasDue", { day: format.day(dueDate) });
      return { label, value: t("daysLate", { days: -left }), hint, tone: "danger" };
    }
    const label = t("until", { day: format.day(dueDate) });
    const tone = expectedDay === null ? undefined : expectedDay <= dueDate ? "ok" : "danger";
    return { label, value: t("daysLeft", { days: left }), hint, ...(tone && { tone }) };
  };
}
