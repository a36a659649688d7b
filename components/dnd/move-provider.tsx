"use client";

import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from "react";
import { onDemand } from "@/components/shell/on-demand";
import type { UpdateView } from "@/lib/updates/view";
import { DragContext } from "./drag-context";
import type { DragLayerProps } from "./drag-layer";
import { DragStore } from "./drag-store";
import { useMover } from "./use-mover";

const MoveMenu = onDemand(() => import("@/components/updates/move-menu"));

/** Anything that a hand does on the page: until then nobody is about to drag. */
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

interface MoveProviderProps {
  projectId: string;
  /** Whether the reader may move updates (`hasManagementAccess`). */
  enabled: boolean;
  children: ReactNode;
}

/** Lets managers move the updates below it, by dragging and from a list of places (workspace.txt 4). */
export function MoveProvider({ projectId, enabled, children }: MoveProviderProps) {
  const [store] = useState(() => new DragStore());
  const [moving, setMoving] = useState<UpdateView | null>(null);
  const move = useMover(projectId);
  const dragging = useMemo(() => ({ store, choosePlace: setMoving }), [store]);
  return (
    <DragContext value={enabled ? dragging : null}>
      {children}
      {enabled && <DragLayerOnDemand store={store} move={move} choosePlace={setMoving} />}
      {moving && (
        <MoveMenu
          update={moving}
          move={move}
          onClose={() => {
            setMoving(null);
          }}
          onMissing={() => {
            setMoving(null);
          }}
        />
      )}
    </DragContext>
  );
}

/** The library comes once the page is in use. Where it does not arrive, nothing can be dragged and all else works. */
function DragLayerOnDemand(props: DragLayerProps) {
  const [Layer, setLayer] = useState<ComponentType<DragLayerProps> | null>(null);
  useEffect(() => {
    const load = () => {
      import("./drag-layer")
        .then(({ default: Loaded }) => {
          setLayer(() => Loaded);
        })
        .catch(() => undefined);
    };
    SIGNS_OF_LIFE.forEach((type) => {
      addEventListener(type, load, { once: true, passive: true });
    });
    return () => {
      SIGNS_OF_LIFE.forEach((type) => {
        removeEventListener(type, load);
      });
    };
  }, []);
  return Layer && <Layer {...props} />;
}
