"use client";

import { useTranslations } from "next-intl";
import { useFormat } from "@/components/providers/use-format";
import { Progress } from "@/components/ui/display/progress";
import type { ProgressView } from "@/lib/projects/view";

/** The percentage, how many tasks and subtasks that is, and the bar. */
export function ProgressFigures({ progress }: { progress: ProgressView }) {
  const t = useTranslations("project");
  const format = useFormat();
  const { completedTasks, totalTasks, completedSubtasks, totalSubtasks, progressPercentage } = progress;
  const items = { done: completedTasks + completedSubtasks, total: totalTasks + totalSubtasks };
  const parts = {
    doneTasks: completedTasks,
    tasks: totalTasks,
    doneSubtasks: completedSubtasks,
    subtasks: totalSubtasks,
  };
  return (
    <div aria-live="polite">
      <p className="flex flex-wrap items-baseline gap-x-2" title={t("parts", parts)}>
        <b className="text-[2rem] leading-tight font-extrabold tracking-[-0.02em]">
          {format.percent(progressPercentage)}
        </b>
        <span className="text-sm text-muted">{t("doneOf", items)}</span>
      </p>
      <Progress value={progressPercentage} label={t("progress")} className="mt-1.5" />
    </div>
  );
}
