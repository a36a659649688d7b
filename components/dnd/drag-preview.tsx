import type { DraggableProvided, DraggableStateSnapshot } from "@hello-pangea/dnd";
import { type CSSProperties, useLayoutEffect, useRef } from "react";
import type { UpdateView } from "@/lib/updates/view";

/** Pixels of movement that do not count as a drag. */
const MOVE_TOLERANCE = 8;
/** Milliseconds of the drop animation. */
const DROP_DURATION_MS = 150;

interface DragPreviewProps {
  update: UpdateView;
  provided: DraggableProvided;
  snapshot: DraggableStateSnapshot;
  onTravel: () => void;
}

/** What follows the pointer during a drag: the point that decides the target, and a card above it. */
export function DragPreview({ update, provided, snapshot, onTravel }: DragPreviewProps) {
  const { style, onTransitionEnd } = provided.draggableProps;
  const point = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { left = 0, top = 0 } = style && "left" in style ? style : {};
    const now = point.current?.getBoundingClientRect();
    if (now && Math.hypot(now.left - left, now.top - top) > MOVE_TOLERANCE) onTravel();
  }, [style, onTravel]);
  return (
    <div
      ref={point}
      aria-hidden
      style={styleOf(style, snapshot)}
      {...(onTransitionEnd && { onTransitionEnd })}
    >
      <span className="absolute -top-1.5 -left-1.5 size-3 rounded-full bg-surface ring-2 ring-ink" />
      <div className="absolute -right-6 bottom-4 w-64 truncate rounded-button border border-line bg-surface px-3.5 py-3 text-[0.9375rem] text-ink shadow-float lg:right-auto lg:-left-6">
        <b>{update.author.name}</b> <span className="text-muted">{update.content}</span>
      </div>
    </div>
  );
}

function styleOf(
  style: DraggableProvided["draggableProps"]["style"],
  { dropAnimation }: DraggableStateSnapshot,
): CSSProperties | undefined {
  if (!dropAnimation) return style;
  return { ...style, transition: `transform ${DROP_DURATION_MS}ms ${dropAnimation.curve}` };
}
