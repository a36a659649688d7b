"use client";

import { useSearchParams } from "next/navigation";
import { startTransition, useCallback, useMemo, useOptimistic } from "react";
import { useWorkspace, type Workspace } from "@/components/projects/workspace";
import { paths } from "@/lib/paths";
import type { TaskView } from "@/lib/tasks/view";

/** The open folder: a task's id, the unassigned updates, or none of them (a phone's last one was closed). */
export const UNASSIGNED_FOLDER = "unassigned";
export const NO_FOLDER = "none";

/** From 1024 px the open folder stands beside the list, and there is always one. */
const DESKTOP = "(min-width: 64rem)";

/** The open folder, kept in the address, so that Back leads to the one before. Unknown ones are as good as unassigned. */
export function useFolder(projectId: string, tasks: TaskView[]) {
  const asked = useSearchParams().get("folder");
  const folder = tasks.some(({ id }) => id === asked) || asked === NO_FOLDER ? asked : null;
  const openFolder = useCallback(
    (key: string) => {
      const query = key === UNASSIGNED_FOLDER ? {} : { folder: key };
      history.pushState(null, "", paths.project(projectId, query));
    },
    [projectId],
  );
  return { folder: folder ?? UNASSIGNED_FOLDER, openFolder };
}

/**
 * The open folder for the list itself, where a press shows with the next frame; all else follows with the address, when the
 * router has time for it.
 */
export function usePressedFolder(folder: string): { shown: string; workspace: Workspace } {
  const outer = useWorkspace();
  const [shown, expectFolder] = useOptimistic(folder);
  const workspace = useMemo(() => {
    const openFolder = (key: string) => {
      startTransition(() => {
        expectFolder(key);
        outer.openFolder(key);
      });
    };
    return { ...outer, openFolder };
  }, [outer, expectFolder]);
  return { shown, workspace };
}

/** What a press on a folder opens: on phones a second press closes it again. */
export function pressed(key: string, isOpen: boolean): string {
  if (!isOpen) return key;
  return matchMedia(DESKTOP).matches ? key : NO_FOLDER;
}
