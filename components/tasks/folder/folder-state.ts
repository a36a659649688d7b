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

/**
 * Phones compute the styles and the layout of rows near the viewport alone, of which a large project has 60. Overflow is clipped
 * there, so focus rings are drawn inside. A row that was never rendered is estimated at the height of one line.
 */
const renderWhenVisible =
  "max-lg:[contain-intrinsic-block-size:auto_3rem] max-lg:[content-visibility:auto] max-lg:[&_:focus-visible]:-outline-offset-3";
/** Classes of a folder's row, which phones hide while all updates are shown. */
export const rowClasses = `min-w-0 max-lg:group-data-[all=true]/all:hidden ${renderWhenVisible}`;
