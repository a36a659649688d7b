"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/providers/use-error-text";
import { TextToggle } from "./text-line";
import type { Translated } from "./use-translated";

interface MissingTranslationProps extends Pick<Translated, "asked"> {
  isOn: boolean;
  onRetry: () => void;
}

/** Why there is no translation. */
export default function MissingTranslation({ isOn, asked, onRetry }: MissingTranslationProps) {
  const t = useTranslations("translation");
  const textOf = useErrorText();
  if (!isOn) return <Note>{t("off")}</Note>;
  if (asked?.state === "waiting") return <Note>{t("waiting")}</Note>;
  if (!asked?.error) return null;
  const isLimit = asked.error.code === "rate_limited";
  return (
    <>
      <Note>{isLimit ? textOf(asked.error) : t("failed")}</Note>
      <TextToggle onPress={onRetry}>{t("tryAgain")}</TextToggle>
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <>
      <span aria-hidden>·</span>
      <span role="status">{children}</span>
    </>
  );
}
