export interface FolderState {
  isOpen: boolean;
  /** Whether its content is rendered. A press first shows on the folder's row alone: the rest takes more than a frame. */
  isDrawn: boolean;
}
