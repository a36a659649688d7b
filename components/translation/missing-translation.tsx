import { useTranslations } from "next-intl";
import { TextToggle } from "./text-line";
import type { Translated } from "./use-translated";
import { useErrorText } from "@/components/providers/use-error-text";

interface MissingTranslationProps extends Pick<Translated, "asked"> {
  onRetry: () => void;
}

/** Why there is no translation. */
export default function MissingTranslation({ asked, onRetry }: MissingTranslationProps) {
  const t = useTranslations("translation");
  const textOf = useErrorText();
  if (asked?.state === "waiting") return <span role="status">{t("waiting")}</span>;
  if (!asked?.error) return null;
  const isLimit = asked.error.code === "rate_limited";
  return (
    <>
      <span role="status">{isLimit ? textOf(asked.error) : t("failed")}</span>
      <TextToggle onPress={onRetry}>{t("tryAgain")}</TextToggle>
    </>
  );
}
