import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useOutbox } from "./use-outbox";

/** Warns before writing or recording that this browser has no storage, or that it is low or full. */
export function StorageWarning() {
  const t = useTranslations("outbox");
  const { isKept, isLow, isFull } = useOutbox();
  const warning = () => {
    if (isKept === false) return t("keepsNothing");
    return isFull ? t("full") : t("low");
  };
  if (isKept !== false && !isLow && !isFull) return null;
  return (
    <p className="flex items-start gap-1.5 text-[0.9375rem] font-strong text-danger">
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {warning()}
    </p>
  );
}
