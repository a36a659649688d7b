"use client";

import Lock from "lucide-react/icons/lock";
import { useTranslations } from "next-intl";

/** Says why the reader cannot post. */
export function ReadOnlyNotice() {
  const t = useTranslations("updates");
  return (
    <p className="mb-4 flex items-start gap-2 text-[0.9375rem] text-muted">
      <Lock aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {t("mayNotPost")}
    </p>
  );
}
