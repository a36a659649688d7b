import { type Placement, placementKey, placementOf } from "@/components/project-model/placement";
import type { UpdateView } from "@/lib/updates/view";

/** Moves an update; `isUndo` when it goes back to where it came from. */
export type Move = (update: UpdateView, to: Placement, isUndo?: boolean) => Promise<void>;

interface MoverOptions {
  /** Calls the server; resolves with the moved update, or throws. */
  send: (updateId: string, to: Placement) => Promise<UpdateView>;
  /** Shows the update, as it is on the screen now, in another place. */
  show: (update: UpdateView, to: Placement) => void;
  /** `from` is where it was; `isUndo` as passed to `move`. */
  onMoved: (update: UpdateView, from: Placement, isUndo: boolean) => void;
  onRefused: (thrown: unknown, isUndo: boolean) => void;
  /** All moves of this update have settled; the last one may have been refused, and is rolled back then. */
  onSettled: (update: UpdateView, isRolledBack: boolean) => void;
}

/** An update with moves in flight. */
interface MovingUpdate {
  /** As it is on the screen. */
  shown: UpdateView;
  /** Its last place that the server confirmed. */
  confirmed: Placement;
  inFlight: number;
  last: Promise<void>;
}

/**
 * Moves updates optimistically: on the screen first, then on the server, each update's moves in order. When the server
 * refuses, the update returns to its confirmed place unless a later move of it is still in flight.
 */
export function createMover({ send, show, onMoved, onRefused, onSettled }: MoverOptions) {
  const movingUpdates = new Map<string, MovingUpdate>();

  const place = (moving: MovingUpdate, to: Placement) => {
    if (isIn(moving.shown, to)) return;
    show(moving.shown, to);
    moving.shown = placedIn(moving.shown, to);
  };

  const sendMove = async (moving: MovingUpdate, to: Placement, isUndo: boolean) => {
    const { id } = moving.shown;
    const from = moving.confirmed;
    try {
      const moved = await send(id, to);
      moving.confirmed = placementOf(moved);
      onMoved(moved, from, isUndo);
    } catch (thrown) {
      onRefused(thrown, isUndo);
    }
    moving.inFlight -= 1;
    if (moving.inFlight > 0) return;
    movingUpdates.delete(id);
    const isRolledBack = !isIn(moving.shown, moving.confirmed);
    place(moving, moving.confirmed);
    onSettled(moving.shown, isRolledBack);
  };

  /** Does nothing if the update is already there. Resolves when the server has answered; never rejects. */
  return function move(update: UpdateView, to: Placement, isUndo = false): Promise<void> {
    const known = movingUpdates.get(update.id);
    if (isIn(known?.shown ?? update, to)) return known?.last ?? Promise.resolve();
    const moving = known ?? {
      shown: update,
      confirmed: placementOf(update),
      inFlight: 0,
      last: Promise.resolve(),
    };
    movingUpdates.set(update.id, moving);
    place(moving, to);
    moving.inFlight += 1;
    moving.last = moving.last.then(() => sendMove(moving, to, isUndo));
    return moving.last;
  };
}

/** Whether the update is already there. */
export function isIn(update: UpdateView, place: Placement): boolean {
  return placementKey(placementOf(update)) === placementKey(place);
}

/** The update as it is in another place. */
function placedIn(update: UpdateView, to: Placement): UpdateView {
  return {
    ...update,
    taskId: to.kind === "unassigned" ? null : to.taskId,
    subtaskId: to.kind === "subtask" ? to.subtaskId : null,
  };
}
