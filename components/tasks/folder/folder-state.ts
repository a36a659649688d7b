import type { TaskView } from "@/lib/tasks/view";

export interface FolderState {
  isOpen: boolean;
  /** Whether its content is rendered. A press first shows only on the folder's row, since the rest takes more than a frame. */
  isDrawn: boolean;
  /** Opens a folder, or closes the open one; with its task, also fetches what that shows. Never changes. */
  press: (key: string, isOpen: boolean, task?: TaskView) => void;
  /** Whether the desktop's list shows its row; false when its name does not match the filter. */
  isListed?: boolean;
}

/** Classes of a folder's row, which phones hide while all updates are shown. */
export const rowClasses = "min-w-0 max-lg:group-data-[all=true]/all:hidden";
