import { useLocale, useTranslations } from "next-intl";
import { areInOrder, type Choices } from "./choices";
import { DateField } from "@/components/form/date-field";
import { ChoiceField } from "@/components/form/fields";
import { Checkbox } from "@/components/ui/input/checkbox";
import { capital } from "@/lib/i18n/format";
import { languageName } from "@/lib/i18n/language-name";
import { LOCALES } from "@/lib/i18n/locale";
import { REPORT_TYPES } from "@/lib/reports/limits";

export interface ChoiceProps {
  choices: Choices;
  onChoose: (choice: Partial<Choices>) => void;
}

/** Chooses whether the report is internal or for the customer. */
export function TypeChoice({ choices: { type, includeNames }, onChoose }: ChoiceProps) {
  const t = useTranslations("report");
  const hints = {
    internal: t("internalHint"),
    customer: t(includeNames ? "customerWithNames" : "customerHint"),
  };
  return (
    <fieldset className="grid gap-2.5 lg:grid-cols-2">
      <legend className="sr-only">{t("type")}</legend>
      {REPORT_TYPES.map((one) => (
        <label
          key={one}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-card border-2 border-line bg-surface px-3.5 py-3 has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="reportType"
            className="row-span-2 size-5.5 appearance-none rounded-full border-2 border-muted outline-none checked:border-7 checked:border-ink checked:bg-surface"
            checked={type === one}
            onChange={() => onChoose({ type: one })}
          />
          <span className="leading-tight font-strong">{t(one)}</span>
          <span className="text-sm text-muted">{hints[one]}</span>
        </label>
      ))}
      {type === "customer" && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 lg:col-start-2">
          <Checkbox
            checked={includeNames}
            onChange={({ target }) => onChoose({ includeNames: target.checked })}
          />
          {t("includeNames")}
        </label>
      )}
    </fieldset>
  );
}

export function LanguageChoice({ choices, onChoose }: ChoiceProps) {
  const t = useTranslations("report");
  const locale = useLocale();
  return (
    <ChoiceField
      name="language"
      label={t("language")}
      value={choices.language}
      onChoose={(language) => onChoose({ language })}
      options={LOCALES.map((one) => ({ value: one, label: capital(languageName(one, locale)) }))}
    />
  );
}

/** The first and the last day, in the reader's time zone. */
export function DateChoice({ choices, onChoose }: ChoiceProps) {
  const t = useTranslations("report");
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {(["start", "end"] as const).map((name) => (
        <DateField
          key={name}
          name={name}
          label={t(name === "start" ? "from" : "to")}
          clearLabel={t("anyDay")}
          emptyText={t("everyDay")}
          optional
          error={name === "end" && !areInOrder(choices) ? t("endBeforeStart") : undefined}
          value={choices[name]}
          onValue={(day) => onChoose({ [name]: day })}
        />
      ))}
    </div>
  );
}
