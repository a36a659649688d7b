import { Draggable, type DraggableProvided, type DraggableStateSnapshot } from "@hello-pangea/dnd";
import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import type { ArmedGrip } from "./drag-store";
import { DragPreview } from "./drag-preview";

interface LiftableUpdateProps {
  grip: ArmedGrip;
  /** Called when the update has left the spot where it was lifted. */
  onTravel: () => void;
}

/**
 * Lends the library an update's handle, and a single pixel in its middle as the draggable: what counts as "over" is then the
 * place under the hand, and not whatever a tall update happens to cover. A small card follows the hand instead.
 */
export function LiftableUpdate({ grip, onTravel }: LiftableUpdateProps) {
  return (
    <Draggable draggableId={grip.update.id} index={0} disableInteractiveElementBlocking>
      {(provided, snapshot) => (
        <LentElement grip={grip} onTravel={onTravel} provided={provided} snapshot={snapshot} />
      )}
    </Draggable>
  );
}

interface LentElementProps extends LiftableUpdateProps {
  provided: DraggableProvided;
  snapshot: DraggableStateSnapshot;
}

function LentElement({ grip: { update, handle, anchor }, onTravel, provided, snapshot }: LentElementProps) {
  const { innerRef, draggableProps, dragHandleProps } = provided;
  const draggableId = draggableProps["data-rfd-draggable-id"];
  const contextId = draggableProps["data-rfd-draggable-context-id"];
  const instructions = dragHandleProps?.["aria-describedby"] ?? "";
  useLayoutEffect(() => {
    innerRef(anchor);
    return () => innerRef(null);
  }, [innerRef, anchor]);
  useLayoutEffect(
    () => lend(anchor, { "data-rfd-draggable-id": draggableId, "data-rfd-draggable-context-id": contextId }),
    [anchor, draggableId, contextId],
  );
  useLayoutEffect(
    () =>
      lend(handle, {
        "data-rfd-drag-handle-draggable-id": draggableId,
        "data-rfd-drag-handle-context-id": contextId,
        "aria-describedby": instructions,
      }),
    [handle, draggableId, contextId, instructions],
  );
  useLayoutEffect(
    () => (snapshot.isDragging ? lend(handle, { "data-lifted": "" }) : undefined),
    [handle, snapshot.isDragging],
  );
  if (!snapshot.isDragging) return null;
  return createPortal(
    <DragPreview update={update} provided={provided} snapshot={snapshot} onTravel={onTravel} />,
    document.body,
  );
}

/** Sets attributes until the returned function is called. */
function lend(element: HTMLElement, attributes: Record<string, string>): () => void {
  Object.entries(attributes).forEach(([name, value]) => {
    element.setAttribute(name, value);
  });
  return () => {
    Object.keys(attributes).forEach((name) => {
      element.removeAttribute(name);
    });
  };
}
