"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SaveButton } from "./save-button";
import { useSettingsForm } from "./use-settings-form";
import { EmailField, TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import type { FormAction } from "@/components/form/use-action-form";
import type { UserView } from "@/lib/account/view";

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
