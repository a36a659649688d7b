"use client";

import CheckCheck from "lucide-react/icons/check-check";
import Send from "lucide-react/icons/send";
import { useTranslations } from "next-intl";

/** Whether the reader's own text is in flight or received, as a word with an icon. */
export function WriteState({ state }: { state: "sending" | "received" }) {
  const t = useTranslations("updates");
  const sending = state === "sending";
  const Icon = sending ? Send : CheckCheck;
  return (
    <span
      role="status"
      className={`inline-flex items-center gap-1 align-bottom font-strong ${sending ? "text-blue" : "text-ok"}`}
    >
      <Icon aria-hidden className="size-4" />
      {sending ? t("sending") : t("received")}
    </span>
  );
}
