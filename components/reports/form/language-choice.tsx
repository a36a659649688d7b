"use client";

import { useLocale, useTranslations } from "next-intl";
import { SelectField } from "@/components/form/fields";
import { capital } from "@/lib/i18n/format";
import { languageName } from "@/lib/i18n/language-name";
import { type Locale, LOCALES } from "@/lib/i18n/locale";

interface LanguageChoiceProps {
  value: Locale;
  onChoose: (choice: { language: Locale }) => void;
}

export function LanguageChoice({ value, onChoose }: LanguageChoiceProps) {
  const t = useTranslations("report");
  const locale = useLocale();
  return (
    <SelectField
      name="language"
      label={t("language")}
      value={value}
      onChange={({ target }) => {
        const language = LOCALES.find((one) => one === target.value);
        if (language) onChoose({ language });
      }}
    >
      {LOCALES.map((language) => (
        <option key={language} value={language}>
          {capital(languageName(language, locale))}
        </option>
      ))}
    </SelectField>
  );
}
