"use client";

import Calendar from "lucide-react/icons/calendar";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { ReactNode } from "react";
import { DaysLeft, useDue } from "@/components/project-model/due";
import { useCan } from "@/components/project-model/use-can";
import { useProgress } from "@/components/project-model/use-tasks";
import { useWorkspace } from "@/components/project-model/workspace";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Avatar } from "@/components/ui/avatar";
import { Button, buttonVariants } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/lib/paths";
import type { ProgressView, ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/utils";
import { asideClasses } from "./project-layout";
import type { ProjectDialog } from "./use-project-dialogs";

/** People in the column; the dialog has them all. */
const SHOWN = 5;

interface ProjectAsideProps {
  project: ProjectDetailView;
  openDialog: (dialog: ProjectDialog) => void;
}

/** The desktop's right column: how far the project is, when it is due, who works on it and who runs it. */
export function ProjectAside({ project, openDialog }: ProjectAsideProps) {
  const t = useTranslations("project");
  const { data: progress, isError } = useProgress(project.id);
  return (
    <aside className={asideClasses}>
      <div className="grid gap-6 py-4 pr-8 pl-6">
        <section>
          <h2 className="title-section">{t("progress")}</h2>
          {progress && <ProgressFigures progress={progress} />}
          {!progress && !isError && <Skeleton className="mt-1 h-15" />}
        </section>
        <DueDate project={project} openDialog={openDialog} />
        <Crew project={project} openDialog={openDialog} />
        <Office project={project} />
      </div>
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

function DueDate({ project, openDialog }: ProjectAsideProps) {
  const t = useTranslations();
  const format = useFormat();
  const due = useDue(project);
  const mayChange = useCan("project:manage");
  return (
    <section>
      <Head title={t("projects.dueDate")}>
        {mayChange && (
          <Button
            variant="ghost"
            size="text"
            className={linkClasses}
            onClick={() => {
              openDialog("due");
            }}
          >
            {t("project.changeDueDate")}
          </Button>
        )}
      </Head>
      {due && (
        <p className="leading-snug">
          <DaysLeft due={due} />
        </p>
      )}
      <p className={cn("flex items-center gap-1.5 text-sm text-muted", due && "pl-5.5")}>
        {!due && <Calendar aria-hidden className="size-4" />}
        {project.dueDate ? <TimeText>{format.day(project.dueDate)}</TimeText> : t("projects.noDueDate")}
      </p>
    </section>
  );
}

/** Those who work on it; the office has its own list. */
function Crew({ project, openDialog }: ProjectAsideProps) {
  const t = useTranslations("project");
  const mayInvite = useCan("project:manage");
  const runs = new Set(project.office.map(({ userId }) => userId));
  const crew = project.members.filter(({ userId }) => !runs.has(userId));
  return (
    <section>
      <Head title={t("crew")} count={crew.length}>
        {mayInvite && (
          <Link
            href={paths.businesses({ project: project.id })}
            className={cn(buttonVariants({ variant: "ghost", size: "text" }), linkClasses)}
          >
            {t("invite")}
          </Link>
        )}
      </Head>
      {crew.length === 0 && <p className="text-[0.9375rem] text-muted">{t("nobodyYet")}</p>}
      <ul>
        {crew.slice(0, SHOWN).map(({ userId, user }) => (
          <Person key={userId} userId={userId} name={user.name} tone="worker" role={t("contributor")} />
        ))}
      </ul>
      <Button
        variant="ghost"
        size="text"
        className="-ml-3"
        onClick={() => {
          openDialog("members");
        }}
      >
        {t("allMembers", { count: project.members.length })}
      </Button>
    </section>
  );
}

function Office({ project: { office } }: { project: ProjectDetailView }) {
  const t = useTranslations("project");
  return (
    <section>
      <Head title={t("fromOffice")} />
      <ul>
        {office.map(({ userId, user, role }) => (
          <Person
            key={userId}
            userId={userId}
            name={user.name}
            tone={role === "owner" ? "owner" : "worker"}
            role={t(role)}
          />
        ))}
      </ul>
    </section>
  );
}

interface PersonProps {
  userId: string;
  name: string;
  tone: "owner" | "worker";
  role: string;
}

function Person({ userId, name, tone, role }: PersonProps) {
  const t = useTranslations("project");
  const isSelf = useWorkspace().viewer.id === userId;
  return (
    <li className="flex min-h-11.5 items-center gap-2.5">
      <Avatar name={name} tone={tone} className="size-8 text-xs" />
      <div className="min-w-0 leading-tight">
        <p className="truncate font-strong">
          {name}
          {isSelf && <span className="font-normal text-muted"> {t("you")}</span>}
        </p>
        <p className="text-sm text-muted">{role}</p>
      </div>
    </li>
  );
}

function Head({ title, count, children }: { title: string; count?: number; children?: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center gap-2">
      <h2 className="title-section">{title}</h2>
      {count !== undefined && <span className="text-sm text-muted">{count}</span>}
      <span className="-mr-3 ml-auto">{children}</span>
    </div>
  );
}

const linkClasses = "text-blue";
