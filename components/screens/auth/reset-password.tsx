"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSignInAfterReset } from "./kept-destination";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { FormError } from "@/components/form/form-error";
import { NewPasswordTwice } from "@/components/form/new-password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Outcome } from "@/components/ui/display/outcome";
import { paths } from "@/lib/shared/paths/paths";

interface ResetPasswordProps {
  /** From the mailed link; null if it has none that is valid. */
  token: string | null;
  action: FormAction<unknown>;
}

/** This page knows neither the person's name nor their address. */
const nothing = () => [];

/** The page of a mailed link: the new password, twice, or its outcome. The link may become invalid after the page has loaded. */
export function ResetPassword({ token, action }: ResetPasswordProps) {
  const t = useTranslations();
  const signIn = useSignInAfterReset();
  const [outcome, setOutcome] = useState<"done" | "refused" | null>(null);
  const { formProps, pending, error, field } = useActionForm(action, {
    keepAs: null,
    onSuccess: () => setOutcome("done"),
    onError: ({ code }) => {
      if (code === "invalid_token") setOutcome("refused");
    },
  });
  if (outcome === "done")
    return (
      <Outcome
        tone="ok"
        title={t("auth.resetDone")}
        titleRef={focusOnMount}
        actions={[{ href: signIn, label: t("auth.continueToLogin") }]}
      >
        {t("account.passwordReset")}
      </Outcome>
    );
  if (token === null || outcome === "refused")
    return (
      <Outcome
        tone="danger"
        title={t("auth.invalidTitle")}
        titleRef={focusOnMount}
        actions={[
          { href: paths.forgotPassword(), label: t("auth.requestNew") },
          { href: signIn, label: t("auth.backToLogin") },
        ]}
      >
        {t("auth.invalidHint")}
      </Outcome>
    );
  return (
    <>
      <h1 className="title-page">{t("auth.resetTitle")}</h1>
      <p className="mt-2 text-muted">{t("auth.resetHint")}</p>
      <form {...formProps} className="mt-6 grid gap-5">
        <FormError error={error} title={t("auth.resetFailed")} />
        <input type="hidden" name="token" value={token} />
        <NewPasswordTwice field={field} known={nothing} />
        <SubmitButton pending={pending}>{t("auth.resetSubmit")}</SubmitButton>
      </form>
    </>
  );
}
