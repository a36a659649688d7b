import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from "react";
import type { FolderState } from "./folder-state";
import { useFetchTask } from "@/components/project-model/use-fetch-task";
import { useWorkspace, type Workspace } from "@/components/project-model/workspace";
import { currentToasts, toast } from "@/components/ui/toast/toast-store";
import { painted } from "@/lib/browser/page/painted";
import { paths } from "@/lib/shared/paths/paths";
import type { TaskView } from "@/lib/tasks/view";
import { ALL_FOLDER, UNASSIGNED_FOLDER } from "@/lib/updates/limits";

/** The open folder is a task's id, the unassigned updates, all updates, or none (on phones a folder can be closed). */
export const NO_FOLDER = "none";
const NO_TASKS = [UNASSIGNED_FOLDER, ALL_FOLDER, NO_FOLDER];

/** From 1024 px the open folder is beside the list, and one is always open. */
const DESKTOP = "(min-width: 64rem)";

/**
 * The open folder, kept in the address so that Back returns to the previous one. Without one in the address it is `start`;
 * unknown ids count as unassigned.
 */
export function useFolder(projectId: string, tasks: TaskView[], start: string) {
  // `start` may change after a refresh, but the URL of this visit must keep its meaning.
  const [startFolder] = useState(start);
  const query = useSearchParams();
  const asked = query.get("folder") ?? startFolder;
  const isKnown = NO_TASKS.includes(asked) || tasks.some(({ id }) => id === asked);
  // The URL changes some time after the press.
  const chosen = useRef(asked);
  useEffect(() => {
    chosen.current = asked;
  }, [asked]);
  useFolderGone(asked, tasks.find(({ id }) => id === asked)?.name, chosen);
  const openFolder = useCallback(
    (key: string, subtask?: string) => {
      chosen.current = key;
      const next = key === startFolder && !subtask ? {} : { folder: key, subtask };
      history.pushState(null, "", paths.project(projectId, next));
    },
    [projectId, startFolder],
  );
  return {
    folder: isKnown ? asked : UNASSIGNED_FOLDER,
    subtask: isKnown ? query.get("subtask") : null,
    openFolder,
  };
}

/**
 * Shows a toast when the open folder disappears: somebody deleted it, or the reader can no longer see it. Not if the reader has
 * just opened another folder, as after deleting this one, and not over a toast with an action, since only one is shown at a time.
 */
function useFolderGone(folder: string, name: string | undefined, chosen: RefObject<string>): void {
  const t = useTranslations("tasks");
  const open = useRef<{ folder: string; name: string } | null>(null);
  const sayGone = useEffectEvent((gone: string) => {
    // For example, a toast that says where an update was moved when its folder was deleted.
    const isAnswering = currentToasts().some(({ open: isOpen, action }) => isOpen && action);
    if (!isAnswering) toast({ title: t("folderGone", { name: gone }), description: t("folderGoneHint") });
  });
  useEffect(() => {
    const gone = name === undefined && open.current?.folder === folder ? open.current.name : null;
    if (gone !== null && chosen.current === folder) sayGone(gone);
    open.current = name === undefined ? null : { folder, name };
  }, [folder, name, chosen]);
}

/** The open subtask of the open task, kept in the address. A press shows in the next frame. */
export function useOpenSubtask(taskId: string) {
  const { project } = useWorkspace();
  const [openId, expectOpen] = useOptimistic(useSearchParams().get("subtask"));
  const openSubtask = (id: string | null) =>
    startTransition(() => {
      expectOpen(id);
      const query = { folder: taskId, subtask: id ?? undefined };
      history.pushState(null, "", paths.project(project.id, query));
    });
  return { openId, openSubtask };
}

/**
 * The open folder, for the list. A press shows in the next frame (`shown`), the new folder's content instead of the old one's in
 * another (`drawn`); everything else follows when the address changes. Keeps the pressed folder in view.
 */
export function usePressedFolder(folder: string) {
  const outer = useWorkspace();
  const [shown, expectFolder] = useOptimistic(folder);
  const [drawn, draw] = useOptimistic(folder);
  const list = useRef<HTMLElement>(null);
  const pressedKey = useRef<string | null>(null);
  const show = useCallback(
    (key: string) => {
      pressedKey.current = key;
      expectFolder(key);
    },
    [expectFolder],
  );
  const press = useFolderPress(outer, show, draw);
  const workspace: Workspace = useMemo(() => {
    const openFolder = (key: string, subtask?: string) =>
      startTransition(() => {
        show(key);
        outer.openFolder(key, subtask);
      });
    return { ...outer, openFolder };
  }, [outer, show]);
  // On Back and reload, the browser restores the scroll position.
  useLayoutEffect(() => {
    if (pressedKey.current !== drawn) return;
    pressedKey.current = null;
    if (list.current) bringOpenFolderIntoView(list.current);
  }, [drawn]);
  return { shown, drawn, press, list, workspace };
}

/** Closing a long folder above the pressed one would scroll it away. Desktops show a folder from its start. */
function bringOpenFolderIntoView(list: HTMLElement): void {
  const line = list.querySelector("h3:has([aria-expanded=true])");
  const panel = line?.closest("li")?.querySelector("section");
  if (!isDesktop()) line?.scrollIntoView({ block: "nearest" });
  else if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: "start" });
}

/**
 * Handles a press on a folder's row: on phones, a second press closes it; on desktops, one folder is always open. `show` comes
 * first: changing the address and sending requests would take half of the frame.
 */
function useFolderPress(
  { project, openFolder, chooseView }: Workspace,
  show: (key: string) => void,
  draw: (key: string) => void,
): FolderState["press"] {
  const fetchTask = useFetchTask(project.id);
  return useCallback(
    (key, isOpen, task) => {
      const next = isOpen && !isDesktop() ? NO_FOLDER : key;
      startTransition(async () => {
        show(next);
        await painted();
        startTransition(() => draw(next));
        if (task && !isOpen) fetchTask(task);
        if (isDesktop()) chooseView("tasks");
        openFolder(next);
      });
    },
    [show, draw, fetchTask, openFolder, chooseView],
  );
}

/** Whether the layout shows the open folder beside the list. */
export function isDesktop(): boolean {
  return matchMedia(DESKTOP).matches;
}
