"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { TimeZoneField } from "./time-zone-field";
import { useSettingsForm } from "./use-settings-form";
import { ChoiceField, EmailField, TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { NewPasswordTwice } from "@/components/form/new-password-field";
import { PasswordField } from "@/components/form/password-field";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/input/button";
import { toast } from "@/components/ui/toast/toast-store";
import type { PreferencesView, UserView } from "@/lib/account/view";
import { LOCALES } from "@/lib/i18n/locale";
import { LANGUAGES } from "@/lib/shared/languages";

interface ProfileFormProps {
  user: UserView;
  hasPassword: boolean;
  action: FormAction<UserView>;
  /** Whether its button is the page's main one. */
  main: boolean;
}

/** Changes name and address; a new address asks for the password of those who have one. */
export function ProfileForm({ user, hasPassword, action, main }: ProfileFormProps) {
  const t = useTranslations("settings");
  const [email, setEmail] = useState(user.email);
  const { formProps, pending, error, field } = useSettingsForm(action, {
    keepAs: "profile",
    done: { title: t("saved"), description: t("savedHint") },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormError error={error} title={t("saveFailed")} />
      <TextField {...field("name")} label={t("name")} defaultValue={user.name} autoComplete="name" />
      <EmailField
        label={t("email")}
        hint={t("emailHint")}
        defaultValue={user.email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        error={field("email").error}
      />
      {((hasPassword && isOther(email, user.email)) || field("currentPassword").error) && (
        <PasswordField
          {...field("currentPassword")}
          label={t("password.current")}
          hint={t("emailPasswordHint", { email: user.email })}
        />
      )}
      <SaveButton variant={main ? "primary" : "secondary"} pending={pending}>
        {t("save")}
      </SaveButton>
    </form>
  );
}

/** Normalizes an address as the server does. */
function isOther(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() !== email;
}

interface ChangePasswordFormProps {
  user: Pick<UserView, "name" | "email">;
  hasPassword: boolean;
  action: FormAction<void>;
}

/** The current password, if there is one, and the new one twice. This browser stays signed in. */
export function ChangePasswordForm({ user, hasPassword, action }: ChangePasswordFormProps) {
  const t = useTranslations("settings");
  const [changes, setChanges] = useState(0);
  const { formProps, pending, error, field } = useActionForm(action, {
    keepAs: null,
    onSuccess: (_, form) => {
      form?.reset();
      setChanges((count) => count + 1);
      toast({ title: t("password.changed"), description: t("password.changedHint") });
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormError error={error} title={t("saveFailed")} />
      {/* Tells password managers whose password it is. */}
      <input name="username" autoComplete="username" defaultValue={user.email} readOnly hidden />
      {(hasPassword || field("currentPassword").error) && (
        <PasswordField {...field("currentPassword")} label={t("password.current")} />
      )}
      <NewPasswordTwice key={changes} field={field} known={() => [user.name, user.email]} />
      <SaveButton pending={pending}>{t(hasPassword ? "password.submit" : "password.set")}</SaveButton>
    </form>
  );
}

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

/** The button below the fields of a form of the settings. */
function SaveButton(props: Pick<ComponentProps<typeof Button>, "variant" | "pending" | "children">) {
  return <Button type="submit" variant="secondary" className="justify-self-start max-sm:w-full" {...props} />;
}
