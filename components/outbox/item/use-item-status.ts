import { useOutbox } from "@/components/outbox/use-outbox";
import { type OutboxItem, photoCountOf } from "@/lib/browser/outbox/items/item";

export type ItemStatus = "onPhone" | "sending" | "refused";

/** An item's state; `percent` is how much of its file was uploaded, null for a text. */
export function useItemStatus({ id, refusal }: OutboxItem): { status: ItemStatus; percent: number | null } {
  const percent = useOutbox().sending.get(id);
  if (percent !== undefined) return { status: "sending", percent };
  return { status: refusal ? "refused" : "onPhone", percent: null };
}

/** Key in `outbox.states` of an item whose recording or photos could not be uploaded. */
export function uploadRefusal(item: OutboxItem): "refusedFile" | "refusedFiles" {
  return photoCountOf(item) > 0 ? "refusedFiles" : "refusedFile";
}

/** Whether the server refused an item's recording or photos. */
export function isUploadRefused({ refusal }: Pick<OutboxItem, "refusal">): boolean {
  return refusal?.reason === "file" || refusal?.reason === "notAudio";
}
