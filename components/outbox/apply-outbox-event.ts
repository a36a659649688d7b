import type { useTranslations } from "next-intl";
import { isUploadRefused } from "@/components/outbox/item/upload-refused";
import { viewOf } from "@/components/outbox/kinds/kind-views";
import type { ApplyEvent } from "@/components/project-model/use-apply-event";
import type { useErrorText } from "@/components/providers/use-error-text";
import { toast } from "@/components/ui/toast/toast-store";
import type { OutboxEvent } from "@/lib/browser/outbox/state";

interface Page {
  t: ReturnType<typeof useTranslations<"outbox">>;
  applyEvent: ApplyEvent;
  textOf: ReturnType<typeof useErrorText>;
}

/** Applies a sent item to the query cache, or shows a toast for a refused one. */
export function applyOutboxEvent(event: OutboxEvent, { t, applyEvent, textOf }: Page): void {
  if (event.is === "received") {
    const { item, answer } = event;
    const { onSent, sentToast } = viewOf(item);
    onSent(item.content, item, answer, applyEvent);
    if (sentToast) toast({ title: t(sentToast) });
  } else if (event.is === "refused") {
    const { item } = event;
    const reason = item.refusal && textOf(item.refusal);
    const title = t(isUploadRefused(item) ? "uploadFailed" : viewOf(item).failed);
    const description = [reason, t("refusedToast")].filter(Boolean).join(" ");
    toast({ title, description, variant: "destructive" });
  }
}
