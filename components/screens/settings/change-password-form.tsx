"use client";

import { useTranslations } from "next-intl";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";

/** The current password, and the new one twice. This browser stays signed in. */
export function ChangePasswordForm({ email, action }: { email: string; action: FormAction<void> }) {
  const t = useTranslations("settings");
  const { formProps, pending, error, fieldError } = useActionForm(action, {
    onSuccess: (_, form) => {
      form?.reset();
      toast({ title: t("password.changed"), description: t("password.changedHint") });
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormError error={error} title={t("saveFailed")} />
      {/* Tells a password manager whose password it is. */}
      <input name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={t("password.current")}
        autoComplete="current-password"
        error={fieldError("currentPassword")}
      />
      <PasswordField
        name="newPassword"
        label={t("password.new")}
        hint={t("password.newHint")}
        autoComplete="new-password"
        error={fieldError("newPassword")}
      />
      <PasswordField
        name="confirmPassword"
        label={t("password.confirm")}
        autoComplete="new-password"
        error={fieldError("confirmPassword")}
      />
      <Button
        type="submit"
        variant="secondary"
        pending={pending}
        className="justify-self-start max-sm:w-full"
      >
        {t("password.submit")}
      </Button>
    </form>
  );
}
