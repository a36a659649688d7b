import { type ListedPlace, placementKey, placementOf } from "@/components/project-model/placement";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { isOf, type UpdateContent } from "@/lib/browser/outbox/items/item-kinds";

export type PendingUpdateItem = OutboxItem<UpdateContent>;

/** The reader's unsent updates for a list, newest first. */
export function pendingUpdates(
  items: readonly OutboxItem[],
  projectId: string,
  listed: ListedPlace,
): PendingUpdateItem[] {
  return items
    .filter((item) => isOf(item, "update"))
    .filter(({ written }) => written.projectId === projectId)
    .filter(
      ({ content }) => listed.kind === "all" || placementKey(placementOf(content)) === placementKey(listed),
    )
    .toReversed();
}

/** The id of the element that shows a pending update. */
export function pendingElementId(itemId: number): string {
  return `pending-${String(itemId)}`;
}
