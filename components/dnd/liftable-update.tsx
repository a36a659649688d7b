import { Draggable, type DraggableProvided, type DraggableStateSnapshot } from "@hello-pangea/dnd";
import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { DragPreview } from "./drag-preview";
import type { ArmedGrip } from "./drag-store";

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

/** Sets attributes; returns the function that removes them. */
function addAttributes(element: HTMLElement, attributes: Record<string, string>): () => void {
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  return () => Object.keys(attributes).forEach((name) => element.removeAttribute(name));
}
