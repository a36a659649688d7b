"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { NewProjectMenu } from "./new-project-menu";
import { ShortDescription } from "./short-description";
import type { JoinAction } from "@/components/join/join-action";
import { JoinProject } from "@/components/join/join-project";
import { leftOutOf, shownOf } from "@/components/project-model/first-projects";
import { useNewProject } from "@/components/project-model/use-new-project";
import { ProjectSummary } from "@/components/project-summary/project-summary";
import { summaryHeight, summaryList } from "@/components/project-summary/summary-size";
import { SummarySkeleton } from "@/components/project-summary/summary-skeleton";
import { type LeftOut, useProjects } from "@/components/providers/all-projects";
import { useInBrowser } from "@/components/providers/use-store";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { translatableProject } from "@/components/translation/translatable";
import { useShown } from "@/components/translation/use-translated";
import { EmptyBox } from "@/components/ui/display/empty-box";
import { Link } from "@/components/ui/text/link";
import { storedText, storeText } from "@/lib/browser/stored";
import type { ProjectView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { PRICING } from "@/lib/shared/product";

const WIDTH = "min-w-0 grow basis-[9rem] px-3 lg:min-h-11 lg:basis-auto lg:px-5 lg:whitespace-nowrap";

/**
 * New Project and Join Project; readers without a business have New Project below their projects instead. Hidden without projects:
 * the empty list shows both.
 */
export function DashboardActions({ join }: { join: JoinAction }) {
  const { data: projects } = useProjects();
  const { loading, hasBusiness } = useNewProject();
  if (projects?.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      <JoinProject join={join} className={WIDTH} />
      {(loading || hasBusiness) && <NewProjectMenu className={`${WIDTH} max-lg:order-first`} />}
    </div>
  );
}

interface DashboardProjectsProps {
  userId: string;
  join: JoinAction;
  /** Whether businesses pay, after a trial. */
  isBilled: boolean;
}

/** The reader's projects by newest activity, and how many older and archived ones it leaves out. */
export function DashboardProjects(props: DashboardProjectsProps) {
  const t = useTranslations("projects");
  const { loading, hasBusiness } = useNewProject();
  const query = useProjects();
  const { data: projects, leftOut } = query;
  if (query.error && !projects) return <LoadFailure of={query} title={t("fetchFailed")} />;
  if (!projects) return <SummarySkeleton height={summaryHeight} rows={3} />;
  if (projects.length === 0) return <NoProjects {...props} />;
  return (
    <>
      <ul className={summaryList}>
        {shownOf(projects).map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      <LeftOutLink {...(leftOut ?? leftOutOf(projects))} />
      {!loading && !hasBusiness && <OwnJobs />}
    </>
  );
}

const nameOf = (userId: string) => `starts-as:${userId}`;

/**
 * The dashboard without projects: asks once whether the reader runs jobs or works on them. The button for their answer is primary
 * from then on; having a business counts as the answer.
 */
function NoProjects({ userId, join, isBilled }: DashboardProjectsProps) {
  const t = useTranslations("dashboard");
  const { hasBusiness } = useNewProject();
  const answer = useStartsAs(userId);
  const ownerHint = isBilled && !hasBusiness ? t("asOwnerHint", { days: PRICING.trialDays }) : null;
  const startsAs = hasBusiness ? "owner" : answer;
  return (
    <EmptyBox title={t("emptyTitle")} body={t("emptyBody")}>
      {startsAs === null && <p className="font-bold">{t("ownerOrCrew")}</p>}
      <ul className="mx-auto mt-4 grid max-w-2xl gap-3 text-left sm:grid-cols-2">
        <Way title={t("asOwner")} hint={ownerHint}>
          <NewProjectMenu
            variant={startsAs === "owner" ? "primary" : "soft"}
            className="w-full"
            onPress={() => rememberStartsAs(userId, "owner")}
          />
        </Way>
        <Way title={t("asCrew")} hint={t("asCrewHint")}>
          <JoinProject
            join={join}
            variant={startsAs === "crew" ? "primary" : "soft"}
            className="w-full"
            onPress={() => rememberStartsAs(userId, "crew")}
          />
        </Way>
      </ul>
    </EmptyBox>
  );
}

function Way({ title, hint, children }: { title: string; hint: string | null; children: ReactNode }) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-4">
      <p className="font-bold">{title}</p>
      {hint && <p className="mt-0.5 text-[0.9375rem] text-muted">{hint}</p>}
      <div className="mt-auto pt-3.5">{children}</div>
    </li>
  );
}

/** How a newcomer says they came: to run jobs, or to work on them. */
type StartsAs = "owner" | "crew";

/** The reader's answer in this browser; null before they have answered, and on the server. */
function useStartsAs(userId: string): StartsAs | null {
  const answer = useInBrowser(() => storedText(nameOf(userId)), null);
  return answer === "owner" || answer === "crew" ? answer : null;
}

/** Stores the answer in this browser, so that the question is asked only once; where storage is blocked, it is asked again. */
function rememberStartsAs(userId: string, answer: StartsAs): void {
  storeText(nameOf(userId), answer);
}

/** Links to the projects that the dashboard leaves out, with their numbers. */
function LeftOutLink({ older, archived }: LeftOut) {
  const t = useTranslations("dashboard");
  if (older + archived === 0) return null;
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
