import type { ClipboardEvent, DragEvent } from "react";

/** As a file field takes it. */
export const PHOTO_FILES = "image/*";

/** For a form: takes photos that are pasted into it or dropped on it, and leaves all else to the browser. */
export function takesPhotos(add: (files: readonly File[]) => void) {
  const take = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    const pictures = Array.from(files).filter(({ type }) => type.startsWith("image/"));
    if (pictures.length === 0) return;
    event.preventDefault();
    add(pictures);
  };
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
  };
}
