"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { ButtonLink } from "@/components/ui/text/button-link";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast } from "@/components/ui/toast/toast-store";

interface LinkAccountProps {
  /** The provider's name. */
  provider: string;
  /** Of the account here, and of the one there if it is another. */
  email: string;
  as: string | null;
  /** Where the reader was going. */
  after: string;
  /** Whether signing in was long ago. */
  needsPassword: boolean;
  action: FormAction<{ after: string }>;
}

/** Asks whether an account at a provider is to open the reader's own from now on; for their password when signing in was long ago. */
export function LinkAccount({ provider, email, as, after, needsPassword, action }: LinkAccountProps) {
  const t = useTranslations("auth");
  const navigate = useNavigate();
  const [asksPassword, setAsksPassword] = useState(needsPassword);
  const { formProps, pending, error, field } = useActionForm(action, {
    keepAs: null,
    onSuccess: () => {
      toast({ title: t("link.done", { provider }) });
      navigate(after, { replace: true });
    },
    onError: ({ issues = [] }) =>
      setAsksPassword((asks) => asks || issues.some(({ path }) => path === "currentPassword")),
  });
  return (
    <form {...formProps} className="mt-6 grid gap-3">
      <FormError error={error} title={t("link.failed")} />
      <p className="mb-3 wrap-anywhere text-muted">
        {as === null ? t("link.confirm", { provider, email }) : t("link.confirmAs", { provider, email, as })}
      </p>
      {asksPassword && <PasswordField {...field("currentPassword")} label={t("password")} />}
      <SubmitButton pending={pending}>{t("link.submit")}</SubmitButton>
      <ButtonLink href={after} variant="secondary" size="lg">
        {t("link.cancel")}
      </ButtonLink>
    </form>
  );
}
