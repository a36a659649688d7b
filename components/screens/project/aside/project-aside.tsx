import { Calendar } from "lucide-react";
import { useTranslations } from "next-intl";
import { DaysLeft, useDue } from "@/components/project-model/days-left";
import { countMembers } from "@/components/project-model/people";
import { useCan } from "@/components/project-model/use-can";
import { useProgress } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { useWorkOf } from "@/components/screens/project/members/use-work-of";
import type { ProjectPart } from "@/components/screens/project/project-dialog";
import { asideClasses } from "@/components/screens/project/project-layout";
import { Avatar } from "@/components/ui/display/avatar";
import { Progress } from "@/components/ui/display/progress";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Button } from "@/components/ui/input/button";
import { ButtonLink } from "@/components/ui/text/button-link";
import type { MemberView, ProgressView, ProjectDetailView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
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

/** People shown; the dialog lists them all. */
const SHOWN = 5;

/** The members who do not run the project, with their tasks. */
function Crew({ project, onShowAll }: { project: ProjectDetailView; onShowAll: () => void }) {
  const t = useTranslations("project");
  const mayInvite = useCan("project:manage");
  const runs = new Set(project.office.map(({ userId }) => userId));
  const crew = project.members.filter(({ userId }) => !runs.has(userId));
  return (
    <section>
      <div className="flex min-h-10 items-center gap-2">
        <h2 className="title-section">{t("crew")}</h2>
        <span className="text-sm text-muted">{crew.length}</span>
        {mayInvite && (
          <ButtonLink
            href={paths.businesses({ project: project.id })}
            variant="ghost"
            size="text"
            className="-mr-3 ml-auto text-blue"
          >
            {t("invite")}
          </ButtonLink>
        )}
      </div>
      {crew.length === 0 && <p className="text-[0.9375rem] text-muted">{t("nobodyYet")}</p>}
      <ul>
        {crew.slice(0, SHOWN).map((member) => (
          <CrewMember key={member.userId} member={member} />
        ))}
      </ul>
      <Button variant="ghost" size="text" className="-ml-3" onClick={onShowAll}>
        {t("allMembers", { count: countMembers(project) })}
      </Button>
    </section>
  );
}

function CrewMember({ member }: { member: MemberView }) {
  const { userId, user } = member;
  return <Person userId={userId} name={user.name} userRole="worker" second={useWorkOf(member)} />;
}

/** The owner and the admins. */
function Office({ office }: Pick<ProjectDetailView, "office">) {
  const t = useTranslations("project");
  return (
    <section>
      <h2 className="flex min-h-10 items-center title-section">{t("fromOffice")}</h2>
      <ul>
        {office.map(({ userId, user, role }) => (
          <Person key={userId} userId={userId} name={user.name} userRole={role} second={t(role)} />
        ))}
      </ul>
    </section>
  );
}

interface PersonProps {
  userId: string;
  name: string;
  userRole: string;
  /** The line below the name. */
  second: string;
}

function Person({ userId, name, userRole, second }: PersonProps) {
  const t = useTranslations("project");
  const isSelf = useWorkspace().viewer.id === userId;
  return (
    <li className="flex min-h-11.5 items-center gap-2.5 py-0.5">
      <Avatar name={name} userRole={userRole} className="size-8 text-xs" />
      <div className="min-w-0 leading-tight">
        <p className="truncate font-strong">
          {name}
          {isSelf && <span className="font-normal text-muted"> {t("you")}</span>}
        </p>
        <p className="line-clamp-2 text-sm text-muted">{second}</p>
      </div>
    </li>
  );
}
