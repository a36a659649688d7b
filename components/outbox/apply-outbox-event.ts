import type { useTranslations } from "next-intl";
import type { useErrorText } from "@/components/providers/use-error-text";
import type { ApplyEvent } from "@/components/project-model/use-apply-event";
import { toast } from "@/components/ui/toast-store";
import type { OutboxEvent } from "@/lib/outbox/state";
import { isUploadRefused } from "./upload-refused";
import { viewOf } from "./kind-views";

interface Page {
  t: ReturnType<typeof useTranslations<"outbox">>;
  applyEvent: ApplyEvent;
  textOf: ReturnType<typeof useErrorText>;
}

/** Applies a sent item to the query cache, or shows a toast for a refused one. */
export function applyOutboxEvent(event: OutboxEvent, { t, applyEvent, textOf }: Page): void {
  if (event.is === "received") {
    const { item, answer } = event;
    const { arrived, arrival } = viewOf(item);
    arrived(item.content, item, answer, applyEvent);
    if (arrival) toast({ title: t(arrival) });
  } else if (event.is === "refused") {
    const { item } = event;
    const reason = item.refusal && textOf(item.refusal);
    const title = t(isUploadRefused(item) ? "uploadFailed" : viewOf(item).failed);
    const description = [reason, t("refusedToast")].filter(Boolean).join(" ");
    toast({ title, description, variant: "destructive" });
  }
}
