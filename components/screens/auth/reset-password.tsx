"use client";

import CircleCheck from "lucide-react/icons/circle-check";
import Unlink from "lucide-react/icons/unlink";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ResetPasswordForm } from "./reset-password-form";
import { focusOnMount } from "@/components/form/focus-on-mount";
import type { FormAction } from "@/components/form/use-action-form";
import { Outcome } from "@/components/ui/display/outcome";
import { paths } from "@/lib/shared/paths/paths";

interface ResetPasswordProps {
  /** From the mailed link; null if it has none that is valid. */
  token: string | null;
  action: FormAction<unknown>;
}

/** The page of a mailed link: the form, or its outcome. */
export function ResetPassword({ token, action }: ResetPasswordProps) {
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState(false);
  if (done) return <Changed />;
  if (token === null || refused) return <InvalidLink />;
  return (
    <ResetPasswordForm
      token={token}
      action={action}
      onDone={() => setDone(true)}
      onRefused={() => setRefused(true)}
    />
  );
}

function Changed() {
  const t = useTranslations();
  return (
    <Outcome
      icon={CircleCheck}
      tone="ok"
      title={t("auth.resetDone")}
      titleRef={focusOnMount}
      actions={[{ href: paths.login(), label: t("auth.continueToLogin") }]}
    >
      {t("account.passwordReset")}
    </Outcome>
  );
}

function InvalidLink() {
  const t = useTranslations("auth");
  return (
    <Outcome
      icon={Unlink}
      tone="danger"
      title={t("invalidTitle")}
      titleRef={focusOnMount}
      actions={[
        { href: paths.forgotPassword(), label: t("requestNew") },
        { href: paths.login(), label: t("backToLogin") },
      ]}
    >
      {t("invalidHint")}
    </Outcome>
  );
}
