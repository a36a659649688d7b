import { useMemo } from "react";
import { useOutbox } from "@/components/outbox/use-outbox";
import { completedBy } from "@/lib/browser/outbox/items/item-kinds";

/** Milliseconds during which a tick can be undone. */
export const UNDO_MS = 6000;

interface PendingTick {
  /** Key of its item in the outbox. */
  key: string;
  /** When it is sent, in milliseconds since 1970. */
  sendsAt: number;
}

/** The ticks that can still be undone, by subtask id. */
export function usePendingTicks(): ReadonlyMap<string, PendingTick> {
  const { items, undoable } = useOutbox();
  return useMemo(() => {
    const ticks = items.filter(({ id }) => undoable.has(id));
    return new Map(
      ticks.flatMap((item) => {
        const subtaskId = completedBy(item);
        return subtaskId ? [[subtaskId, { key: item.key, sendsAt: item.sendAfter }] as const] : [];
      }),
    );
  }, [items, undoable]);
}
