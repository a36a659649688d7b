import type { OutboxItem } from "@/lib/browser/outbox/items/item";

/** Whether the server refused an item's recording. */
export function isUploadRefused({ refusal }: Pick<OutboxItem, "refusal">): boolean {
  return refusal?.reason === "file" || refusal?.reason === "notAudio";
}
