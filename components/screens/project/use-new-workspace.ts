import { useCallback, useMemo, useRef } from "react";
import type { ProjectActions } from "@/components/project-model/project-actions";
import { levelIn } from "@/components/project-model/use-can";
import type { NewCounts, Viewer, Workspace } from "@/components/project-model/workspace";
import { usePostUpdate } from "@/components/updates/composer/use-post-update";
import type { OpenPlace } from "@/components/updates/composer/use-posting-place";
import { api } from "@/lib/browser/api-client";
import type { ChosenView } from "@/lib/projects/limits";
import type { ProjectDetailView } from "@/lib/projects/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import type { TaskView } from "@/lib/tasks/view";

const NO_TASKS: TaskView[] = [];

export interface ProjectReader {
  id: string;
  name: string;
  hasRecordingConsent: boolean;
}

export interface WorkspaceOptions extends OpenPlace {
  project: ProjectDetailView;
  reader: ProjectReader;
  /** The view that the reader chose for opening the page; null until they choose. */
  chosenView: ChosenView | null;
  actions: ProjectActions;
  openFolder: Workspace["openFolder"];
}

/** What every part of a project's page shares, and its composer. */
export function useNewWorkspace({ project, reader, chosenView, actions, ...open }: WorkspaceOptions) {
  const { tasks = NO_TASKS, openFolder } = open;
  const composer = usePostUpdate({ project, userId: reader.id, ...open });
  const newCounts = useNewCounts(project, tasks);
  const chooseView = useChooseView(project.id, chosenView);
  const viewer = useViewer(project, reader);
  const { posted, received } = composer;
  const workspace: Workspace = useMemo(
    () => ({ project, viewer, actions, newCounts, openFolder, chooseView, posted, received }),
    [project, viewer, actions, newCounts, openFolder, chooseView, posted, received],
  );
  return { workspace, composer };
}

/** Stores which view the project's page opens with for the reader. Failures are ignored: it then opens as before. */
function useChooseView(projectId: string, chosen: ChosenView | null): (view: ChosenView) => void {
  const kept = useRef(chosen ?? "tasks");
  return useCallback(
    (view) => {
      const before = kept.current;
      if (view === before) return;
      kept.current = view;
      api.put(apiPath("projects", projectId, "view"), { view }).catch(() => {
        kept.current = before;
      });
    },
    [projectId],
  );
}

function useNewCounts({ unassignedNewCount }: ProjectDetailView, tasks: TaskView[]): NewCounts {
  return useMemo(() => {
    const counts = tasks.map(({ id, totalNewCount }) => [id, totalNewCount] as const);
    return { unassigned: unassignedNewCount, tasks: Object.fromEntries(counts) };
  }, [unassignedNewCount, tasks]);
}

/** Memoized by value: every update renders with it. */
function useViewer(project: ProjectDetailView, { id, name, hasRecordingConsent }: ProjectReader): Viewer {
  const level = levelIn(project);
  const role = project.office.find(({ userId }) => userId === id)?.role ?? "worker";
  return useMemo(
    () => ({ id, name, level, role, hasRecordingConsent }),
    [id, name, level, role, hasRecordingConsent],
  );
}
