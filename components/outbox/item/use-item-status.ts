import { useOutbox } from "@/components/outbox/use-outbox";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";

export type ItemStatus = "onPhone" | "sending" | "refused";

/** An item's state; `percent` is how much of its file was uploaded, null for a text. */
export function useItemStatus({ id, refusal }: OutboxItem): { status: ItemStatus; percent: number | null } {
  const percent = useOutbox().sending.get(id);
  if (percent !== undefined) return { status: "sending", percent };
  return { status: refusal ? "refused" : "onPhone", percent: null };
}

/** Whether the server refused an item's recording. */
export function isUploadRefused({ refusal }: Pick<OutboxItem, "refusal">): boolean {
  return refusal?.reason === "file" || refusal?.reason === "notAudio";
}
