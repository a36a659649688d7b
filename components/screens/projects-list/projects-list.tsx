"use client";

import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useState, type ReactNode } from "react";
import { applyFilter, filterFrom, type ProjectFilter, queryOf, STATUS_TABS } from "./project-filter";
import { SearchField } from "@/components/form/search-field";
import type { JoinAction } from "@/components/join/join-action";
import { JoinProject } from "@/components/join/join-project";
import { shownOf } from "@/components/project-model/first-projects";
import { inProjectsList } from "@/components/project-model/sort-projects";
import { useNewProject } from "@/components/project-model/use-new-project";
import { describedHeight, summaryList } from "@/components/project-summary/summary-size";
import { SummarySkeleton } from "@/components/project-summary/summary-skeleton";
import { useProjects } from "@/components/providers/all-projects";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Button } from "@/components/ui/input/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/input/tabs";
import { ButtonLink } from "@/components/ui/text/button-link";
import { EmptyBox } from "@/components/ui/display/empty-box";
import type { ProjectView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { trimmed } from "@/lib/shared/trimmed";
import { MessageSquareText, Users } from "lucide-react";
import { ProjectSummary } from "@/components/project-summary/project-summary";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { translatableProject } from "@/components/translation/translatable";
import { useShown } from "@/components/translation/use-translated";
import { Link } from "@/components/ui/text/link";

/** All projects by newest activity and status, searched in the browser; tab and search are kept in the address. */
export function ProjectsList({ join }: { join: JoinAction }) {
  const t = useTranslations("projects");
  const { filter, setTab, setSearch, setEarlySearch } = useProjectFilter();
  const words = {
    all: t("tabAll"),
    active: t("tabActive"),
    completed: t("tabCompleted"),
    archived: t("tabArchived"),
  };
  return (
    <Tabs
      value={filter.tab}
      onValueChange={(value) => setTab(STATUS_TABS.find((tab) => tab === value) ?? "all")}
    >
      <div className="flex flex-col-reverse gap-2.5 lg:flex-row lg:items-center lg:justify-between">
        <TabsList aria-label={t("tabs")}>
          {STATUS_TABS.map((tab) => (
            <TabsTrigger key={tab} value={tab} className="max-sm:px-2 lg:min-h-10 lg:px-4">
              {words[tab]}
            </TabsTrigger>
          ))}
        </TabsList>
        <SearchField
          label={t("search")}
          value={filter.search}
          onValue={setSearch}
          onEarly={setEarlySearch}
          className="lg:w-80"
        />
      </div>
      <TabsContent value={filter.tab} tabIndex={-1} className="mt-3 lg:mt-3.5">
        <Found join={join} filter={filter} onClear={() => setSearch("")} />
      </TabsContent>
    </Tabs>
  );
}

/** The list's filter, kept in the address: choosing a tab adds to the browser's history, typing does not. */
function useProjectFilter() {
  const filter = filterFrom(useSearchParams());
  const [typed, setTyped] = useState(filter.search);
  const current: ProjectFilter = { tab: filter.tab, search: typed };
  return {
    filter: current,
    setTab: (tab: ProjectFilter["tab"]) => {
      const query = queryOf({ ...current, tab });
      // A press fires on pointer and on focus: add only one history entry.
      if (location.search !== query) history.pushState(null, "", paths.projects() + query);
    },
    /** Leaves the address alone, since Next does not know it yet while it hydrates. */
    setEarlySearch: setTyped,
    setSearch: (search: string) => {
      setTyped(search);
      history.replaceState(null, "", paths.projects() + queryOf({ ...current, search }));
    },
  };
}

function Found({ join, filter, onClear }: { join: JoinAction; filter: ProjectFilter; onClear: () => void }) {
  const t = useTranslations("projects");
  const query = useProjects();
  const { data: projects, leftOut } = query;
  if (!projects || leftOut) {
    const rest = query.error ? (
      <LoadFailure of={query} title={t("fetchFailed")} />
    ) : (
      <SummarySkeleton height={describedHeight} rows={6} />
    );
    // Of what is filtered, only all of them say what is first.
    return projects && queryOf(filter) === "" ? <Cards projects={shownOf(projects)}>{rest}</Cards> : rest;
  }
  const { ofTab, found } = applyFilter(projects, filter);
  if (projects.length === 0) return <NoProjects join={join} />;
  if (found.length === 0 && trimmed(filter.search)) {
    return (
      <EmptyBox role="status" title={t("noneFound", { search: trimmed(filter.search) })}>
        <Button variant="secondary" onClick={onClear}>
          {t("clearSearch")}
        </Button>
      </EmptyBox>
    );
  }
  if (found.length === 0) return <EmptyBox role="status" title={t("noneHere")} />;
  const [counts, search] = [{ shown: found.length, total: ofTab.length }, trimmed(filter.search)];
  return (
    <Cards projects={inProjectsList(found)}>
      <p role="status" className="mt-2.5 text-sm wrap-anywhere text-muted lg:mt-3">
        {search ? t("showingFor", { ...counts, search }) : t("showing", counts)}
      </p>
    </Cards>
  );
}

/** Rows, and what is below them. */
function Cards({ projects, children }: { projects: ProjectView[]; children: ReactNode }) {
  return (
    <div className={summaryList}>
      <ul className={summaryList}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectListCard project={project} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** Without a business, people come to work on somebody's project: they join it first of all. */
function NoProjects({ join }: { join: JoinAction }) {
  const t = useTranslations("projects");
  const { hasBusiness } = useNewProject();
  return (
    <EmptyBox role="status" title={t("emptyTitle")} body={t(hasBusiness ? "emptyBody" : "emptyCrew")}>
      <div className="flex flex-wrap justify-center gap-x-3 gap-y-1">
        {!hasBusiness && <JoinProject join={join} variant="soft" />}
        <ButtonLink href={paths.newProject()} variant={hasBusiness ? "secondary" : "link"}>
          {t("createFirst")}
        </ButtonLink>
      </div>
    </EmptyBox>
  );
}

/** A project in the projects list: its facts, its description and a link. */
function ProjectListCard({ project }: { project: ProjectView }) {
  const t = useTranslations("projects");
  const { text, lang } = useShown()(translatableProject(project));
  return (
    <ProjectSummary project={project} as="h2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 lg:flex-nowrap">
        <Facts project={project} />
        <p
          {...(text && { lang })}
          className="line-clamp-2 w-full min-w-0 wrap-anywhere max-lg:order-first lg:flex-1"
        >
          {text || t("noDescription")}
        </p>
        <Link
          href={paths.project(project.id)}
          aria-label={t("viewNamed", { name: project.name })}
          className="shrink-0 font-strong text-blue after:absolute after:inset-0 after:rounded-card max-lg:ml-auto"
        >
          {t("view")}
        </Link>
      </div>
    </ProjectSummary>
  );
}

function Facts({ project }: { project: ProjectView }) {
  const t = useTranslations();
  const format = useFormat();
  return (
    <ul className="flex min-w-0 gap-x-3 max-lg:flex-wrap lg:shrink-0">
      {project.status === "active" && <li className="max-lg:sr-only">{t("project.active")}</li>}
      <Count icon={<Users aria-hidden />} count={project.memberCount}>
        {t("projects.members", { count: project.memberCount })}
      </Count>
      {project.updateCount > 0 && (
        <Count icon={<MessageSquareText aria-hidden />} count={project.updateCount}>
          {t("projects.updates", { count: project.updateCount })}
        </Count>
      )}
      <li>
        <TimeText>{t("projects.created", { date: format.shortDate(project.createdAt) })}</TimeText>
      </li>
    </ul>
  );
}

/** In words on desktops, a number beside an icon on phones. */
function Count({ icon, count, children }: { icon: ReactNode; count: number; children: ReactNode }) {
  const format = useFormat();
  return (
    <li className="flex items-center gap-1 [&_svg]:size-3.5 lg:[&_svg]:hidden">
      {icon}
      <span className="max-lg:sr-only">{children}</span>
      <span aria-hidden className="lg:hidden">
        {format.number(count)}
      </span>
    </li>
  );
}
