export interface FolderState {
  isOpen: boolean;
  /** There was time for what it holds. The frame after a press goes without, and still has what the one before held. */
  isDrawn: boolean;
}

/** The open folder is a surface in the desktop's column; on phones everything stands flat. */
export const openCardClasses =
  "lg:my-1 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:[&>div:first-child_button]:hover:bg-transparent";
export const cardClasses = "min-w-0 lg:col-start-1";
