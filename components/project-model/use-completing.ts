"use client";

import { useMemo, useSyncExternalStore } from "react";
import { isOf } from "@/lib/outbox/kind-names";
import { EMPTY_OUTBOX, outboxState, subscribeToOutbox } from "@/lib/outbox/state";

/** Ids of the subtasks that the reader has completed, as far as the server does not know yet and it cannot be undone. */
export function useCompleting(): ReadonlySet<string> {
  const { items, undoable } = useSyncExternalStore(subscribeToOutbox, outboxState, () => EMPTY_OUTBOX);
  return useMemo(() => {
    const completions = items.filter((item) => isOf(item, "completion"));
    const sent = completions.filter(({ id, refusal }) => !refusal && !undoable.has(id));
    return new Set(sent.map(({ content }) => content.subtaskId));
  }, [items, undoable]);
}
