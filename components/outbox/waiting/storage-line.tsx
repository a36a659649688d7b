import Smartphone from "lucide-react/icons/smartphone";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useOutbox } from "@/components/outbox/use-outbox";
import { useFormat } from "@/components/providers/use-format";
import { measureStorage, type Storage } from "@/lib/browser/outbox/store/storage";

/** Below this share of the storage, its figures say nothing. */
const ALMOST_EMPTY = 0.01;

/** How much storage is used, and how much recording time is left. Renders nothing if the browser does not tell. */
export function StorageLine() {
  const t = useTranslations("outbox");
  const format = useFormat();
  const { items } = useOutbox();
  const [storage, setStorage] = useState<Storage | null>(null);
  useEffect(() => {
    void measureStorage().then(setStorage);
  }, [items.length]);
  if (!storage) return null;
  const { usedBytes, totalBytes, voiceHours } = storage;
  const used =
    usedBytes < totalBytes * ALMOST_EMPTY
      ? t("almostEmpty")
      : t("used", { used: format.bytes(usedBytes), total: format.bytes(totalBytes) });
  return (
    <div className="text-[0.9375rem]">
      <p className="flex flex-wrap items-center gap-x-2">
        <Smartphone aria-hidden className="size-4.5 shrink-0 text-muted" />
        <span>
          <b className="font-strong">{used}</b>: {t("voiceHours", { hours: voiceHours })}
        </span>
      </p>
      <span aria-hidden className="mt-2 block h-1.5 overflow-hidden rounded-full bg-edge/50">
        <span
          className="block h-full min-w-1.5 rounded-full bg-ink"
          style={{ width: `${String((100 * usedBytes) / totalBytes)}%` }}
        />
      </span>
    </div>
  );
}
