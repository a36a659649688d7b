import { type Placement, placementKey, placementOf } from "@/components/project-model/placement";
import type { UpdateView } from "@/lib/updates/view";

interface MoverDoors {
  /** Asks the server, which answers with the moved update, or throws. */
  send: (updateId: string, to: Placement) => Promise<UpdateView>;
  /** Shows the update, as it is on the screen now, in another place. */
  show: (update: UpdateView, to: Placement) => void;
  onMoved: (update: UpdateView) => void;
  onRefused: (thrown: unknown) => void;
  /** Nothing of this update is on its way any more. */
  onSettled: (update: UpdateView) => void;
}

/** One update on its way. */
interface Journey {
  /** As it is on the screen. */
  shown: UpdateView;
  /** Where the server last said that it is. */
  confirmed: Placement;
  underway: number;
  last: Promise<void>;
}

/**
 * Moves updates: at once on the screen, then on the server, each update's moves in the order in which they were made. After a
 * refusal an update goes back to where the server has it, unless a later move of it is still to be answered.
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

  /** Does nothing when the update is there already. Resolves when the server has answered; never rejects. */
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

/** Whether the update lies there already. */
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
