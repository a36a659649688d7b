"use client";

import Pencil from "lucide-react/icons/pencil";
import RotateCw from "lucide-react/icons/rotate-cw";
import Trash2 from "lucide-react/icons/trash-2";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { openOutbox } from "@/lib/outbox/client";
import type { OutboxItem } from "@/lib/outbox/item";

interface ItemActionsProps {
  item: OutboxItem;
  /** What can be copied and edited; null when there is nothing. */
  text: string | null;
  onEdit: () => void;
}

/** What can be done with an item: copy it out, edit it, send it now, discard it. */
export function ItemActions({ item, text, onEdit }: ItemActionsProps) {
  const t = useTranslations("outbox");
  const [discarding, setDiscarding] = useState(false);
  const retry = async () => (await openOutbox()).retry(item.id);
  const discard = async () => (await openOutbox()).discard(item.id);
  const isNew = item.refusal?.reason === "earlierReceived";
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {text !== null && (
        <CopyButton value={text} label={t("copy")} copiedLabel={t("copied")} className="min-h-12 px-3" />
      )}
      <Button variant="secondary" className="px-3 text-danger" onClick={() => setDiscarding(true)}>
        <Trash2 aria-hidden className="size-5" />
        {t("discard")}
      </Button>
      {text !== null && (
        <Button variant="secondary" className="px-3" onClick={onEdit}>
          <Pencil aria-hidden className="size-5" />
          {t("edit")}
        </Button>
      )}
      <Button variant="secondary" className="px-3" onClick={() => void retry()}>
        <RotateCw aria-hidden className="size-5" />
        {isNew ? t("sendAsNew") : t("retry")}
      </Button>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={t("discardTitle")}
        description={t("discardHint")}
        confirmLabel={t("discard")}
        cancelLabel={t("keep")}
        onConfirm={() => void discard()}
      />
    </div>
  );
}
