import { type Placement, placementKey, placementOf } from "@/components/project-model/placement";
import type { UpdateView } from "@/lib/updates/view";

interface MoverDoors {
  /** Calls the server; resolves with the moved update, or throws. */
  send: (updateId: string, to: Placement) => Promise<UpdateView>;
  /** Shows the update, as it is on the screen now, in another place. */
  show: (update: UpdateView, to: Placement) => void;
  onMoved: (update: UpdateView) => void;
  onRefused: (thrown: unknown) => void;
  /** No move of this update is in flight any more. */
  onSettled: (update: UpdateView) => void;
}

/** An update with moves in flight. */
interface Journey {
  /** As it is on the screen. */
  shown: UpdateView;
  /** Its last place that the server confirmed. */
  confirmed: Placement;
  underway: number;
  last: Promise<void>;
}

/**
 * Moves updates optimistically: on the screen first, then on the server, each update's moves in order. When the server
 * refuses, the update returns to its confirmed place unless a later move of it is still in flight.
 */
export function createMover({ send, show, onMoved, onRefused, onSettled }: MoverDoors) {
  const journeys = new Map<string, Journey>();

  const place = (journey: Journey, to: Placement) => {
    if (isIn(journey.shown, to)) return;
    show(journey.shown, to);
    journey.shown = placedIn(journey.shown, to);
  };

  const travel = async (journey: Journey, to: Placement) => {
    const { id } = journey.shown;
    try {
      const moved = await send(id, to);
      journey.confirmed = placementOf(moved);
      onMoved(moved);
    } catch (thrown) {
      onRefused(thrown);
    }
    journey.underway -= 1;
    if (journey.underway > 0) return;
    journeys.delete(id);
    place(journey, journey.confirmed);
    onSettled(journey.shown);
  };

  /** Does nothing if the update is already there. Resolves when the server has answered; never rejects. */
  return function move(update: UpdateView, to: Placement): Promise<void> {
    const known = journeys.get(update.id);
    if (isIn(known?.shown ?? update, to)) return known?.last ?? Promise.resolve();
    const journey = known ?? {
      shown: update,
      confirmed: placementOf(update),
      underway: 0,
      last: Promise.resolve(),
    };
    journeys.set(update.id, journey);
    place(journey, to);
    journey.underway += 1;
    journey.last = journey.last.then(() => travel(journey, to));
    return journey.last;
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
