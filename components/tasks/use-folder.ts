"use client";

import { useSearchParams } from "next/navigation";
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
} from "react";
import { useWorkspace, type Workspace } from "@/components/project-model/workspace";
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
 * The open folder for the list itself. A press shows with the next frame (`shown`); putting away what was open and drawing what is
 * takes longer (`drawn`); all else follows with the address, when the router has time for it. What was pressed stays in sight.
 */
export function usePressedFolder(folder: string) {
  const outer = useWorkspace();
  const [shown, expectFolder] = useOptimistic(folder);
  const drawn = useDeferredValue(shown);
  const list = useRef<HTMLElement>(null);
  const pressedKey = useRef<string | null>(null);
  const workspace: Workspace = useMemo(() => {
    const openFolder = (key: string) => {
      pressedKey.current = key;
      startTransition(() => {
        expectFolder(key);
        outer.openFolder(key);
      });
    };
    return { ...outer, openFolder };
  }, [outer, expectFolder]);
  // Who comes back, or loads the page again, stays where the browser puts them.
  useLayoutEffect(() => {
    if (pressedKey.current !== drawn) return;
    pressedKey.current = null;
    if (list.current) bringOpenFolderIntoView(list.current);
  }, [drawn]);
  return { shown, drawn, list, workspace };
}

/** A long folder above the pressed one closes at the same moment, and a desktop shows a folder from its start. */
function bringOpenFolderIntoView(list: HTMLElement): void {
  const line = list.querySelector("h3:has([aria-expanded=true])");
  const panel = line?.closest("li")?.querySelector("section");
  if (!isDesktop()) line?.scrollIntoView({ block: "nearest" });
  else if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: "start" });
}

/** What a press on a folder opens: on phones a second press closes it again. */
export function folderAfterPress(key: string, isOpen: boolean): string {
  if (!isOpen) return key;
  return isDesktop() ? key : NO_FOLDER;
}

function isDesktop(): boolean {
  return matchMedia(DESKTOP).matches;
}
