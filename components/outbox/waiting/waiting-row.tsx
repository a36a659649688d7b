import Pencil from "lucide-react/icons/pencil";
import { useTranslations } from "next-intl";
import { createElement, useState } from "react";
import { DiscardButton } from "@/components/outbox/item/discard-button";
import { EditItem } from "@/components/outbox/item/edit-item";
import ItemFiles from "@/components/outbox/item/item-files";
import { ItemState } from "@/components/outbox/item/item-state";
import { RetryButton } from "@/components/outbox/item/retry-button";
import { SaveFileButton } from "@/components/outbox/item/save-file-button";
import { useItemTexts } from "@/components/outbox/item/use-item-texts";
import { viewOf } from "@/components/outbox/kinds/kind-views";
import { useOutbox } from "@/components/outbox/use-outbox";
import { TimeText } from "@/components/providers/time-text";
import { Button } from "@/components/ui/input/button";
import { CopyButton } from "@/components/ui/input/copy-button";
import { type OutboxItem, recordingOf } from "@/lib/browser/outbox/items/item";

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
        onClick={() => setOpen(open === null ? "actions" : null)}
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

interface ItemActionsProps {
  item: OutboxItem;
  /** The text to copy and edit; null if there is none. */
  text: string | null;
  onEdit: () => void;
}

/** The actions on an unsent item: play, copy, edit, send now, discard. */
function ItemActions({ item, text, onEdit }: ItemActionsProps) {
  const t = useTranslations("outbox");
  const recording = recordingOf(item);
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <ItemFiles item={item} className="col-span-2" />
      {text !== null && (
        <CopyButton value={text} label={t("copy")} copiedLabel={t("copied")} className="min-h-12 px-3" />
      )}
      <DiscardButton id={item.id} />
      {text !== null && (
        <Button variant="secondary" className="px-3" onClick={onEdit}>
          <Pencil aria-hidden className="size-5" />
          {t("edit")}
        </Button>
      )}
      <RetryButton item={item} />
      {recording && <SaveFileButton item={item} file={recording} />}
    </div>
  );
}
