"use client";

import KeyRound from "lucide-react/icons/key-round";
import LogOut from "lucide-react/icons/log-out";
import MailCheck from "lucide-react/icons/mail-check";
import { useTranslations } from "next-intl";
import { FormError } from "@/components/form/form-error";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/input/button";
import type { TakenBackView } from "@/lib/account/view";

interface TakeBackEmailFormProps {
  token: string;
  email: string;
  action: FormAction<TakenBackView>;
  onDone: (back: TakenBackView) => void;
  /** Called when the link has become invalid since the page loaded, or the address now belongs to another account. */
  onRefused: (reason: "invalid" | "taken") => void;
}

/** Says what will happen and asks for a press, since mail scanners open links too. */
export function TakeBackEmailForm({ token, email, action, onDone, onRefused }: TakeBackEmailFormProps) {
  const t = useTranslations("takeBackEmail");
  const { formProps, pending, error } = useActionForm(action, {
    keepAs: null,
    onSuccess: onDone,
    onError: ({ code, issues }) => {
      if (code === "invalid_token") onRefused("invalid");
      if (issues?.some(({ path }) => path === "email")) onRefused("taken");
    },
  });
  return (
    <>
      <h1 className="title-page">{t("title")}</h1>
      <p className="mt-2 text-muted">{t("lead")}</p>
      <Consequences email={email} />
      <form {...formProps} className="mt-7 grid gap-4">
        <FormError error={error} title={t("failed")} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" pending={pending} className="w-full">
          {t("submit")}
        </Button>
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
