"use client";

import Mic from "lucide-react/icons/mic";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/input/button";

/** Shown when nothing is being recorded: after an error, or after a recording was discarded. */
export function ReadyToRecord({ onRecord, onCancel }: { onRecord: () => void; onCancel: () => void }) {
  const t = useTranslations("recorder");
  return (
    <div className="grid grid-cols-[1fr_1.6fr] gap-2.5">
      <Button variant="secondary" className="min-h-14 px-3" onClick={onCancel}>
        {t("cancel")}
      </Button>
      <Button className="min-h-14 px-3" onClick={onRecord}>
        <Mic aria-hidden className="size-5.5" />
        {t("start")}
      </Button>
    </div>
  );
}
