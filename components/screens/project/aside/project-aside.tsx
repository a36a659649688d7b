import Calendar from "lucide-react/icons/calendar";
import { useTranslations } from "next-intl";
import type { ProjectPart } from "../project-dialog";
import { asideClasses } from "../project-layout";
import { Crew, Office } from "./people";
import { DaysLeft, useDue } from "@/components/project-model/days-left";
import { useCan } from "@/components/project-model/use-can";
import { useProgress } from "@/components/project-model/use-tasks";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Progress } from "@/components/ui/display/progress";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import type { ProgressView, ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/shared/utils";

/** The desktop's right column: how far the project is, when it is due, who works on it and who runs it. */
export function ProjectAside({ project, openDialog }: ProjectPart) {
  const t = useTranslations("project");
  const { data: progress, isError } = useProgress(project.id);
  return (
    <aside className={asideClasses}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 pr-8 pl-6">
        <section>
          <h2 className="title-section">{t("progress")}</h2>
          {progress && <ProgressFigures progress={progress} />}
          {!progress && !isError && <Skeleton className="mt-1 h-15" />}
        </section>
        <DueDate project={project} onChange={() => openDialog("due")} />
        <Crew project={project} onShowAll={() => openDialog("members")} />
        <Office office={project.office} />
      </div>
    </aside>
  );
}

/** The days left and the due date; managers can change it here. */
function DueDate({ project, onChange }: { project: ProjectDetailView; onChange: () => void }) {
  const t = useTranslations();
  const format = useFormat();
  const due = useDue(project);
  const mayChange = useCan("project:manage");
  return (
    <section>
      <h2 className="title-section">{t("projects.dueDate")}</h2>
      <div className="mt-0.5 flex min-h-11 items-center gap-2">
        <div className="min-w-0 flex-1 leading-snug">
          {due && (
            <p>
              <DaysLeft due={due} className="whitespace-nowrap" />
            </p>
          )}
          <p className={cn("flex items-center gap-1.5 text-sm text-muted", due && "pl-5.5")}>
            {!due && <Calendar aria-hidden className="size-4" />}
            {project.dueDate ? (
              <TimeText>{format.weekday(project.dueDate)}</TimeText>
            ) : (
              t("projects.noDueDate")
            )}
          </p>
        </div>
        {mayChange && (
          <Button variant="ghost" size="text" className="-mx-3 shrink-0 text-blue" onClick={onChange}>
            {t("project.changeDueDate")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The percentage, how many tasks and subtasks that is, and the bar. */
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
