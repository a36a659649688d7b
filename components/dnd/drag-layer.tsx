import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  Droppable,
  type DroppableProvided,
  type DroppableStateSnapshot,
  type DropResult,
  type ResponderProvided,
  useMouseSensor,
  useTouchSensor,
} from "@hello-pangea/dnd";
import { getNonce } from "get-nonce";
import { useTranslations } from "next-intl";
import { memo, type ReactNode, useDeferredValue, useEffect, useLayoutEffect } from "react";
import type { DragLayerProps } from "./drag-context";
import { type ArmedGrip, type DragStore, type DropTarget, EMPTY_SCENE } from "./drag-store";
import { moveKeepingFocus } from "./keep-focus-near";
import { useKeyboardSensor } from "./keyboard-sensor";
import { LiftableUpdate } from "./liftable-update";
import { placementKey } from "@/components/project-model/placement";
import { useStore } from "@/components/providers/use-store";

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
  const { armed, ...scene } = useStore(store.subscribe, store.scene, EMPTY_SCENE);
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

/** What lifting and dropping do, and what screen readers announce. */
function useResponders({ store, move, choosePlace }: DragLayerProps) {
  const t = useTranslations("move");
  return {
    onBeforeCapture: () => store.hold(),
    onDragStart: ({ source }: DragStart, { announce }: ResponderProvided) => {
      const author = store.scene().armed?.update.author.name ?? "";
      announce(t("lifted", { author, place: nameOf(store, source.droppableId) }));
    },
    onDragUpdate: ({ destination }: DragUpdate, { announce }: ResponderProvided) =>
      announce(destination ? t("over", { place: nameOf(store, destination.droppableId) }) : t("overNothing")),
    onDragEnd: ({ reason, source, destination }: DropResult, { announce }: ResponderProvided) => {
      const { armed } = store.scene();
      const home = nameOf(store, source.droppableId);
      const target = targetOf(store, destination?.droppableId);
      store.release();
      if (reason === "CANCEL" || !armed) return announce(t("cancelled", { place: home }));
      if (!target || placementKey(target.placement) === placementKey(armed.placement)) {
        announce(t("droppedBack", { place: home }));
        if (isPress(armed, store.hasTraveled())) choosePlace(armed.update);
        return;
      }
      announce(t("dropped", { place: target.name }));
      moveKeepingFocus(move, armed.update, target.placement);
    },
  };
}

/** A long press lifts the update; released without moving, it counts as a press. */
function isPress({ handle }: ArmedGrip, traveled: boolean): boolean {
  return !traveled && !handle.matches(":focus-visible");
}

function nameOf(store: DragStore, id: string): string {
  return targetOf(store, id)?.name ?? "";
}

function targetOf(store: DragStore, id: string | undefined): DropTarget | undefined {
  return store.scene().targets.find((target) => target.id === id);
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
