import CalendarPlus from "lucide-react/icons/calendar-plus";
import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import { DaysLeft, useDue } from "@/components/project-model/days-left";
import { countMembers } from "@/components/project-model/people";
import { StatusBadge } from "@/components/project-model/status-badge";
import { useCan } from "@/components/project-model/use-can";
import { useProgress } from "@/components/project-model/use-tasks";
import { useFormat } from "@/components/providers/use-format";
import type { ProjectPart } from "@/components/screens/project/project-dialog";
import { factsClasses } from "@/components/screens/project/project-layout";
import { Progress } from "@/components/ui/display/progress";
import type { ProjectDetailView } from "@/lib/projects/view";

/** The header's second line on phones: due date, people, progress. */
export function PhoneFacts({ project, openDialog }: ProjectPart) {
  const t = useTranslations();
  const format = useFormat();
  const percentage = useProgress(project.id).data?.progressPercentage ?? project.progressPercentage;
  const count = countMembers(project);
  return (
    <div className={factsClasses}>
      <DueFact project={project} onEdit={() => openDialog("due")} />
      <button
        type="button"
        className="flex h-11 shrink-0 items-center gap-1.5 whitespace-nowrap hover:text-ink"
        onClick={() => openDialog("members")}
      >
        <Users aria-hidden className="size-4.5" />
        {count === 1 ? t("project.onlyYou") : t("projects.members", { count })}
      </button>
      <Progress value={percentage} label={t("project.progress")} className="min-w-6 flex-1" />
      <b className="-ml-1.5 text-ink">{format.percent(percentage)}</b>
    </div>
  );
}

/** The due date; for a project that is no longer active, its status. */
function DueFact({ project, onEdit }: { project: ProjectDetailView; onEdit: () => void }) {
  const t = useTranslations("project");
  const due = useDue(project);
  const mayEdit = useCan("project:manage");
  if (due) return <DaysLeft due={due} className="shrink-0 whitespace-nowrap [&_svg]:size-4.5" />;
  if (project.status !== "active") return <StatusBadge status={project.status} size="sm" />;
  if (!mayEdit) return null;
  return (
    <button
      type="button"
      className="flex h-11 min-w-0 items-center gap-1.5 font-strong text-blue hover:text-ink"
      onClick={onEdit}
    >
      <CalendarPlus aria-hidden className="size-4.5 shrink-0" />
      <span className="truncate">{t("addDueDate")}</span>
    </button>
  );
}
