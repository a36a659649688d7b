"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { CommentItem } from "./comment-item";
import { ItemState } from "@/components/outbox/item/item-state";
import { RefusedNote } from "@/components/outbox/item/refused-note";
import { useFormat } from "@/components/providers/use-format";
import { UserText } from "@/components/translation/user-text";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { isOf } from "@/lib/browser/outbox/items/kind-names";
import type { CommentContent } from "@/lib/browser/outbox/kinds/comment";
import { outboxState, subscribeToOutbox } from "@/lib/browser/outbox/state";

type PendingComment = OutboxItem<CommentContent>;

/** The reader's unsent comments on an update, with their state. */
export function PendingComments({ updateId }: { updateId: string }) {
  const t = useTranslations("outbox");
  const format = useFormat();
  return usePendingComments(updateId).map((item) => (
    <CommentItem
      key={item.id}
      author={{ name: t("you") }}
      time={{ label: format.shortTime(item.capturedAt), dateTime: item.capturedAt }}
      menu={<ItemState item={item} resting="onPhone" isChip />}
      note={item.refusal && <RefusedNote />}
    >
      <UserText text={item.content.text} />
    </CommentItem>
  ));
}

const NONE: PendingComment[] = [];

/** Rerenders only when the comments of this update change: a project has hundreds of updates. */
function usePendingComments(updateId: string): PendingComment[] {
  return useSyncExternalStore(
    subscribeToOutbox,
    () => byUpdate(outboxState().items).get(updateId) ?? NONE,
    () => NONE,
  );
}

let grouped: { items: readonly OutboxItem[]; byUpdate: Map<string, PendingComment[]> } | null = null;

/** Computed once for all updates. */
function byUpdate(items: readonly OutboxItem[]): Map<string, PendingComment[]> {
  if (grouped?.items === items) return grouped.byUpdate;
  const groups = new Map<string, PendingComment[]>();
  for (const item of items.filter((one) => isOf(one, "comment"))) {
    const { updateId } = item.content;
    groups.set(updateId, [...(groups.get(updateId) ?? []), item]);
  }
  grouped = { items, byUpdate: groups };
  return groups;
}
