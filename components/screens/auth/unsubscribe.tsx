"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { FormError } from "@/components/form/form-error";
import { SubmitButton } from "@/components/form/submit-button";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Outcome } from "@/components/ui/display/outcome";
import type { Emails } from "@/lib/notifications/shared/preferences";
import { paths } from "@/lib/shared/paths/paths";

interface UnsubscribeProps {
  /** From the email; null where it is not complete. */
  link: { token: string; emails: Emails } | null;
  action: FormAction<void>;
}

/** Says which emails end and asks for a press, since mail scanners open links too. */
export function Unsubscribe({ link, action }: UnsubscribeProps) {
  const t = useTranslations("unsubscribe");
  const [isDone, setDone] = useState(false);
  const { formProps, pending, error } = useActionForm(action, {
    keepAs: null,
    onSuccess: () => setDone(true),
  });
  if (link === null || isDone)
    return (
      <Outcome
        tone={isDone ? "ok" : "danger"}
        title={t(isDone ? "doneTitle" : "invalidTitle")}
        titleRef={focusOnMount}
        actions={[{ href: paths.notificationSettings(), label: t("settings"), isQuiet: true }]}
      >
        {t(isDone ? "doneBody" : "invalidBody")}
      </Outcome>
    );
  return (
    <>
      <h1 className="title-page">{t("title")}</h1>
      <p className="mt-2 text-muted">{t(link.emails)}</p>
      <form {...formProps} className="mt-7 grid gap-4">
        <FormError error={error} title={t("failed")} />
        <input type="hidden" name="token" value={link.token} />
        <SubmitButton pending={pending}>{t("submit")}</SubmitButton>
      </form>
    </>
  );
}
