import CheckCheck from "lucide-react/icons/check-check";
import { useTranslations } from "next-intl";

/** Says that the server has received the reader's own update. */
export function ReceivedNote() {
  const t = useTranslations("updates");
  return (
    <span
      role="status"
      className="inline-flex items-center gap-1.5 self-center rounded-chip bg-ok-soft px-2.5 py-1 text-[0.9375rem] font-strong text-ok"
    >
      <CheckCheck aria-hidden className="size-4" />
      {t("received")}
    </span>
  );
}
