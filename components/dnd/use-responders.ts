import type { DragStart, DragUpdate, DropResult, ResponderProvided } from "@hello-pangea/dnd";
import { useTranslations } from "next-intl";
import type { DragLayerProps } from "./drag-context";
import type { ArmedGrip, DragStore, DropTarget } from "./drag-store";
import { moveKeepingFocus } from "./keep-focus-near";
import { placementKey } from "@/components/project-model/placement";

/** What lifting and dropping do, and what screen readers announce. */
export function useResponders({ store, move, choosePlace }: DragLayerProps) {
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
