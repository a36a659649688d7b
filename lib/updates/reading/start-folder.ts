import { ALL_FOLDER, UNASSIGNED_FOLDER } from "../limits";
import type { VisitView } from "@/lib/projects/view";
import type { TaskView } from "@/lib/tasks/view";

interface Opening extends Omit<VisitView, "guide"> {
  /** Whether the reader is manager-level. */
  manages: boolean;
  tasks: Pick<TaskView, "id" | "isCompleted" | "totalNewCount">[];
}

/**
 * The folder that a project's page opens when its address names none: "unassigned", "all" or the id of a task. The reader's
 * own choice comes first. On their first visit members get the folder with the most new updates, else the first of their
 * tasks that is still open; everybody else gets the unassigned updates.
 */
export function startFolder({
  manages,
  isFirstVisit,
  chosenView,
  tasks,
  unassignedNewCount,
}: Opening): string {
  if (chosenView === "all") return ALL_FOLDER;
  if (manages || !isFirstVisit) return UNASSIGNED_FOLDER;
  const folders = [...tasks, { id: UNASSIGNED_FOLDER, totalNewCount: unassignedNewCount }];
  const newest = folders.reduce((most, folder) =>
    folder.totalNewCount > most.totalNewCount ? folder : most,
  );
  if (newest.totalNewCount > 0) return newest.id;
  const own = tasks.find(({ isCompleted }) => !isCompleted) ?? tasks[0];
  return own?.id ?? UNASSIGNED_FOLDER;
}
