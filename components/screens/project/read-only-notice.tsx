"use client";

import Lock from "lucide-react/icons/lock";
import { useTranslations } from "next-intl";

/** Says why the reader cannot post. */
export function ReadOnlyNotice() {
  const t = useTranslations("updates");
  return (
    <p className="mx-auto flex w-full max-w-7xl items-start gap-2 page-edge py-3 text-[0.9375rem] text-muted lg:border-b lg:border-line">
      <Lock aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {t("mayNotPost")}
    </p>
  );
}
