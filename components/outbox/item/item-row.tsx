import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { createElement, type Ref, useState } from "react";
import { DiscardButton, discard } from "./discard-button";
import { EditItem, editDraft } from "./edit-item";
import ItemFiles from "./item-files";
import { ItemState } from "./item-state";
import { RetryButton } from "./retry-button";
import { SaveFileButton } from "./save-file-button";
import { useItemTexts } from "./use-item-texts";
import { useDraft } from "@/components/form/draft-store";
import { viewOf } from "@/components/outbox/kinds/kind-views";
import { useOutbox } from "@/components/outbox/use-outbox";
import { TimeText } from "@/components/providers/time-text";
import { Button } from "@/components/ui/input/button";
import { CopyButton } from "@/components/ui/input/copy-button";
import { type OutboxItem, recordingOf } from "@/lib/browser/outbox/items/item";

interface ItemRowProps {
  item: OutboxItem;
  /** Below its title. Default: where it goes. */
  hint?: string;
  /** Of its button. */
  ref?: Ref<HTMLButtonElement>;
}

/** An unsent item with its time and state, and why it was refused; a press shows its actions. */
export function ItemRow({ item, hint, ref }: ItemRowProps) {
  const t = useTranslations("outbox");
  const recording = recordingOf(item);
  const { title, text, place, moved, reason, time } = useItemTexts(item);
  const isSending = useOutbox().sending.has(item.id);
  const isBegun = useDraft(editDraft(item.userId, item.key), (draft) => draft !== null);
  const [open, setOpen] = useState<"actions" | "editor" | null>(isBegun ? "editor" : null);
  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-expanded={open !== null}
        className="grid min-h-16 w-full grid-cols-[1.5rem_1fr_auto] items-center gap-x-3 gap-y-0.5 rounded-button py-2.5 text-left"
        onClick={() => setOpen(open !== null ? null : isBegun ? "editor" : "actions")}
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
        <span className="col-span-2 col-start-2 flex flex-wrap justify-between gap-x-3 text-[0.9375rem]">
          <span className="min-w-0 wrap-anywhere text-muted">{moved ?? hint ?? place}</span>
          <ItemState item={item} />
        </span>
      </button>
      {reason && <p className="pb-2.5 text-[0.9375rem] text-muted">{reason}</p>}
      {open && (open === "editor" || !isSending) && (
        <div className="pt-1 pb-4">
          {open === "editor" && text !== null ? (
            <EditItem item={item} text={text} onClose={() => setOpen(null)} />
          ) : (
            <div className="grid grid-cols-2 gap-2.5">
              <ItemFiles item={item} className="col-span-2" />
              {text !== null && (
                <CopyButton
                  value={text}
                  label={t("copy")}
                  copiedLabel={t("copied")}
                  className="min-h-12 px-3"
                />
              )}
              <DiscardButton onDiscard={() => discard(item)} />
              {text !== null && (
                <Button variant="secondary" className="px-3" onClick={() => setOpen("editor")}>
                  <Pencil aria-hidden className="size-5" />
                  {t("edit")}
                </Button>
              )}
              <RetryButton item={item} />
              {recording && <SaveFileButton item={item} file={recording} />}
            </div>
          )}
        </div>
      )}
    </>
  );
}
