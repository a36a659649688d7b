"use client";

import Pencil from "lucide-react/icons/pencil";
import { useTranslations } from "next-intl";
import { DiscardButton } from "./discard-button";
import ItemFiles from "./item-files";
import { RetryButton } from "./retry-button";
import { SaveFileButton } from "./save-file-button";
import { Button } from "@/components/ui/input/button";
import { CopyButton } from "@/components/ui/input/copy-button";
import { type OutboxItem, recordingOf } from "@/lib/browser/outbox/items/item";

interface ItemActionsProps {
  item: OutboxItem;
  /** The text to copy and edit; null if there is none. */
  text: string | null;
  onEdit: () => void;
}

/** The actions on an unsent item: play, copy, edit, send now, discard. */
export function ItemActions({ item, text, onEdit }: ItemActionsProps) {
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
