"use client";

import { useTranslations } from "next-intl";
import { useProgress } from "@/components/project-model/use-tasks";
import { useFormat } from "@/components/providers/use-format";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import type { MemberView, ProgressView, ProjectDetailView } from "@/lib/projects/view";

/** People in the column; the dialog has them all. */
const SHOWN = 5;

/** The desktop's right column: the progress, and who is on site. */
export function ProjectAside({ project, onMembers }: { project: ProjectDetailView; onMembers: () => void }) {
  const t = useTranslations("project");
  const { data: progress, isError } = useProgress(project.id);
  const onSite = project.members.filter(({ role }) => role === "worker");
  return (
    <aside className="hidden lg:block">
      <h2 className="title-section">{t("progress")}</h2>
      {progress && <ProgressFigures progress={progress} />}
      {!progress && !isError && <Skeleton className="mt-3 h-24" />}
      <h2 className="mt-8 title-section">{t("crew")}</h2>
      {onSite.length === 0 && <p className="mt-2 text-[0.9375rem] text-muted">{t("nobodyYet")}</p>}
      <ul className="mt-1.5">
        {onSite.slice(0, SHOWN).map((member) => (
          <Person key={member.userId} member={member} />
        ))}
      </ul>
      <Button variant="ghost" size="text" className="-ml-3" onClick={onMembers}>
        {t("allMembers", { count: project.members.length })}
      </Button>
    </aside>
  );
}

function ProgressFigures({ progress }: { progress: ProgressView }) {
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
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <b className="text-[2.5rem] leading-tight font-extrabold tracking-[-0.03em]">
          {format.percent(progressPercentage)}
        </b>
        <span className="text-muted">{t("items", items)}</span>
      </p>
      <Progress value={progressPercentage} label={t("progress")} className="mt-1.5" />
      <p className="mt-2 text-[0.9375rem] text-muted">{t("parts", parts)}</p>
    </div>
  );
}

function Person({ member }: { member: MemberView }) {
  const t = useTranslations("project");
  return (
    <li className="flex min-h-12 items-center gap-2.5">
      <Avatar name={member.user.name} />
      <div className="min-w-0 leading-tight">
        <p className="truncate font-strong">{member.user.name}</p>
        <p className="text-sm text-muted">{member.isBusinessAdmin ? t("admin") : t("contributor")}</p>
      </div>
    </li>
  );
}
