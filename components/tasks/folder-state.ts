export interface FolderState {
  isOpen: boolean;
  /** Whether its content is rendered. A press first shows on the folder's row alone: the rest takes more than a frame. */
  isDrawn: boolean;
  /** Whether the desktop's list shows its row; false when its name does not match the filter. */
  isListed?: boolean;
}

/** A folder's row; on phones there are none while all updates are shown. */
export const rowClasses = "min-w-0 max-lg:group-data-[all=true]/all:hidden";
