"use client";

import { useMemo, useSyncExternalStore } from "react";
import { isOf } from "@/lib/browser/outbox/items/kind-names";
import { EMPTY_OUTBOX, outboxState, subscribeToOutbox } from "@/lib/browser/outbox/state";

/** Ids of the subtasks whose completion is final on this phone but not yet confirmed by the server. */
export function useCompletingSubtasks(): ReadonlySet<string> {
  const { items, undoable } = useSyncExternalStore(subscribeToOutbox, outboxState, () => EMPTY_OUTBOX);
  return useMemo(() => {
    const completions = items.filter((item) => isOf(item, "completion"));
    const sent = completions.filter(({ id, refusal }) => !refusal && !undoable.has(id));
    return new Set(sent.map(({ content }) => content.subtaskId));
  }, [items, undoable]);
}
