"use client";

import { useTranslations } from "next-intl";
import { SaveButton } from "./save-button";
import { TimeZoneField } from "./time-zone-field";
import { useSettingsForm } from "./use-settings-form";
import { ChoiceField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import type { FormAction } from "@/components/form/use-action-form";
import type { PreferencesView } from "@/lib/account/view";
import { LOCALES } from "@/lib/i18n/locale";
import { LANGUAGES } from "@/lib/shared/languages";

interface PreferencesFormProps {
  preferences: PreferencesView;
  action: FormAction<PreferencesView>;
}

/** The language of emails, how texts in other languages are shown, and the time zone. */
export function PreferencesForm({ preferences, action }: PreferencesFormProps) {
  const t = useTranslations("settings");
  const { formProps, pending, error, field } = useSettingsForm(action, {
    keepAs: "preferences",
    done: { title: t("preferences.saved"), description: t("savedHint") },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormError error={error} title={t("saveFailed")} />
      <ChoiceField
        {...field("language")}
        label={t("preferences.language")}
        hint={t("preferences.languageHint")}
        defaultValue={preferences.language}
        options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGES[locale], lang: locale }))}
      />
      <ChoiceField
        {...field("originalsFirst")}
        label={t("preferences.foreign")}
        hint={t("preferences.foreignHint")}
        defaultValue={preferences.originalsFirst ? "yes" : "no"}
        options={[
          { value: "no", label: t("preferences.translationFirst") },
          { value: "yes", label: t("preferences.originalsFirst") },
        ]}
      />
      <TimeZoneField chosen={preferences.timeZone} error={field("timeZone").error} />
      <SaveButton pending={pending}>{t("preferences.save")}</SaveButton>
    </form>
  );
}
