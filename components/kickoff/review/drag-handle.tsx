import type { DraggableProvidedDragHandleProps } from "@hello-pangea/dnd";
import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/shared/utils";

export type HandleProps = DraggableProvidedDragHandleProps | null;

interface DragHandleProps {
  handle: HandleProps;
  label: string;
  /** Classes of the dots, which may be hidden. */
  dots?: string;
  className?: string;
  /** Draggable content beside the dots. */
  children?: ReactNode;
}

/** A handle to drag by, or to lift with Space. */
export function DragHandle({ handle, label, dots, className, children }: DragHandleProps) {
  return (
    <span
      {...handle}
      aria-label={label}
      className={cn(
        "flex h-11 shrink-0 cursor-grab touch-none items-center gap-2 rounded-chip text-muted",
        className,
      )}
    >
      <GripVertical aria-hidden className={cn("size-5", dots)} />
      {children}
    </span>
  );
}
