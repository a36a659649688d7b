import type { DraggableProvidedDragHandleProps } from "@hello-pangea/dnd";
import GripVertical from "lucide-react/icons/grip-vertical";
import type { ReactNode } from "react";
import { cn } from "@/lib/utils";

export type HandleProps = DraggableProvidedDragHandleProps | null;

interface GripProps {
  handle: HandleProps;
  label: string;
  /** Of the dots: when they are seen. */
  dots?: string;
  className?: string;
  /** What one drags by besides the dots. */
  children?: ReactNode;
}

/** What one drags by, or lifts with Space. */
export function Grip({ handle, label, dots, className, children }: GripProps) {
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
