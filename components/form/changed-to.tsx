import { useTranslations } from "next-intl";

/** What somebody else wrote in a field's place while it was edited. */
export function ChangedTo({ text }: { text: string }) {
  const t = useTranslations("common");
  return (
    <span className="wrap-anywhere whitespace-pre-line text-ink">
      {text === "" ? t("removedMeanwhile") : t("changedTo", { text })}
    </span>
  );
}
