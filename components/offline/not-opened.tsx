import { CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";

/** Why a folder does not open without a signal. */
export default function NotOpened() {
  const t = useTranslations("outbox");
  return (
    <span className="flex items-center gap-1.5 text-sm text-muted">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {t("notOpened")}
    </span>
  );
}
