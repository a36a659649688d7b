import type { DropTarget } from "./drag-store";
import type { Placement } from "@/components/project-model/placement";
import type { UpdateView } from "@/lib/updates/view";

/** Pixels of movement that do not count as a drag. */
const TOLERANCE = 5;

interface EarlyDragOptions {
  targets: () => DropTarget[];
  /** The update was dropped before the library has loaded. */
  onDrop: (update: UpdateView, to: Placement) => void;
}

/** A press that is still down. */
interface Press {
  update: UpdateView;
  first: PointerEvent;
  last: PointerEvent;
  ended: AbortController;
}

/**
 * Drags that begin before the drag library has loaded. Once it has, `handOver` replays the press for it, and the library
 * continues the drag. Released before that, the update is dropped on the target under the pointer.
 */
export class EarlyDrag {
  readonly #options: EarlyDragOptions;
  #press: Press | null = null;
  #lifted: HTMLElement | null = null;
  #isOver = false;

  constructor(options: EarlyDragOptions) {
    this.#options = options;
  }

  /** A handle was pressed. */
  press(update: UpdateView, first: PointerEvent): void {
    if (this.#isOver || first.button !== 0) return;
    this.#press?.ended.abort();
    const press = { update, first, last: first, ended: new AbortController() };
    this.#press = press;
    const { signal } = press.ended;
    const cancel = () => press.ended.abort();
    addEventListener("pointermove", (event) => (press.last = event), { signal });
    addEventListener("pointerup", (event) => this.#release(press, event), { signal });
    addEventListener("pointercancel", cancel, { signal });
    // The browser's own drag or a selection would take the pointer away.
    for (const type of ["dragstart", "selectstart"])
      addEventListener(type, (event) => event.preventDefault(), { signal });
  }

  /** Space was pressed on a handle. */
  lift(handle: HTMLElement): void {
    if (!this.#isOver) this.#lifted = handle;
  }

  /** The library has loaded. */
  handOver(): void {
    this.#isOver = true;
    const press = this.#press;
    if (press && !press.ended.signal.aborted) repeat(press);
    press?.ended.abort();
    if (this.#lifted && this.#lifted === document.activeElement)
      this.#lifted.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }));
  }

  #release({ update, first, ended }: Press, last: PointerEvent): void {
    ended.abort();
    // A finger that moves immediately is scrolling.
    if (first.pointerType !== "mouse") return;
    const moved = Math.hypot(last.clientX - first.clientX, last.clientY - first.clientY);
    const to = moved > TOLERANCE && placeUnder(last, this.#options.targets());
    if (to) this.#options.onDrop(update, to);
  }
}

function repeat({ first, last }: Press): void {
  const { target } = first;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (first.pointerType === "mouse") {
    target.dispatchEvent(mouse("mousedown", first));
    target.dispatchEvent(mouse("mousemove", last));
  } else target.dispatchEvent(touchStart(target, first));
}

/** The innermost target under the pointer. */
function placeUnder({ clientX, clientY }: PointerEvent, targets: DropTarget[]): Placement | undefined {
  const under = document.elementFromPoint(clientX, clientY);
  const hit = targets.filter(({ element }) => element.contains(under));
  return hit.find((one) => !hit.some((other) => other !== one && one.element.contains(other.element)))
    ?.placement;
}

function mouse(type: "mousedown" | "mousemove", { clientX, clientY }: PointerEvent): MouseEvent {
  return new MouseEvent(type, { clientX, clientY, button: 0, buttons: 1, bubbles: true, cancelable: true });
}

function touchStart(target: Element, { pointerId, clientX, clientY }: PointerEvent): TouchEvent {
  const touches = [new Touch({ identifier: pointerId, target, clientX, clientY })];
  return new TouchEvent("touchstart", { touches, changedTouches: touches, bubbles: true, cancelable: true });
}
