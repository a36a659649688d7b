"use client";

import { type ComponentType, type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import { MoveHandleContext } from "@/components/updates/move-handle-context";
import type { UpdateView } from "@/lib/updates/view";
import { DragContext, type DragLayerProps } from "./drag-context";
import { DragStore } from "./drag-store";
import { EarlyDrag } from "./early-drag";
import { moveKeepingFocus } from "./keep-focus-near";
import { MoveHandle } from "./move-handle";
import { loadMoving, useMover } from "./use-mover";

const MoveMenu = onDemand(() => import("./move-menu"));

/** Any use of the page except typing: before that nobody is about to drag. */
const ACTIVITY_EVENTS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

const moveHandle = (update: UpdateView) => <MoveHandle update={update} />;

const FIELDS = "textarea, input, select";

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
        onDrop: (update, to) => {
          moveKeepingFocus(move, update, to);
        },
      }),
  );
  const dragging = useMemo(() => ({ store, early, choosePlace: setMoving }), [store, early]);
  return (
    <DragContext value={enabled ? dragging : null}>
      <MoveHandleContext value={enabled ? moveHandle : null}>{children}</MoveHandleContext>
      {enabled && <DragLayerOnDemand {...dragging} move={move} />}
      {moving && (
        <MoveMenu
          update={moving}
          move={move}
          onClose={() => {
            setMoving(null);
          }}
          onLoadError={() => {
            setMoving(null);
          }}
        />
      )}
    </DragContext>
  );
}

/** Loads the library once the page is in use. If loading fails, nothing can be dragged and everything else works. */
function DragLayerOnDemand(props: DragLayerProps) {
  const [Layer, setLayer] = useState<ComponentType<DragLayerProps> | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const load = ({ target }: Event) => {
      if (target instanceof Element && target.matches(FIELDS)) return;
      listening.abort();
      import("./drag-layer")
        .then(({ default: Loaded }) => {
          // It renders a component per folder; the user's own input goes first.
          startTransition(() => {
            setLayer(() => Loaded);
          });
        })
        .catch(() => undefined);
    };
    ACTIVITY_EVENTS.forEach((type) => {
      addEventListener(type, load, { passive: true, signal: listening.signal });
    });
    return () => {
      listening.abort();
    };
  }, []);
  return Layer && <Layer {...props} />;
}
