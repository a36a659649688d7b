"use client";

import { useTranslations } from "next-intl";
import type { JoinAction } from "@/components/join/join-action";
import { onDashboard } from "@/components/project-model/sort-projects";
import { summaryList } from "@/components/project-summary/summary-size";
import { useProjects } from "@/components/project-model/use-projects";
import { LoadFailure } from "@/components/shell/load-failure";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { NewOrJoin } from "./new-or-join";
import { ProjectCard } from "./project-card";

/** Cards that the dashboard shows; /projects has them all. */
const SHOWN = 12;

/** The reader's projects by newest activity, without archived ones. */
export function DashboardProjects({ join }: { join: JoinAction }) {
  const t = useTranslations("projects");
  const { data: projects, isError, error, refetch } = useProjects();
  if (isError && !projects)
    return <LoadFailure title={t("fetchFailed")} error={error} retry={() => void refetch()} />;
  if (!projects) return <DashboardSkeleton />;
  if (projects.length === 0) return <NoProjects join={join} />;
  const shown = onDashboard(projects).slice(0, SHOWN);
  if (shown.length === 0) return <AllArchived />;
  return (
    <ul className={summaryList}>
      {shown.map((project) => (
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
        <NewOrJoin join={join} />
      </div>
    </div>
  );
}

function AllArchived() {
  const t = useTranslations("dashboard");
  return (
    <p className="rounded-card border border-dashed border-edge px-5 py-9 text-center text-muted">
      {t("allArchived")}
    </p>
  );
}
