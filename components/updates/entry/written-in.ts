import { useEffect } from "react";
import { type ListedPlace, placementKey, placementOf } from "@/components/project-model/placement";
import { useStore } from "@/components/providers/use-store";
import { Listeners } from "@/lib/browser/listeners";
import type { UpdateView } from "@/lib/updates/view";

/** One for each open field: an update may have two. */
type Fields = readonly { update: UpdateView }[];

const NONE: Fields = [];
let fields = NONE;
const listeners = new Listeners();

/** Notes, while a field of an update is open, that the reader writes in it. */
export function useWritingIn(update: UpdateView, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const field = { update };
    change([...fields, field]);
    return () => change(fields.filter((one) => one !== field));
  }, [update, isOpen]);
}

function change(now: Fields): void {
  fields = now;
  listeners.notify();
}

/**
 * The updates that a list of this place no longer has and in which the reader still writes: somebody moved them meanwhile, which
 * would take the field from under their fingers.
 */
export function useMovedWhileWriting(
  place: ListedPlace,
  updates: readonly UpdateView[] = [],
): readonly UpdateView[] {
  const open = useStore(listeners.subscribe, () => fields, NONE);
  const all = [...new Set(open.map(({ update }) => update))];
  const isIn = (update: UpdateView) =>
    place.kind === "all" || placementKey(place) === placementKey(placementOf(update));
  return all.filter((one) => isIn(one) && !updates.some(({ id }) => id === one.id));
}
