import type { Placement } from "@/components/project-model/placement";
import { Listeners } from "@/lib/browser/listeners";
import type { UpdateView } from "@/lib/updates/view";

/** A folder or subtask on the page that an update can be dropped on. */
export interface DropTarget {
  /** Unique among the targets: the placement's key, with a number appended for a place that is on the page twice. */
  id: string;
  placement: Placement;
  /** As shown to people. */
  name: string;
  element: HTMLElement;
}

/** The update whose handle is hovered or focused: the only one that can be lifted next. */
export interface ArmedGrip {
  update: UpdateView;
  placement: Placement;
  handle: HTMLElement;
  /** One pixel in the middle of the handle. */
  anchor: HTMLElement;
}

export interface DragScene {
  targets: DropTarget[];
  armed: ArmedGrip | null;
}

export const EMPTY_SCENE: DragScene = { targets: [], armed: null };

/**
 * What the drag layer works with. Lists register their elements here and render nothing extra, so they neither wait for the
 * library nor lose their state when it loads.
 */
export class DragStore {
  #live = EMPTY_SCENE;
  #held: DragScene | null = null;
  #traveled = false;
  readonly #listeners = new Listeners();

  readonly subscribe = this.#listeners.subscribe;

  readonly scene = (): DragScene => this.#held ?? this.#live;

  /** Whether any update has been hovered or focused by its handle. */
  readonly isArmed = (): boolean => this.#live.armed !== null;

  /** Registers a target; returns the function that removes it. */
  addTarget(key: string, target: Omit<DropTarget, "id">): () => void {
    const added = { ...target, id: this.#freeId(key) };
    this.#change({ targets: [...this.#live.targets, added] });
    return () => this.#change({ targets: this.#live.targets.filter((other) => other !== added) });
  }

  arm(grip: ArmedGrip): void {
    const { armed } = this.#live;
    if (armed?.handle === grip.handle && armed.update === grip.update) return;
    this.#change({ armed: grip });
  }

  /** Freezes the scene during a drag: the library does not tolerate changes then. */
  hold(): void {
    this.#held = this.#live;
    this.#traveled = false;
  }

  /** The lifted update has left the spot where it was lifted. */
  readonly travel = (): void => {
    this.#traveled = true;
  };

  /** Whether it has ever left that spot. */
  hasTraveled(): boolean {
    return this.#traveled;
  }

  release(): void {
    this.#held = null;
    this.#listeners.notify();
  }

  #freeId(key: string, count = 1): string {
    const id = count === 1 ? key : `${key}#${count}`;
    return this.#live.targets.some((target) => target.id === id) ? this.#freeId(key, count + 1) : id;
  }

  #change(part: Partial<DragScene>): void {
    this.#live = { ...this.#live, ...part };
    if (!this.#held) this.#listeners.notify();
  }
}
