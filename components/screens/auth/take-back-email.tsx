"use client";

import AtSign from "lucide-react/icons/at-sign";
import CircleCheck from "lucide-react/icons/circle-check";
import Unlink from "lucide-react/icons/unlink";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TakeBackEmailForm } from "./take-back-email-form";
import { focusOnMount } from "@/components/form/focus-on-mount";
import type { FormAction } from "@/components/form/use-action-form";
import { Outcome } from "@/components/ui/display/outcome";
import type { TakenBackView } from "@/lib/account/view";
import { paths } from "@/lib/shared/paths/paths";

interface TakeBackEmailProps {
  /** From the mailed link; null if it has none that is valid. */
  link: { token: string; email: string; isTaken: boolean } | null;
  action: FormAction<TakenBackView>;
  supportEmail: string;
}

/** The page that the email to an account's former address opens: confirms first, then shows the outcome. */
export function TakeBackEmail({ link, action, supportEmail }: TakeBackEmailProps) {
  const [done, setDone] = useState<TakenBackView | null>(null);
  const [refused, setRefused] = useState<"invalid" | "taken" | null>(null);
  if (done) return <Back {...done} />;
  if (link === null || refused === "invalid") return <InvalidLink />;
  if (link.isTaken || refused === "taken") return <Taken email={link.email} supportEmail={supportEmail} />;
  const { token, email } = link;
  return (
    <TakeBackEmailForm token={token} email={email} action={action} onDone={setDone} onRefused={setRefused} />
  );
}

function Back({ email, resetToken }: TakenBackView) {
  const t = useTranslations("takeBackEmail");
  return (
    <Outcome
      icon={CircleCheck}
      tone="ok"
      title={t("doneTitle")}
      titleRef={focusOnMount}
      actions={[{ href: paths.resetPassword(resetToken), label: t("choosePassword") }]}
    >
      {t("doneBody", { email })}
    </Outcome>
  );
}

function InvalidLink() {
  const t = useTranslations("takeBackEmail");
  return (
    <Outcome
      icon={Unlink}
      tone="danger"
      title={t("invalidTitle")}
      titleRef={focusOnMount}
      actions={[
        { href: paths.login(), label: t("signIn") },
        { href: paths.forgotPassword(), label: t("resetPassword") },
      ]}
    >
      {t("invalidBody")}
    </Outcome>
  );
}

function Taken({ email, supportEmail }: { email: string; supportEmail: string }) {
  const t = useTranslations("takeBackEmail");
  const subject = encodeURIComponent(t("supportSubject"));
  return (
    <Outcome
      icon={AtSign}
      tone="danger"
      title={t("takenTitle")}
      titleRef={focusOnMount}
      actions={[
        { href: `mailto:${supportEmail}?subject=${subject}`, label: t("askSupport") },
        { href: paths.login(), label: t("signIn") },
      ]}
    >
      {t("takenBody", { email, supportEmail })}
    </Outcome>
  );
}
