"use client";

import { DragDropContext, useMouseSensor, useTouchSensor } from "@hello-pangea/dnd";
import { getNonce } from "get-nonce";
import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useSyncExternalStore } from "react";
import { placementKey } from "@/components/project-model/placement";
import type { DragLayerProps } from "./drag-context";
import { EMPTY_SCENE } from "./drag-store";
import { DroppablePlace } from "./droppable-place";
import { useKeyboardSensor } from "./keyboard-sensor";
import { LiftableUpdate } from "./liftable-update";
import { useResponders } from "./use-responders";

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
