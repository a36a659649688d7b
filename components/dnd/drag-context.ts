import { createContext, use, useCallback } from "react";
import type { DragStore } from "./drag-store";
import type { EarlyDrag } from "./early-drag";
import type { Move } from "./mover";
import { type Placement, placementKey, placementOf } from "@/components/project-model/placement";
import type { UpdateView } from "@/lib/updates/view";

interface Dragging {
  store: DragStore;
  /** Opens the list of places for an update: the way to move it without dragging (WCAG 2.5.7). */
  choosePlace: (update: UpdateView) => void;
  /** For drags that begin before the layer has loaded. */
  early: EarlyDrag;
}

export interface DragLayerProps extends Dragging {
  move: Move;
}

/** Null where nobody may move updates. */
export const DragContext = createContext<Dragging | null>(null);

/** A ref for the element of a folder or subtask, which has `data-drag-over` while an update is over it. */
export function useDropTarget(
  place: Placement,
  name: string,
): (element: HTMLElement | null) => (() => void) | undefined {
  const store = use(DragContext)?.store;
  const taskId = place.kind === "unassigned" ? null : place.taskId;
  const subtaskId = place.kind === "subtask" ? place.subtaskId : null;
  return useCallback(
    (element: HTMLElement | null) => {
      if (!store || !element) return;
      const placement = placementOf({ taskId, subtaskId });
      return store.addTarget(placementKey(placement), { placement, name, element });
    },
    [store, taskId, subtaskId, name],
  );
}

/** The classes of a drop target, for while an update is over it. */
export const dropTargetClasses =
  "data-drag-over:bg-accent-soft data-drag-over:outline-2 data-drag-over:-outline-offset-2 data-drag-over:outline-accent";
