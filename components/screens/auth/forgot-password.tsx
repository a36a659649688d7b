"use client";

import { MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSignInAfterReset } from "./kept-destination";
import { EmailField } from "@/components/form/fields";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { FormError } from "@/components/form/form-error";
import { SubmitButton } from "@/components/form/submit-button";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Outcome } from "@/components/ui/display/outcome";
import { ButtonLink } from "@/components/ui/text/button-link";
import { toast } from "@/components/ui/toast/toast-store";

interface ResetRequested {
  /** Outside production only. */
  resetLink?: string;
}

type RequestReset = FormAction<ResetRequested>;

/** Requests a reset link; the answer is the same for known and unknown addresses. */
export function ForgotPassword({ action }: { action: RequestReset }) {
  const t = useTranslations();
  const [sent, setSent] = useState(false);
  const signIn = useSignInAfterReset();
  if (!sent) return <ForgotPasswordForm action={action} onSent={() => setSent(true)} />;
  return (
    <Outcome
      icon={MailCheck}
      tone="ok"
      title={t("auth.checkEmail")}
      titleRef={focusOnMount}
      actions={[{ href: signIn, label: t("auth.backToLogin"), isQuiet: true }]}
    >
      {t("account.resetRequested")}
    </Outcome>
  );
}

function ForgotPasswordForm({ action, onSent }: { action: RequestReset; onSent: () => void }) {
  const t = useTranslations("auth");
  const signIn = useSignInAfterReset();
  const { formProps, pending, error, field } = useActionForm(action, {
    keepAs: "forgot-password",
    onSuccess: ({ resetLink }) => {
      if (resetLink) revealLink(resetLink, { title: t("consoleTitle"), description: t("consoleHint") });
      onSent();
    },
  });
  return (
    <>
      <h1 className="title-page">{t("forgotTitle")}</h1>
      <p className="mt-2 text-muted">{t("forgotHint")}</p>
      <form {...formProps} className="mt-6 grid gap-5">
        <FormError error={error} title={t("requestFailed")} />
        <EmailField label={t("email")} error={field("email").error} />
        <SubmitButton pending={pending}>{t("sendLink")}</SubmitButton>
        <ButtonLink href={signIn} variant="link" size="inline" className="justify-self-start">
          {t("backToLogin")}
        </ButtonLink>
      </form>
    </>
  );
}

/** Logs the link to the browser's console, for servers that send no mail. */
function revealLink(resetLink: string, note: { title: string; description: string }): void {
  console.info(resetLink);
  toast(note);
}
