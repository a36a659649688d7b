import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/providers/use-error-text";
import { ApiError } from "@/lib/browser/api-client";

/** Turns a thrown error into a text for the reader. */
export function useReason(): (thrown: unknown) => string {
  const t = useTranslations("updates");
  const textOf = useErrorText();
  return (thrown) => {
    if (!(thrown instanceof ApiError)) return t("unexpected");
    return thrown.code === "offline" ? t("noSignal") : textOf(thrown);
  };
}
