"use client";

import { useTranslations } from "next-intl";
import { useFormat } from "@/components/providers/use-format";
import { Alert } from "@/components/ui/display/alert";
import { isNearlyFull } from "@/lib/businesses/limits";
import type { BusinessView } from "@/lib/businesses/view";

/** How much of this month's recordings a business has posted; from 80 % on, what comes of it. */
export function MonthOfFiles({ business: { files, entitled } }: { business: BusinessView }) {
  const t = useTranslations("billing");
  const format = useFormat();
  const amounts = { posted: format.bytes(files.posted), limit: format.bytes(files.limit) };
  if (!isNearlyFull(files)) return <p className="text-sm text-muted">{t("filesThisMonth", amounts)}</p>;
  const isFull = files.posted >= files.limit;
  return (
    <Alert tone="notice" title={isFull ? t("filesFull") : t("filesNearlyFull")}>
      <p>
        {isFull ? t("filesWait", amounts) : t("filesWillWait", amounts)} {!entitled && t("filesInPlan")}
      </p>
    </Alert>
  );
}
