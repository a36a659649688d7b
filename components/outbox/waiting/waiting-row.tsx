"use client";

import { useTranslations } from "next-intl";
import { createElement, useState } from "react";
import { EditItem } from "@/components/outbox/item/edit-item";
import { ItemActions } from "@/components/outbox/item/item-actions";
import { ItemState } from "@/components/outbox/item/item-state";
import { viewOf } from "@/components/outbox/kinds/kind-views";
import { useItemTexts } from "@/components/outbox/item/use-item-texts";
import { useOutbox } from "@/components/outbox/use-outbox";
import { TimeText } from "@/components/providers/time-text";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";

/** An unsent item with its time and state; a press shows its actions. */
export function WaitingRow({ item }: { item: OutboxItem }) {
  const t = useTranslations("outbox");
  const { title, text, place, moved, time } = useItemTexts(item);
  const isSending = useOutbox().sending.has(item.id);
  const [open, setOpen] = useState<"actions" | "editor" | null>(null);
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={open !== null}
        aria-label={t("actions", { title })}
        aria-describedby={`waiting-${String(item.id)}`}
        className="grid min-h-16 w-full grid-cols-[1.5rem_1fr_auto] items-center gap-x-3 gap-y-0.5 rounded-button py-2.5 text-left"
        onClick={() => {
          setOpen(open === null ? "actions" : null);
        }}
      >
        {createElement(viewOf(item).icon(item), {
          "aria-hidden": true,
          className: "size-5.5 self-start text-muted",
        })}
        <span className="line-clamp-2 min-w-0 leading-snug font-strong wrap-anywhere">{title}</span>
        <TimeText
          dateTime={item.capturedAt}
          className="self-start justify-self-end text-[0.9375rem] text-muted tabular-nums"
        >
          {time}
        </TimeText>
        <span id={`waiting-${String(item.id)}`} className="contents">
          <span className="col-start-2 min-w-0 text-[0.9375rem] wrap-anywhere text-muted">
            {moved ?? place}
          </span>
          <span className="justify-self-end text-[0.9375rem]">
            <ItemState item={item} />
          </span>
        </span>
      </button>
      {open && !isSending && (
        <div className="pt-1 pb-4">
          {open === "editor" && text !== null ? (
            <EditItem item={item} text={text} onClose={() => setOpen(null)} />
          ) : (
            <ItemActions item={item} text={text} onEdit={() => setOpen("editor")} />
          )}
        </div>
      )}
    </li>
  );
}
