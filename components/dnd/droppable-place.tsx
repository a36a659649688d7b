import { Droppable, type DroppableProvided, type DroppableStateSnapshot } from "@hello-pangea/dnd";
import { memo, type ReactNode, useLayoutEffect } from "react";
import type { DropTarget } from "./drag-store";

interface DroppablePlaceProps {
  target: DropTarget;
  /** The draggable, if it is in this place. */
  children: ReactNode;
}

/** Hands the library the element of a folder or subtask as a droppable. Memoized: there is one for each. */
export const DroppablePlace = memo(function DroppablePlace({ target, children }: DroppablePlaceProps) {
  return (
    <Droppable droppableId={target.id}>
      {(provided, snapshot) => (
        <>
          <DroppableElement element={target.element} provided={provided} snapshot={snapshot} />
          {children}
        </>
      )}
    </Droppable>
  );
});

interface DroppableElementProps {
  element: HTMLElement;
  provided: DroppableProvided;
  snapshot: DroppableStateSnapshot;
}

function DroppableElement({ element, provided: { innerRef, placeholder }, snapshot }: DroppableElementProps) {
  const isOver = snapshot.isDraggingOver && !snapshot.draggingFromThisWith;
  useLayoutEffect(() => {
    innerRef(element);
    return () => innerRef(null);
  }, [innerRef, element]);
  useLayoutEffect(() => {
    element.toggleAttribute("data-drag-over", isOver);
    return () => element.removeAttribute("data-drag-over");
  }, [element, isOver]);
  // Lists are ordered by time, so no gap opens in them. The library still requires its placeholder to be rendered.
  return (
    snapshot.isUsingPlaceholder && (
      <div aria-hidden className="absolute size-0 overflow-hidden">
        {placeholder}
      </div>
    )
  );
}
