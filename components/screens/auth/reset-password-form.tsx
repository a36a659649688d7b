"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormError } from "@/components/form/form-error";
import { NewPasswordField } from "@/components/form/new-password-field";
import { PasswordField } from "@/components/form/password-field";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/input/button";

interface ResetPasswordFormProps {
  token: string;
  action: FormAction<unknown>;
  onDone: () => void;
  /** Called when the link has become invalid since the page loaded. */
  onRefused: () => void;
}

/** This page knows neither the person's name nor their address. */
const nothing = () => [];

/** The new password, twice. */
export function ResetPasswordForm({ token, action, onDone, onRefused }: ResetPasswordFormProps) {
  const t = useTranslations("auth");
  const [suggested, setSuggested] = useState<string>();
  const { formProps, pending, error, field } = useActionForm(action, {
    keepAs: null,
    onSuccess: onDone,
    onError: ({ code }) => {
      if (code === "invalid_token") onRefused();
    },
  });
  return (
    <>
      <h1 className="title-page">{t("resetTitle")}</h1>
      <p className="mt-2 text-muted">{t("resetHint")}</p>
      <form {...formProps} className="mt-6 grid gap-5">
        <FormError error={error} title={t("resetFailed")} />
        <input type="hidden" name="token" value={token} />
        <NewPasswordField
          {...field("newPassword")}
          label={t("newPassword")}
          least={8}
          known={nothing}
          onSuggest={setSuggested}
        />
        <PasswordField
          key={suggested}
          defaultValue={suggested}
          {...field("confirmPassword")}
          label={t("confirmPassword")}
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" pending={pending} className="w-full">
          {t("resetSubmit")}
        </Button>
      </form>
    </>
  );
}
