"use client";

import { DragDropContext, useMouseSensor, useTouchSensor } from "@hello-pangea/dnd";
import { getNonce } from "get-nonce";
import { useTranslations } from "next-intl";
import { useDeferredValue, useSyncExternalStore } from "react";
import { placementKey } from "@/components/project-model/placement";
import type { DragLayerProps } from "./drag-context";
import { EMPTY_SCENE } from "./drag-store";
import { DroppablePlace } from "./droppable-place";
import { useKeyboardSensor } from "./keyboard-sensor";
import { LiftableUpdate } from "./liftable-update";
import { useResponders } from "./use-responders";

/** All but the library's own keyboard sensor, which cannot leave a list. */
const SENSORS = [useMouseSensor, useTouchSensor, useKeyboardSensor];

/**
 * Drag and drop over what the store knows of the page. Its droppables and its one draggable draw nothing: they lend the
 * library the elements that are on the page already.
 */
export default function DragLayer({ store, move, choosePlace }: DragLayerProps) {
  const t = useTranslations("move");
  const { armed, ...scene } = useSyncExternalStore(store.subscribe, store.scene, () => EMPTY_SCENE);
  // What can be lifted counts at once; places come and go as folders open, which must not wait for them.
  const targets = useDeferredValue(scene.targets);
  const home =
    armed && targets.find(({ placement }) => placementKey(placement) === placementKey(armed.placement));
  const responders = useResponders({ store, move, choosePlace });
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
