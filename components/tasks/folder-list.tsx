"use client";

import Plus from "lucide-react/icons/plus";
import { useTranslations } from "next-intl";
import { memo, useState } from "react";
import { useCan } from "@/components/project-model/use-can";
import { useTasks } from "@/components/project-model/use-tasks";
import { WorkspaceContext } from "@/components/project-model/workspace";
import { LoadFailure } from "@/components/shell/load-failure";
import { onDemand } from "@/components/shell/on-demand";
import { Button } from "@/components/ui/button";
import { UNASSIGNED_FOLDER } from "@/lib/updates/limits";
import { FoldersSkeleton } from "./folders-skeleton";
import { TaskFolder } from "./task-folder";
import { UnassignedFolder } from "./unassigned-folder";
import { NO_FOLDER, usePressedFolder } from "./use-folder";
import { useKeepFocus } from "./use-keep-focus";

const NewTaskDialog = onDemand(() => import("./new-task-dialog"));

/**
 * The folders, with the open one's updates in place on phones and beside the list on desktops. One list of elements for both,
 * laid out by a grid whose last row takes the height that the updates need.
 */
export const FolderList = memo(function FolderList({ folder }: { folder: string }) {
  const t = useTranslations("tasks");
  const { shown, drawn, list, workspace } = usePressedFolder(folder);
  const { project } = workspace;
  const { data: tasks, isError, error, refetch } = useTasks(project.id);
  const mayCreate = useCan("task:create");
  const keepFocus = useKeepFocus(list);
  const rows = (tasks?.length ?? 0) + 3;
  return (
    <section
      ref={list}
      {...keepFocus}
      aria-labelledby="folders-title"
      className="lg:grid lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-x-6 xl:grid-cols-[300px_minmax(0,1fr)] xl:gap-x-9"
      style={{ gridTemplateRows: `repeat(${String(rows)}, auto) minmax(0, 1fr)` }}
    >
      <FoldersHeader />
      <WorkspaceContext value={workspace}>
        <ul className="contents">
          <UnassignedFolder isOpen={shown === UNASSIGNED_FOLDER} isDrawn={drawn === UNASSIGNED_FOLDER} />
          {tasks?.map((task) => (
            <TaskFolder key={task.id} task={task} isOpen={shown === task.id} isDrawn={drawn === task.id} />
          ))}
        </ul>
      </WorkspaceContext>
      <div className="lg:col-start-1">
        {isError && !tasks && <LoadFailure error={error} retry={() => void refetch()} />}
        {!isError && !tasks && <FoldersSkeleton />}
        {tasks?.length === 0 && (
          <p className="mt-2 max-w-[44ch] text-[0.9375rem] text-muted lg:px-3">
            {mayCreate ? t("emptyOwner") : t("emptyOthers")}
          </p>
        )}
      </div>
      {drawn === NO_FOLDER && (
        <p className="hidden text-muted lg:col-start-2 lg:row-[1/-1] lg:block">{t("chooseTask")}</p>
      )}
    </section>
  );
});

function FoldersHeader() {
  const t = useTranslations("tasks");
  const mayCreate = useCan("task:create");
  const [adding, setAdding] = useState(false);
  if (!mayCreate)
    return (
      <h2
        id="folders-title"
        className="title-section max-lg:sr-only lg:col-start-1 lg:mb-1 lg:flex lg:min-h-11 lg:items-center"
      >
        {t("title")}
      </h2>
    );
  return (
    <div className="flex min-h-12 items-center justify-between lg:col-start-1 lg:mb-1 lg:min-h-11">
      <h2 id="folders-title" className="title-section">
        {t("title")}
      </h2>
      <Button
        variant="ghost"
        className="-mr-3 px-3 text-[0.9375rem] lg:min-h-11"
        onClick={() => {
          setAdding(true);
        }}
      >
        <Plus aria-hidden className="size-5" />
        {t("newTask")}
      </Button>
      {adding && (
        <NewTaskDialog
          onClose={() => {
            setAdding(false);
          }}
          onLoadError={() => {
            setAdding(false);
          }}
        />
      )}
    </div>
  );
}
