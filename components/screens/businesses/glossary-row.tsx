import Trash2 from "lucide-react/icons/trash-2";
import { useTranslations } from "next-intl";
import type { Row } from "./use-glossary-rows";
import { ChoiceField, TextField } from "@/components/form/fields";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { Button } from "@/components/ui/input/button";
import { LOCALES } from "@/lib/i18n/locale";
import { LANGUAGES } from "@/lib/shared/languages";
import { trimmed } from "@/lib/shared/trimmed";
import { cn } from "@/lib/shared/utils";
import { TERM_LENGTH } from "@/lib/translation/limits";

interface GlossaryRowProps {
  row: Row;
  /** Its index in the list, which is part of its fields' names. */
  at: number;
  /** Whether a press has just added it: then its first field gets the focus. */
  isNew: boolean;
  errorOf: (field: "term" | "translation" | "language") => string | undefined;
  onChange: (changes: Partial<Row>) => void;
  onRemove: () => void;
}

/** A term, its translation and its language. */
export function GlossaryRow({ row, at, isNew, errorOf, onChange, onRemove }: GlossaryRowProps) {
  const t = useTranslations("glossary");
  const { term, translation, language } = row;
  // The labels of the first row are the column heads.
  const isUnderFirst = at > 0;
  return (
    <li>
      <fieldset
        className={cn(
          "grid min-w-0 grid-cols-2 items-start gap-x-3 gap-y-2.5 sm:grid-cols-[1fr_1fr_8.5rem_auto]",
          "max-sm:border-b max-sm:border-line max-sm:pb-4",
          isUnderFirst && "[&_label]:sr-only",
        )}
      >
        <legend className="sr-only">{t("number", { number: at + 1 })}</legend>
        <TextField
          name={`terms.${at}.term`}
          label={t("term")}
          value={term}
          error={errorOf("term")}
          maxLength={TERM_LENGTH}
          autoComplete="off"
          lang={language}
          onChange={({ target }) => onChange({ term: target.value })}
          {...(isNew && { ref: focusOnMount })}
        />
        <TextField
          name={`terms.${at}.translation`}
          label={t("translation")}
          // Half a phone's width has no room for "(optional)", which the placeholder also says.
          className="max-sm:[&_label>span]:hidden"
          placeholder={t("asItIs")}
          value={translation}
          error={errorOf("translation")}
          maxLength={TERM_LENGTH}
          autoComplete="off"
          optional
          onChange={({ target }) => onChange({ translation: target.value })}
        />
        <ChoiceField
          name={`terms.${at}.language`}
          label={t("language")}
          value={language}
          error={errorOf("language")}
          options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGES[locale], lang: locale }))}
          onChoose={(chosen) => onChange({ language: chosen })}
        />
        <Button
          variant="ghost"
          size="icon"
          className={cn("max-sm:justify-self-end", !isUnderFirst && "mt-7.5")}
          data-tip=""
          aria-label={trimmed(term) === "" ? t("removeEmpty") : t("remove", { term: trimmed(term) })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </fieldset>
    </li>
  );
}
