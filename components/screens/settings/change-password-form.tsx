"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SaveButton } from "./save-button";
import { FormError } from "@/components/form/form-error";
import { NewPasswordTwice } from "@/components/form/new-password-field";
import { PasswordField } from "@/components/form/password-field";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { toast } from "@/components/ui/toast/toast-store";
import type { UserView } from "@/lib/account/view";

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
