"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/input/button";
import { PRODUCT_NAME } from "@/lib/shared/product";

/** Says once, before the first recording, where recordings go. */
export function Consent({ onAgree, onDecline }: { onAgree: () => void; onDecline: () => void }) {
  const t = useTranslations("recorder.consent");
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div>
        <h3 className="title-section">{t("title")}</h3>
        <p className="mt-1.5">{t("body", { product: PRODUCT_NAME })}</p>
      </div>
      <div className="grid grid-cols-[1fr_1.6fr] gap-2.5">
        <Button variant="secondary" className="min-h-14 px-3" onClick={onDecline}>
          {t("decline")}
        </Button>
        <Button className="min-h-14 px-3" onClick={onAgree}>
          {t("agree")}
        </Button>
      </div>
    </section>
  );
}
