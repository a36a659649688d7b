import type { DraggableProvidedDragHandleProps } from "@hello-pangea/dnd";
import GripVertical from "lucide-react/icons/grip-vertical";

export type HandleProps = DraggableProvidedDragHandleProps | null;

/** What one drags by, or lifts with Space. */
export function Grip({ handle, label }: { handle: HandleProps; label: string }) {
  return (
    <span
      {...handle}
      aria-label={label}
      className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-chip text-muted"
    >
      <GripVertical aria-hidden className="size-5" />
    </span>
  );
}
