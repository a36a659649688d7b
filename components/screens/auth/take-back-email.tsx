"use client";

import { AtSign, KeyRound, LogOut, MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { FormError } from "@/components/form/form-error";
import { SubmitButton } from "@/components/form/submit-button";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Outcome } from "@/components/ui/display/outcome";
import type { TakenBackView } from "@/lib/account/view";
import { paths } from "@/lib/shared/paths/paths";

interface TakeBackEmailProps {
  /** From the mailed link; null if it has none that is valid. */
  link: { token: string; email: string; isTaken: boolean } | null;
  action: FormAction<TakenBackView>;
  supportEmail: string;
}

/**
 * The page that the email to an account's former address opens: says what will happen and asks for a press, since mail scanners open
 * links too; then shows the outcome. The link may become invalid, and the address another account's, after the page has loaded.
 */
export function TakeBackEmail({ link, action, supportEmail }: TakeBackEmailProps) {
  const t = useTranslations("takeBackEmail");
  const [done, setDone] = useState<TakenBackView | null>(null);
  const [refused, setRefused] = useState<"invalid" | "taken" | null>(null);
  const { formProps, pending, error } = useActionForm(action, {
    keepAs: null,
    onSuccess: setDone,
    onError: ({ code, issues }) => {
      if (code === "invalid_token") setRefused("invalid");
      if (issues?.some(({ path }) => path === "email")) setRefused("taken");
    },
  });
  const toLogIn = { href: paths.login(), label: t("signIn") };
  if (done)
    return (
      <Outcome
        tone="ok"
        title={t("doneTitle")}
        titleRef={focusOnMount}
        actions={[{ href: paths.resetPassword(done.resetToken), label: t("choosePassword") }]}
      >
        {t("doneBody", { email: done.email })}
      </Outcome>
    );
  if (link === null || refused === "invalid")
    return (
      <Outcome
        tone="danger"
        title={t("invalidTitle")}
        titleRef={focusOnMount}
        actions={[toLogIn, { href: paths.forgotPassword(), label: t("resetPassword") }]}
      >
        {t("invalidBody")}
      </Outcome>
    );
  const { token, email } = link;
  const toSupport = `mailto:${supportEmail}?subject=${encodeURIComponent(t("supportSubject"))}`;
  if (link.isTaken || refused === "taken")
    return (
      <Outcome
        tone="danger"
        icon={AtSign}
        title={t("takenTitle")}
        titleRef={focusOnMount}
        actions={[{ href: toSupport, label: t("askSupport") }, toLogIn]}
      >
        {t("takenBody", { email, supportEmail })}
      </Outcome>
    );
  return (
    <>
      <h1 className="title-page">{t("title")}</h1>
      <p className="mt-2 text-muted">{t("lead")}</p>
      <Consequences email={email} />
      <form {...formProps} className="mt-7 grid gap-4">
        <FormError error={error} title={t("failed")} />
        <input type="hidden" name="token" value={token} />
        <SubmitButton pending={pending}>{t("submit")}</SubmitButton>
        <p className="text-sm text-muted">{t("orNot")}</p>
      </form>
    </>
  );
}

function Consequences({ email }: { email: string }) {
  const t = useTranslations("takeBackEmail");
  const strong = (text: React.ReactNode) => <strong className="font-strong wrap-anywhere">{text}</strong>;
  const consequences = [
    { icon: MailCheck, text: t.rich("addressBack", { email, strong }) },
    { icon: LogOut, text: t("signedOut") },
    { icon: KeyRound, text: t("passwordEnds") },
  ];
  return (
    <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
      {consequences.map(({ icon: Icon, text }, n) => (
        <li key={n} className="flex gap-3.5 px-4 py-3.5">
          <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0 text-muted" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}
