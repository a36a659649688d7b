"use client";

import { useTranslations } from "next-intl";
import { use } from "react";
import { ReaderContext } from "@/components/providers/reader-context";
import { awaitsZone } from "@/components/providers/time-text";
import { partOfDay } from "@/lib/i18n/part-of-day";

/** "Good morning, Rosa", by the reader's own clock and first name. */
export function Greeting({ fullName }: { fullName: string }) {
  const t = useTranslations("dashboard");
  const { isKnown, timeZone } = use(ReaderContext);
  const name = fullName.trim().split(/\s+/)[0] ?? fullName;
  const texts = {
    morning: t("goodMorning", { name }),
    afternoon: t("goodAfternoon", { name }),
    evening: t("goodEvening", { name }),
  };
  return (
    <h1 className={isKnown ? "title-page" : `title-page ${awaitsZone}`} suppressHydrationWarning>
      {texts[partOfDay(new Date(), timeZone)]}
    </h1>
  );
}
