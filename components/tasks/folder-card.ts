export interface FolderState {
  isOpen: boolean;
  /** What it holds is drawn. A press shows on the folder's line first, and there alone: the rest takes more than a frame. */
  isDrawn: boolean;
}

/** The open folder is a surface in the desktop's column; on phones everything stands flat. */
export const openCardClasses =
  "lg:my-1 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:[&>div:first-child_button]:hover:bg-transparent";
export const cardClasses = "min-w-0 lg:col-start-1";
