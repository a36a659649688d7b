import type { Placement } from "@/components/project-model/placement";
import type { UpdateView } from "@/lib/updates/view";

/** A folder or subtask on the page that an update can be dropped on. */
export interface DropTarget {
  /** Unique among the targets: the placement's key, with a number behind it when the place is there twice. */
  id: string;
  placement: Placement;
  /** What people call it. */
  name: string;
  element: HTMLElement;
}

/** The update whose handle the pointer or the focus is on: the only one that can be lifted next. */
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
 * What lies on the page for the drag layer to work with. The lists tell it where they are; they render nothing for its sake, so
 * that they neither wait for the library nor lose their state when it arrives.
 */
export class DragStore {
  #live = EMPTY_SCENE;
  #held: DragScene | null = null;
  #travelled = false;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly scene = (): DragScene => this.#held ?? this.#live;

  /** Adds a target until the returned function is called. */
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

  /** Keeps the scene as it is while something is in the air: the library cannot bear a change then. */
  hold(): void {
    this.#held = this.#live;
    this.#travelled = false;
  }

  /** What is in the air has left the spot where it was lifted. */
  readonly travel = (): void => {
    this.#travelled = true;
  };

  /** Whether it ever left that spot. */
  hasTravelled(): boolean {
    return this.#travelled;
  }

  release(): void {
    this.#held = null;
    this.#emit();
  }

  #freeId(key: string, count = 1): string {
    const id = count === 1 ? key : `${key}#${count}`;
    return this.#live.targets.some((target) => target.id === id) ? this.#freeId(key, count + 1) : id;
  }

  #change(part: Partial<DragScene>): void {
    this.#live = { ...this.#live, ...part };
    if (!this.#held) this.#emit();
  }

  #emit(): void {
    this.#listeners.forEach((listener) => {
      listener();
    });
  }
}
