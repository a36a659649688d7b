"use client";

import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { DragContext, type DragLayerProps } from "./drag-context";
import { DragStore } from "./drag-store";
import { EarlyDrag } from "./early-drag";
import { moveKeepingFocus } from "./keep-focus-near";
import { MoveHandle } from "./move-handle";
import { loadMoving, useMover } from "./use-mover";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { MoveHandleContext } from "@/components/updates/entry/move-handle-context";
import type { UpdateView } from "@/lib/updates/view";

const MoveMenu = onDemand(() => import("./move-menu"));

/** Milliseconds after mount to load the library: before that, only someone who is about to drag waits for it. */
const PRELOAD_MS = 4000;

const moveHandle = (update: UpdateView) => <MoveHandle update={update} />;

interface MoveProviderProps {
  projectId: string;
  /** Whether the reader may move updates. */
  enabled: boolean;
  children: ReactNode;
}

/** Lets managers move the updates below it, by dragging and from a list of places. */
export function MoveProvider({ projectId, enabled, children }: MoveProviderProps) {
  const [store] = useState(() => new DragStore());
  const [moving, setMoving] = useState<UpdateView | null>(null);
  const move = useMover(projectId);
  useEffect(() => {
    // Right after the page, so that a dropped update can be moved immediately.
    if (enabled) loadMoving().catch(() => undefined);
  }, [enabled]);
  const [early] = useState(
    () =>
      new EarlyDrag({
        targets: () => store.scene().targets,
        onDrop: (update, to) => moveKeepingFocus(move, update, to),
      }),
  );
  const dragging = useMemo(() => ({ store, early, choosePlace: setMoving }), [store, early]);
  return (
    <DragContext value={enabled ? dragging : null}>
      <MoveHandleContext value={enabled ? moveHandle : null}>{children}</MoveHandleContext>
      {enabled && <DragLayerOnDemand {...dragging} move={move} />}
      {moving && <MoveMenu update={moving} move={move} onClose={() => setMoving(null)} />}
    </DragContext>
  );
}

/**
 * Mounts the library once an update can be lifted: it renders a component per folder, which opening a folder should not wait for.
 * If loading fails, nothing can be dragged and everything else works.
 */
function DragLayerOnDemand(props: DragLayerProps) {
  const [Layer, setLayer] = useState<ComponentType<DragLayerProps> | null>(null);
  const { subscribe, isArmed } = props.store;
  // The user's own input goes first, here and below.
  const canLift = useDeferredValue(useSyncExternalStore(subscribe, isArmed, () => false));
  useEffect(() => {
    const load = () =>
      import("./drag-layer")
        .then(({ default: Loaded }) =>
          startTransition(() => {
            setLayer(() => Loaded);
          }),
        )
        .catch(() => undefined);
    const timer = setTimeout(() => void load(), canLift ? 0 : PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [canLift]);
  return Layer && canLift && <Layer {...props} />;
}
