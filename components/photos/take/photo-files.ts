import type { ClipboardEvent, DragEvent } from "react";

/** As a file field takes it. */
export const PHOTO_FILES = "image/*";

/**
 * For a form: takes photos that are pasted into it, and all files that are dropped on it. A browser would open a dropped file in the
 * page's place, and some do not know the type of a HEIC.
 */
export function takesPhotos(add: (files: readonly File[]) => void) {
  const take = (event: ClipboardEvent | DragEvent, files: File[]) => {
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  return {
    onPaste: (event: ClipboardEvent) =>
      take(
        event,
        Array.from(event.clipboardData.files).filter(({ type }) => type.startsWith("image/")),
      ),
    onDrop: (event: DragEvent) => take(event, Array.from(event.dataTransfer.files)),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
  };
}
