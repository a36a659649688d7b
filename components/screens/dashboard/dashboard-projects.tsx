"use client";

import { useTranslations } from "next-intl";
import type { JoinAction } from "@/components/join/join-action";
import { JoinProject } from "@/components/join/join-project";
import { useProjects } from "@/components/project-model/use-projects";
import { LoadFailure } from "@/components/shell/load-failure";
import type { ProjectView } from "@/lib/projects/view";
import { cardGrid, DashboardSkeleton } from "./dashboard-skeleton";
import { NewProjectMenu } from "./new-project-menu";
import { ProjectCard } from "./project-card";

/** Cards that the dashboard shows; /projects has them all. */
const SHOWN = 12;

/** The reader's projects as cards, active ones first. */
export function DashboardProjects({ join }: { join: JoinAction }) {
  const { data: projects, isError, error, refetch } = useProjects();
  if (isError && !projects) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!projects) return <DashboardSkeleton />;
  if (projects.length === 0) return <NoProjects join={join} />;
  return (
    <ul className={cardGrid}>
      {activeFirst(projects).map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  );
}

function NoProjects({ join }: { join: JoinAction }) {
  const t = useTranslations("dashboard");
  return (
    <div className="rounded-card border border-dashed border-edge px-5 py-9 text-center">
      <p className="title-section">{t("emptyTitle")}</p>
      <p className="mx-auto mt-1.5 max-w-[44ch] text-muted">{t("emptyBody")}</p>
      <div className="mx-auto mt-5 flex max-w-md flex-wrap justify-center gap-2.5">
        <NewProjectMenu />
        <JoinProject join={join} />
      </div>
    </div>
  );
}

function activeFirst(projects: ProjectView[]): ProjectView[] {
  const rest = projects.filter(({ status }) => status !== "active");
  return [...projects.filter(({ status }) => status === "active"), ...rest].slice(0, SHOWN);
}
