import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { memo, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { NotOpened } from "./folder-header";
import { AllFolder, UnassignedFolder } from "./no-task-folders";
import { NewTaskButton } from "./new-task-button";
import type { TaskFiltering } from "./task-filter";
import { TaskFolder } from "./task-folder";
import { isDesktop, NO_FOLDER, usePressedFolder } from "./use-folder";
import { useSignal } from "@/components/outbox/use-outbox";
import { FILTER_FROM, namesOf } from "@/components/project-model/filter-tasks";
import { placementKey } from "@/components/project-model/placement";
import { useCan } from "@/components/project-model/use-can";
import { useTasks } from "@/components/project-model/use-tasks";
import { WorkspaceContext } from "@/components/project-model/workspace";
import { useStore } from "@/components/providers/use-store";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { usePreload } from "@/components/shell/on-demand/on-demand";
import { useKeepFocus } from "@/components/tasks/use-keep-focus";
import { Skeleton } from "@/components/ui/display/skeleton";
import { fetchWhileIdle } from "@/lib/browser/page/while-idle";
import { lastHeard, subscribeToHeard } from "@/lib/browser/page/last-heard";
import { queryKeys } from "@/lib/shared/query-keys";
import { cn } from "@/lib/shared/utils";
import type { TaskView } from "@/lib/tasks/view";
import { ALL_FOLDER, UNASSIGNED_FOLDER } from "@/lib/updates/limits";

// Rendered on the server where there are many tasks; only they load it.
const TaskFilter = dynamic(() => import("./task-filter").then((module) => module.TaskFilter), {
  loading: () => <div className="mt-2 mb-1.5 hidden h-10 shrink-0 lg:block" />,
});

interface FolderListProps {
  folder: string;
  openDialog: (dialog: "task") => void;
}

/**
 * The folders, with the open one's updates in place on phones and beside the list on desktops, where both scroll. The DOM is the
 * same for both: on desktops the panel is positioned relative to the section, so that the list around it neither clips nor
 * scrolls it.
 */
export const FolderList = memo(function FolderList({ folder, openDialog }: FolderListProps) {
  const t = useTranslations("tasks");
  const { shown, drawn, press, list, workspace } = usePressedFolder(folder);
  const query = useTasks(workspace.project.id);
  const tasks = query.data;
  const mayCreate = useCan("task:create");
  const [owner] = workspace.project.office;
  const isHere = useIsHere(workspace.project.id);
  const keepFocus = useKeepFocus(list);
  useRailTabs(list);
  const [filtered, setFiltered] = useState<TaskFiltering | null>(null);
  const hasFilter = tasks !== undefined && tasks.length >= FILTER_FROM;
  const filter = hasFilter ? filtered : null;
  const isListed = (text: string) => filter?.isListed(text) ?? true;
  const isUnassignedListed = isListed(t("unassigned"));
  const stateOf = (key: string) => ({ isOpen: shown === key, isDrawn: drawn === key, press });
  useLayoutEffect(() => {
    if (list.current && isDesktop()) revealOpenRow(list.current);
  }, [list, shown]);
  return (
    <section ref={list} {...keepFocus} aria-labelledby="folders-title" className={sectionClasses}>
      <div className="lg:flex lg:h-13 lg:w-full lg:shrink-0 lg:items-center lg:pr-2 lg:pl-8">
        <h2 id="folders-title" className="title-section max-lg:sr-only">
          {t("title")}
        </h2>
        {tasks && <span className="ml-2 hidden text-sm text-muted lg:inline">{tasks.length}</span>}
        {mayCreate && <NewTaskButton openDialog={openDialog} className="ml-auto hidden lg:inline-flex" />}
      </div>
      {hasFilter && <TaskFilter onFilter={setFiltered} />}
      <WorkspaceContext value={workspace}>
        <ul data-all={shown === ALL_FOLDER} className={listClasses}>
          <AllFolder {...stateOf(ALL_FOLDER)} />
          <UnassignedFolder {...stateOf(UNASSIGNED_FOLDER)} isListed={isUnassignedListed} />
          {tasks?.map((task) => (
            <TaskFolder
              key={task.id}
              task={task}
              newCount={workspace.newCounts.tasks[task.id] ?? 0}
              {...stateOf(task.id)}
              isHere={isHere(task)}
              isListed={isListed(namesOf(task))}
            />
          ))}
          {filter && !tasks?.some((task) => isListed(namesOf(task))) && !isUnassignedListed && (
            <li role="status" className="hidden px-3 py-2 text-[0.9375rem] text-muted lg:block">
              {t("noMatch")}
            </li>
          )}
        </ul>
      </WorkspaceContext>
      <div className={cn("lg:px-8", shown === ALL_FOLDER && "max-lg:hidden")}>
        {!tasks && (query.isError ? <LoadFailure of={query} /> : <FoldersSkeleton />)}
        {tasks?.length === 0 && (
          <p className="mt-2 max-w-[44ch] text-[0.9375rem] text-muted">
            {mayCreate ? t("emptyOwner") : t("emptyOthers")}
            {!mayCreate && owner && ` ${t("ownerTold", { name: owner.user.name })}`}
          </p>
        )}
        {mayCreate && <NewTaskButton openDialog={openDialog} className="-ml-3 min-h-12 gap-3 lg:hidden" />}
      </div>
      {drawn === NO_FOLDER && (
        <p className="hidden text-muted lg:absolute lg:top-4 lg:left-[18.25rem] lg:block xl:left-84">
          {t("chooseTask")}
        </p>
      )}
    </section>
  );
});

/** Its code loads apart: only desktops with a keyboard need it. */
function useRailTabs(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const ended = new AbortController();
    fetchWhileIdle(() => {
      import("./rail-tabs").then(
        ({ tabThroughRail }) => tabThroughRail(list, ended.signal),
        () => undefined,
      );
    });
    return () => ended.abort();
  }, [list]);
}

/** Whether a task can be opened: without a signal, if its updates are on this phone. */
function useIsHere(projectId: string): (task: TaskView) => boolean {
  const client = useQueryClient();
  const hasSignal = useSignal();
  usePreload(NotOpened);
  // Folders are filled after the page has hydrated.
  useStore(subscribeToHeard, lastHeard, 0);
  return ({ id, updateCount }) =>
    hasSignal ||
    updateCount === 0 ||
    client.getQueryData(queryKeys.updatesIn(projectId, placementKey({ kind: "task", taskId: id }))) !==
      undefined;
}

/** A skeleton of three folders. */
function FoldersSkeleton() {
  return (
    <div>
      {[0, 1, 2].map((index) => (
        <div key={index} className="flex min-h-12 items-center gap-3 lg:px-3">
          <Skeleton className="size-5.5" />
          <Skeleton className="h-5 w-40" />
        </div>
      ))}
    </div>
  );
}

/** The list's column, 260 or 300 px wide, and the hairline beside it. */
const sectionClasses =
  "min-w-0 lg:relative lg:flex lg:h-full lg:min-h-0 lg:flex-col lg:*:w-65 xl:*:w-75 lg:before:absolute lg:before:inset-y-0 lg:before:left-65 lg:before:w-px lg:before:bg-line xl:before:left-75";

const listClasses =
  "group/all max-lg:contents lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain lg:scroll-py-2 lg:px-5 lg:py-1.5 lg:[scrollbar-width:thin]";

/**
 * Scrolls the list so that the open task's row is visible. Avoids reading computed styles, which would make the browser compute
 * all of them first.
 */
function revealOpenRow(list: HTMLElement): void {
  list.querySelector("ul [aria-expanded=true]")?.scrollIntoView({ block: "nearest" });
}
