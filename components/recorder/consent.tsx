"use client";

import { useTranslations } from "next-intl";
import { Action, ActionRow, ONE_AND_A_HALF } from "./recorder-actions";
import { PRODUCT_NAME } from "@/lib/shared/product";

/** Says once, before the first recording, where recordings go. */
export function Consent() {
  const t = useTranslations("recorder.consent");
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h3 className="title-section">{t("title")}</h3>
      <p className="mt-1.5">{t("body", { product: PRODUCT_NAME })}</p>
    </section>
  );
}

/** For the foot of its sheet. */
export function ConsentActions({ onAgree, onDecline }: { onAgree: () => void; onDecline: () => void }) {
  const t = useTranslations("recorder.consent");
  return (
    <ActionRow className={ONE_AND_A_HALF}>
      <Action variant="secondary" onClick={onDecline}>
        {t("decline")}
      </Action>
      <Action onClick={onAgree}>{t("agree")}</Action>
    </ActionRow>
  );
}
