import { Draggable, type DraggableProvided, type DraggableStateSnapshot } from "@hello-pangea/dnd";
import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { ArmedGrip } from "./drag-store";
import { useWords } from "./use-words";
import type { UpdateView } from "@/lib/updates/view";

interface LiftableUpdateProps {
  grip: ArmedGrip;
  /** Called when the update has left the spot where it was lifted. */
  onTravel: () => void;
}

/**
 * Hands the library an update's handle, and one pixel in its middle as the draggable: the target is then the place under the
 * pointer, not whatever a tall update happens to cover. A small card follows the pointer instead.
 */
export function LiftableUpdate({ grip, onTravel }: LiftableUpdateProps) {
  return (
    <Draggable draggableId={grip.update.id} index={0} disableInteractiveElementBlocking>
      {(provided, snapshot) => (
        <DraggableElement grip={grip} onTravel={onTravel} provided={provided} snapshot={snapshot} />
      )}
    </Draggable>
  );
}

interface DraggableElementProps extends LiftableUpdateProps {
  provided: DraggableProvided;
  snapshot: DraggableStateSnapshot;
}

function DraggableElement({
  grip: { update, handle, anchor },
  onTravel,
  provided,
  snapshot,
}: DraggableElementProps) {
  const { innerRef, draggableProps, dragHandleProps } = provided;
  const draggableId = draggableProps["data-rfd-draggable-id"];
  const contextId = draggableProps["data-rfd-draggable-context-id"];
  const instructions = dragHandleProps?.["aria-describedby"] ?? "";
  useLayoutEffect(() => {
    innerRef(anchor);
    return () => innerRef(null);
  }, [innerRef, anchor]);
  useLayoutEffect(
    () =>
      addAttributes(anchor, {
        "data-rfd-draggable-id": draggableId,
        "data-rfd-draggable-context-id": contextId,
      }),
    [anchor, draggableId, contextId],
  );
  useLayoutEffect(
    () =>
      addAttributes(handle, {
        "data-rfd-drag-handle-draggable-id": draggableId,
        "data-rfd-drag-handle-context-id": contextId,
        "aria-describedby": instructions,
      }),
    [handle, draggableId, contextId, instructions],
  );
  useLayoutEffect(
    () => (snapshot.isDragging ? addAttributes(handle, { "data-lifted": "" }) : undefined),
    [handle, snapshot.isDragging],
  );
  if (!snapshot.isDragging) return null;
  return createPortal(
    <DragPreview update={update} provided={provided} snapshot={snapshot} onTravel={onTravel} />,
    document.body,
  );
}

/** Pixels of movement that do not count as a drag. */
const MOVE_TOLERANCE = 8;
/** Milliseconds of the drop animation. */
const DROP_DURATION_MS = 150;

/** What follows the pointer during a drag: the point that decides the target, and a card above it. */
function DragPreview({
  update,
  provided,
  snapshot,
  onTravel,
}: Omit<DraggableElementProps, "grip"> & { update: UpdateView }) {
  const words = useWords(update);
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
        <b>{update.author.name}</b> <span className="text-muted">{words}</span>
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

/** Sets attributes; returns the function that removes them. */
function addAttributes(element: HTMLElement, attributes: Record<string, string>): () => void {
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  return () => Object.keys(attributes).forEach((name) => element.removeAttribute(name));
}
