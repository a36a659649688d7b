"use client";

import CloudOff from "lucide-react/icons/cloud-off";
import { useTranslations } from "next-intl";
import { useOnline, useOutbox } from "@/components/outbox/use-outbox";

/** Without a signal: says that the recording is still safe. */
export function NoSignal() {
  const t = useTranslations("recorder");
  const { items } = useOutbox();
  if (useOnline()) return null;
  return (
    <p className="-mx-5 flex items-center gap-2.5 bg-accent-soft px-5 py-3 font-strong text-accent-text">
      <CloudOff aria-hidden className="size-5 shrink-0" />
      {t("offline", { count: items.length })}
    </p>
  );
}
