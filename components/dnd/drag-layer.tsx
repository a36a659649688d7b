"use client";

import {
  DragDropContext,
  Droppable,
  type DroppableProvided,
  type DroppableStateSnapshot,
  useMouseSensor,
  useTouchSensor,
} from "@hello-pangea/dnd";
import { getNonce } from "get-nonce";
import { useTranslations } from "next-intl";
import {
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from "react";
import type { DragLayerProps } from "./drag-context";
import { type DropTarget, EMPTY_SCENE } from "./drag-store";
import { useKeyboardSensor } from "./keyboard-sensor";
import { LiftableUpdate } from "./liftable-update";
import { useResponders } from "./use-responders";
import { placementKey } from "@/components/project-model/placement";

/** Hands the library the element of a folder or subtask as a droppable. Memoized: there is one for each. */
const DroppablePlace = memo(function DroppablePlace({ target, children }: DroppablePlaceProps) {
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

/** Every sensor but the library's keyboard sensor, which cannot leave a list. */
const SENSORS = [useMouseSensor, useTouchSensor, useKeyboardSensor];

/**
 * Drag and drop over the targets in the store. Its droppables and its one draggable render nothing: they hand the library
 * elements that are on the page already.
 */
export default function DragLayer(props: DragLayerProps) {
  const { store, early } = props;
  const t = useTranslations("move");
  const { armed, ...scene } = useSyncExternalStore(store.subscribe, store.scene, () => EMPTY_SCENE);
  // The armed update applies at once; targets are deferred, so that opening a folder does not wait for them.
  const targets = useDeferredValue(scene.targets);
  const home =
    armed && targets.find(({ placement }) => placementKey(placement) === placementKey(armed.placement));
  const responders = useResponders(props);
  // After the effects below have registered sensors, targets and the armed update.
  useEffect(() => {
    early.handOver();
  }, [early]);
  return (
    <DragDropContext
      {...responders}
      sensors={SENSORS}
      enableDefaultSensors={false}
      dragHandleUsageInstructions={t("instructions")}
      nonce={getNonce() ?? ""}
    >
      {targets.map((target) => (
        <DroppablePlace key={target.id} target={target}>
          {armed && target === home ? (
            <LiftableUpdate key={armed.update.id} grip={armed} onTravel={store.travel} />
          ) : null}
        </DroppablePlace>
      ))}
    </DragDropContext>
  );
}

interface DroppablePlaceProps {
  target: DropTarget;
  /** The draggable, if it is in this place. */
  children: ReactNode;
}

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
