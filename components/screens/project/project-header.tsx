"use client";

import Users from "lucide-react/icons/users";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/project-model/status-badge";
import { useProgress } from "@/components/project-model/use-tasks";
import { useFormat } from "@/components/providers/use-format";
import { BackLink } from "@/components/shell/back-link";
import { LongText } from "@/components/ui/long-text";
import { Progress } from "@/components/ui/progress";
import type { ProjectDetailView } from "@/lib/projects/view";
import { ProjectMenu } from "./project-menu";

interface ProjectHeaderProps {
  project: ProjectDetailView;
  onMembers: () => void;
  onEdit: () => void;
  /** The main action on desktops; on phones it is in the dock. */
  action: ReactNode;
}

export function ProjectHeader({ project, onMembers, onEdit, action }: ProjectHeaderProps) {
  const t = useTranslations("project");
  return (
    <header>
      <div className="flex items-center justify-between">
        <BackLink label={t("dashboard")} />
        <ProjectMenu project={project} onMembers={onMembers} onEdit={onEdit} className="-mr-3 lg:hidden" />
      </div>
      <div className="lg:flex lg:items-end lg:justify-between lg:gap-6">
        <div className="min-w-0">
          <h1 className="title-page">{project.name}</h1>
          <LongText text={project.description ?? t("noDescription")} className="mt-1 text-muted lg:mt-1.5" />
        </div>
        <div className="hidden shrink-0 items-center gap-3.5 lg:flex">
          <StatusBadge status={project.status} className="h-11 rounded-button px-3.5" />
          {action}
          <ProjectMenu
            project={project}
            onMembers={onMembers}
            onEdit={onEdit}
            className="size-11 border border-line bg-surface"
          />
        </div>
      </div>
      <PhoneFacts project={project} onMembers={onMembers} />
    </header>
  );
}

function PhoneFacts({ project, onMembers }: Pick<ProjectHeaderProps, "project" | "onMembers">) {
  const t = useTranslations();
  const format = useFormat();
  const percentage = useProgress(project.id).data?.progressPercentage ?? project.progressPercentage;
  return (
    <div className="lg:hidden">
      <div className="my-2.5 flex flex-wrap items-center gap-2">
        <StatusBadge status={project.status} />
        <button
          type="button"
          className="relative inline-flex h-7 items-center gap-1.5 rounded-chip bg-sunk px-2.5 text-sm font-strong text-muted after:absolute after:-inset-x-1 after:-inset-y-2.5"
          onClick={onMembers}
        >
          <Users aria-hidden className="size-4" />
          {t("projects.members", { count: project.members.length })}
        </button>
        <span className="flex-1" />
        <b className="text-sm">{format.percent(percentage)}</b>
      </div>
      <Progress value={percentage} label={t("project.progress")} />
    </div>
  );
}
