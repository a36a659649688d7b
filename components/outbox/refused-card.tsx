"use client";

import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TimeText } from "@/components/providers/time-text";
import type { OutboxItem } from "@/lib/outbox/item";
import { EditItem } from "./edit-item";
import { ItemActions } from "./item-actions";
import { viewOf } from "./kind-views";
import { useItemTexts } from "./use-item-texts";

/** What the server refused: the words, the reason, and what can be done. */
export function RefusedCard({ item }: { item: OutboxItem }) {
  const t = useTranslations("outbox.states");
  const { title, text, place, reason, time } = useItemTexts(item);
  const [editing, setEditing] = useState(false);
  const closeEditor = () => {
    setEditing(false);
  };
  return (
    <li className="rounded-card border border-line bg-surface px-4 pt-3.5 pb-4">
      <p className="flex items-center gap-1.5 text-[0.9375rem]">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger" />
        <b className="flex-1 font-strong text-danger">{t(viewOf(item).refused)}</b>
        <TimeText dateTime={item.capturedAt} className="text-muted tabular-nums">
          {time}
        </TimeText>
      </p>
      {editing && text !== null ? (
        <div className="mt-2.5">
          <EditItem id={item.id} text={text} onClose={closeEditor} />
        </div>
      ) : (
        <>
          <p className="mt-2 font-strong wrap-anywhere whitespace-pre-line">{title}</p>
          <p className="mt-1 text-[0.9375rem] text-muted">{place}</p>
          <p className="mt-1.5 mb-3.5 text-[0.9375rem] text-muted">{reason}</p>
          <ItemActions item={item} text={text} onEdit={() => setEditing(true)} />
        </>
      )}
    </li>
  );
}
