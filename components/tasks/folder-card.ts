export interface FolderState {
  isOpen: boolean;
  /** Whether its content is rendered. A press first shows on the folder's row alone: the rest takes more than a frame. */
  isDrawn: boolean;
}

/** The open folder is a raised surface on desktops, flat on phones. */
export const openCardClasses =
  "lg:my-1 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:[&>div:first-child_button]:hover:bg-transparent";
export const cardClasses = "min-w-0 lg:col-start-1";
