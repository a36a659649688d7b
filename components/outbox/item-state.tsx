"use client";

import Clock from "lucide-react/icons/clock";
import Send from "lucide-react/icons/send";
import { useTranslations } from "next-intl";
import { useFormat } from "@/components/providers/use-format";
import { cn } from "@/lib/utils";
import { useOutbox } from "./use-outbox";

interface ItemStateProps {
  id: number;
  /** What an item that is not being sent says: that it waits, or where it is. */
  resting?: "waiting" | "onPhone";
  /** As a chip with a ground of its own. */
  isChip?: boolean;
}

/** Where an item is on its way, as a word with an icon. */
export function ItemState({ id, resting = "waiting", isChip = false }: ItemStateProps) {
  const t = useTranslations("outbox.states");
  const format = useFormat();
  const { sending, paused } = useOutbox();
  const percent = sending.get(id);
  const isSending = percent !== undefined;
  const Icon = isSending ? Send : Clock;
  const text = () => {
    if (percent) return t("sendingPercent", { percent: format.percent(percent) });
    if (isSending) return t("sending");
    return paused === "signedOut" ? t("signIn") : t(resting);
  };
  return (
    <span
      role="status"
      className={cn(
        "inline-flex items-center gap-1.5 font-strong",
        isSending ? "text-blue" : "text-muted",
        isChip && "rounded-chip px-2.5 py-1",
        isChip && (isSending ? "bg-blue-soft" : "bg-sunk"),
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {text()}
    </span>
  );
}
