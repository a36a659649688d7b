import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { DragContext, type DragLayerProps } from "./drag-context";
import { DragStore } from "./drag-store";
import { EarlyDrag } from "./early-drag";
import { moveKeepingFocus } from "./keep-focus-near";
import type { Move } from "./mover";
import type * as Moving from "./project-mover";
import { placementOf } from "@/components/project-model/placement";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useStore } from "@/components/providers/use-store";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Dots } from "@/components/ui/display/dots";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { toast } from "@/components/ui/toast/toast-store";
import { MoveHandleContext } from "@/components/updates/entry/move-handle-context";
import { announceOutdatedPage, isCodeGone } from "@/lib/browser/page/outdated-page";
import { cn } from "@/lib/shared/utils";
import type { UpdateView } from "@/lib/updates/view";

const MoveMenu = onDemand(() => import("./move-menu"));

/** Milliseconds after mount to load the library: before that, only someone who is about to drag waits for it. */
const PRELOAD_MS = 4000;

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

const moveHandle = (update: UpdateView) => <MoveHandle update={update} />;

/**
 * Moves an update: by dragging, by lifting it with Space, or with a press from the list of places. Pointer and focus tell the
 * drag layer which update can be lifted, so that it holds one draggable however long the lists are.
 */
function MoveHandle({ update }: { update: UpdateView }) {
  const t = useTranslations("move");
  const dragging = use(DragContext);
  const handle = useRef<HTMLButtonElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  if (!dragging) return null;
  const arm = () => {
    if (!handle.current || !anchor.current) return;
    const elements = { handle: handle.current, anchor: anchor.current };
    dragging.store.arm({ update, placement: placementOf(update), ...elements });
  };
  return (
    <button
      ref={handle}
      type="button"
      data-move-handle={update.id}
      aria-haspopup="dialog"
      aria-label={t("handle", { author: update.author.name })}
      className={cn(buttonVariants({ variant: "ghost", size: "icon" }), "relative touch-manipulation")}
      onPointerEnter={arm}
      onPointerDown={({ nativeEvent }) => {
        arm();
        dragging.early.press(update, nativeEvent);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === " ") dragging.early.lift(currentTarget);
      }}
      onFocus={arm}
      onKeyUp={keepSpaceForLifting}
      onClick={() => dragging.choosePlace(update)}
    >
      <Dots of="grip" className="size-5.5" />
      <span ref={anchor} aria-hidden className="absolute top-1/2 left-1/2 size-px" />
    </button>
  );
}

/** Some browsers click the button on keyup of Space although its keydown was used to lift. */
function keepSpaceForLifting(event: KeyboardEvent): void {
  if (event.key === " ") event.preventDefault();
}

let moving: typeof Moving | null = null;

/** Fetches the code that moves updates, which most readers never need. Rejects without a signal. */
async function loadMoving(): Promise<typeof Moving> {
  return (moving ??= await import("./project-mover"));
}

/** Moves updates of a project, immediately if `loadMoving` has finished, else after it. */
function useMover(projectId: string): Move {
  const t = useTranslations("move");
  const client = useQueryClient();
  const applyEvent = useApplyEvent();
  // The mover outlives a switch of the language.
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  }, [t]);
  const [move] = useState((): Move => {
    let mover: Move | null = null;
    return (...moved) => {
      const go = ({ createProjectMover }: typeof Moving) =>
        (mover ??= createProjectMover({ projectId, client, applyEvent, texts }))(...moved);
      if (moving) return go(moving);
      return loadMoving().then(go, async () => {
        if (await isCodeGone()) announceOutdatedPage();
        else
          toast({
            title: texts.current("failed"),
            description: texts.current("noSignal"),
            variant: "destructive",
          });
      });
    };
  });
  return move;
}

/**
 * Mounts the library once an update can be lifted: it renders a component per folder, which opening a folder should not wait for.
 * If loading fails, nothing can be dragged and everything else works.
 */
function DragLayerOnDemand(props: DragLayerProps) {
  const [Layer, setLayer] = useState<ComponentType<DragLayerProps> | null>(null);
  const { subscribe, isArmed } = props.store;
  // The user's own input goes first, here and below.
  const canLift = useDeferredValue(useStore(subscribe, isArmed, false));
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
