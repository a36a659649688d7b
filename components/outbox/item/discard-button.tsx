import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { editDraft } from "./edit-item";
import { writeDraft } from "@/components/form/draft-store";
import { Button } from "@/components/ui/input/button";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { toast } from "@/components/ui/toast/toast-store";
import { openOutbox } from "@/lib/browser/outbox/client";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";

/** Discards what was not sent for good, once the person has confirmed it. */
export function DiscardButton({ onDiscard }: { onDiscard: () => void | Promise<void> }) {
  const t = useTranslations("outbox");
  const common = useTranslations("common");
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    try {
      await onDiscard();
    } catch {
      toast({ title: common("unexpected"), variant: "destructive" });
    }
  };
  return (
    <>
      <Button variant="secondary" className="px-3 text-danger" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-5" />
        {t("discard")}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("discardTitle")}
        description={t("discardHint")}
        confirmLabel={t("discard")}
        cancelLabel={t("keep")}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

/** Discards an item, and what was being typed into it. */
export async function discard({ key, userId }: OutboxItem): Promise<void> {
  await (await openOutbox()).discard(key);
  writeDraft(editDraft(userId, key), null);
}
