"use client";

import { useTranslations } from "next-intl";
import { GuideStep, type StepState } from "./guide-step";

/** Only says what to write: the field is in the dock, or behind the header's button. */
export function UpdateStep({ state }: { state: StepState }) {
  const t = useTranslations("guide");
  return (
    <GuideStep state={state} title={t("update")} hint={t("updateHint")}>
      <p className="mt-2 rounded-button bg-sunk px-3 py-2 text-[0.9375rem]">
        <span className="block text-sm text-muted">{t("example")}</span>
        {t("exampleText")}
      </p>
    </GuideStep>
  );
}
