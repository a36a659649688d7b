"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { Activity, startTransition, Suspense, useEffect, useOptimistic, useState } from "react";
import { columnsClasses, pageClasses, switchClasses } from "./project-layout";
import { useMarkViewed } from "./use-mark-viewed";
import { useNewWorkspace, type WorkspaceOptions } from "./use-new-workspace";
import { useProjectDialogs } from "./use-project-dialogs";
import { MoveProvider } from "@/components/dnd/move-provider";
import { AsOf } from "@/components/offline/as-of";
import { shownSteps } from "@/components/project-model/guide";
import { canIn } from "@/components/project-model/use-can";
import { useTasks } from "@/components/project-model/use-tasks";
import { newInAll, useWorkspace, WorkspaceContext } from "@/components/project-model/workspace";
import { useProject } from "@/components/providers/use-projects";
import { ProjectAside } from "@/components/screens/project/aside/project-aside";
import { useGuide } from "@/components/screens/project/first-project/use-guide";
import { ProjectHeader } from "@/components/screens/project/header/project-header";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { FolderList } from "@/components/tasks/folder/folder-list";
import { useFolder } from "@/components/tasks/folder/use-folder";
import { CountBadge } from "@/components/ui/display/count-badge";
import { Skeleton } from "@/components/ui/display/skeleton";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import { AddUpdateButton } from "@/components/updates/composer/add-update-button";
import { ComposerDock } from "@/components/updates/composer/composer-dock";
import { commitUndoable } from "@/lib/browser/outbox/client";
import type { ChosenView } from "@/lib/projects/limits";
import type { ProjectDetailView } from "@/lib/projects/view";
import { cn } from "@/lib/shared/utils";
import type { TaskView } from "@/lib/tasks/view";
import { ALL_FOLDER, UNASSIGNED_FOLDER } from "@/lib/updates/limits";

/** Bottom padding for the dock. */
const ABOVE_DOCK = "max-lg:pb-[calc(var(--dock-room)+1.5rem)]";
const NO_TASKS: TaskView[] = [];

// Rendered on the server; only new projects load it, and nothing else waits for it.
const FirstProjectGuide = dynamic(() =>
  import("./first-project/first-project-guide").then((module) => module.FirstProjectGuide),
);
// The same, for readers who may not post.
const ReadOnlyNotice = dynamic(() => import("./read-only-notice").then((module) => module.ReadOnlyNotice), {
  loading: () => null,
});

interface ProjectScreenProps extends Pick<WorkspaceOptions, "reader" | "chosenView" | "actions"> {
  projectId: string;
  /** What opens if the address does not say: "unassigned", "all" or the id of a task. */
  startFolder: string;
}

/** A project from the query cache, which the server hydrates first. */
export function ProjectScreen({ projectId, ...props }: ProjectScreenProps) {
  const query = useProject(projectId);
  if (query.data) return <Loaded project={query.data} {...props} />;
  if (!query.isError) return null;
  return (
    <div className="mx-auto max-w-3xl page-edge pt-6">
      <LoadFailure of={query} />
    </div>
  );
}

type LoadedProps = Omit<ProjectScreenProps, "projectId"> & { project: ProjectDetailView };

function Loaded({ project, startFolder, ...props }: LoadedProps) {
  useMarkViewed(project);
  useEffect(() => commitUndoable, []);
  const tasks = useTasks(project.id).data;
  const { folder, ...open } = useFolder(project.id, tasks ?? NO_TASKS, startFolder);
  const { workspace, composer } = useNewWorkspace({ project, tasks, folder, ...open, ...props });
  const { open: openDialog, dialog } = useProjectDialogs(project, composer);
  const mayPost = canIn(project, "update:post", { postable: true });
  return (
    <WorkspaceContext value={workspace}>
      <div className={cn(pageClasses, mayPost ? ABOVE_DOCK : "max-lg:pb-10")}>
        <ProjectHeader
          project={project}
          openDialog={openDialog}
          action={mayPost && <AddUpdateButton composer={composer} />}
        >
          <ViewSwitch folder={folder} />
        </ProjectHeader>
        <AsOf />
        {mayPost ? <ComposerDock composer={composer} /> : <ReadOnlyNotice draftName={composer.name} />}
        {project.guide && (
          <Suspense fallback={<GuideSkeleton />}>
            <FirstProjectGuide />
          </Suspense>
        )}
        <div className={columnsClasses}>
          <MoveProvider projectId={project.id} enabled={canIn(project, "update:move")}>
            {/* Its hundreds of elements hydrate after the rest of the page, which is responsive by then. */}
            <Activity>
              <FolderList folder={folder} openDialog={openDialog} />
            </Activity>
          </MoveProvider>
          <ProjectAside project={project} openDialog={openDialog} />
        </div>
        {dialog}
      </div>
    </WorkspaceContext>
  );
}

/** A skeleton of the guide, step by step of the same height. */
function GuideSkeleton() {
  const guide = useGuide();
  if (!guide) return null;
  return (
    <div className="mx-auto w-full max-w-7xl page-edge pt-4 lg:shrink-0 lg:border-b lg:border-line lg:pb-4">
      <Skeleton className="h-7 w-52" />
      <Skeleton className="mt-2 h-8 lg:h-4" />
      <div className="mt-3.5 grid pl-7.5 max-lg:pb-11 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:pl-0">
        {shownSteps(guide).map(([step, isDone]) => (
          <div key={step} className={isDone ? "h-8" : "h-36"}>
            <Skeleton className="h-5 w-40" />
            {!isDone && <Skeleton className="mt-2 h-4 max-w-80" />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Phones only. Hidden while the first steps are shown: an empty project has nothing to choose from. */
function ViewSwitch({ folder }: { folder: string }) {
  const guide = useGuide();
  return guide && folder !== ALL_FOLDER ? null : <Switch folder={folder} />;
}

/** Switches between the tasks and all updates. Going back to the tasks opens the previous one. */
function Switch({ folder }: { folder: string }) {
  const t = useTranslations();
  const { openFolder, chooseView, newCounts } = useWorkspace();
  const [lastTask, setLastTask] = useState(folder === ALL_FOLDER ? UNASSIGNED_FOLDER : folder);
  if (folder !== ALL_FOLDER && folder !== lastTask) setLastTask(folder);
  const [view, expectView] = useOptimistic<ChosenView>(folder === ALL_FOLDER ? "all" : "tasks");
  const count = newInAll(newCounts);
  const badge = <CountBadge count={count} label={t("updates.newCount", { count })} />;
  return (
    <SwitchTabs
      label={t("project.show")}
      className={switchClasses}
      options={[
        { value: "tasks", label: t("tasks.title") },
        { value: "all", label: t("updates.all"), badge },
      ]}
      value={view}
      onChoose={(next) => {
        chooseView(next);
        startTransition(() => {
          expectView(next);
          openFolder(next === "all" ? ALL_FOLDER : lastTask);
        });
      }}
    />
  );
}
