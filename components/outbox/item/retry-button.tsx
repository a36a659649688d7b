import { RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/input/button";
import { openOutbox } from "@/lib/browser/outbox/client";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";

export function RetryButton({ item }: { item: OutboxItem }) {
  const label = useRetryLabel(item);
  return (
    <Button variant="secondary" className="px-3" onClick={() => void retry(item)}>
      <RotateCw aria-hidden className="size-5" />
      {label}
    </Button>
  );
}

export async function retry({ key }: OutboxItem): Promise<void> {
  await (await openOutbox()).retry(key);
}

export function useRetryLabel({ refusal }: OutboxItem): string {
  const t = useTranslations("outbox");
  return refusal?.reason === "earlierReceived" ? t("sendAsNew") : t("retry");
}
