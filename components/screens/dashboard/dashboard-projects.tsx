"use client";

import { useTranslations } from "next-intl";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { NewProjectMenu } from "./new-project-menu";
import { NoProjects } from "./no-projects";
import { ShortDescription } from "./short-description";
import type { JoinAction } from "@/components/join/join-action";
import { onDashboard } from "@/components/project-model/sort-projects";
import { useNewProject } from "@/components/project-model/use-new-project";
import { ProjectSummary } from "@/components/project-summary/project-summary";
import { summaryList } from "@/components/project-summary/summary-size";
import { useProjects } from "@/components/providers/use-projects";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { translatableProject } from "@/components/translation/translatable";
import { useShown } from "@/components/translation/use-translated";
import { Link } from "@/components/ui/text/link";
import type { ProjectView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";

/** Cards that the dashboard shows; /projects has them all. */
const SHOWN = 12;

/** The reader's projects by newest activity, and how many older and archived ones it leaves out. */
export function DashboardProjects({ userId, join }: { userId: string; join: JoinAction }) {
  const t = useTranslations("projects");
  const { loading, hasBusiness } = useNewProject();
  const { data: projects, isError, error, refetch } = useProjects();
  if (isError && !projects)
    return <LoadFailure title={t("fetchFailed")} error={error} retry={() => void refetch()} />;
  if (!projects) return <DashboardSkeleton />;
  if (projects.length === 0) return <NoProjects userId={userId} join={join} />;
  const current = onDashboard(projects);
  const [older, archived] = [Math.max(0, current.length - SHOWN), projects.length - current.length];
  return (
    <>
      <ul className={summaryList}>
        {current.slice(0, SHOWN).map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      {older + archived > 0 && <LeftOut older={older} archived={archived} />}
      {!loading && !hasBusiness && <OwnJobs />}
    </>
  );
}

/** Links to the projects that the dashboard leaves out, with their numbers. */
function LeftOut({ older, archived }: { older: number; archived: number }) {
  const t = useTranslations("dashboard");
  const text = [older > 0 && t("older", { count: older }), archived > 0 && t("archived", { count: archived })]
    .filter((part) => part !== false)
    .join(" · ");
  return (
    <Link
      href={paths.projects()}
      className="mt-2 flex min-h-12 items-center font-strong text-blue hover:text-ink"
    >
      {text}
    </Link>
  );
}

/** For people who only work on other people's projects. */
function OwnJobs() {
  const t = useTranslations("dashboard");
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
      {t("ownJobs")}
      <NewProjectMenu variant="secondary" />
    </p>
  );
}

/** A project on the dashboard, with the first words of its description. */
function ProjectCard({ project }: { project: ProjectView }) {
  const { text, lang } = useShown()(translatableProject(project));
  return (
    <ProjectSummary project={project} as="h3" linked>
      {text && <ShortDescription text={text} lang={lang} />}
    </ProjectSummary>
  );
}
