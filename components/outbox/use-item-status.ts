"use client";

import type { OutboxItem } from "@/lib/outbox/item";
import { useOutbox } from "./use-outbox";

export type ItemStatus = "onPhone" | "sending" | "refused";

/** Where an item is on its way; `percent` is how much of its file has arrived, null for a text. */
export function useItemStatus({ id, refusal }: OutboxItem): { status: ItemStatus; percent: number | null } {
  const percent = useOutbox().sending.get(id);
  if (percent !== undefined) return { status: "sending", percent };
  return { status: refusal ? "refused" : "onPhone", percent: null };
}
