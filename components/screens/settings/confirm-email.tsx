"use client";

import { useTranslations } from "next-intl";
import { useSettingsForm } from "./use-settings-form";
import { CodeField } from "@/components/form/code-field";
import { FormError } from "@/components/form/form-error";
import { SendAgain } from "@/components/form/send-again";
import { type Action, useAction } from "@/components/form/use-action";
import type { FormAction } from "@/components/form/use-action-form";
import { useCodeSent } from "@/components/sign-in/use-code-sent";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";

interface ConfirmEmailProps {
  email: string;
  request: Action<Record<string, unknown>, void>;
  confirm: FormAction<void>;
}

/** Says that nobody has confirmed the address yet, and does it with a code. */
export function ConfirmEmail({ email, request, confirm }: ConfirmEmailProps) {
  const t = useTranslations("settings.confirm");
  const { sent, keep, forget } = useCodeSent<object>(`confirm-email:${email}`);
  const onSent = () => keep({});
  const { run, pending, error } = useAction(request, { onSuccess: onSent, offersReload: true });
  return (
    <Alert tone="info" title={t("title", { email })} className="mb-6">
      <p>{t("why")}</p>
      <FormError error={error} className="mt-3" />
      {sent ? (
        <ConfirmForm email={email} request={request} confirm={confirm} onSent={onSent} onDone={forget} />
      ) : (
        <Button variant="secondary" pending={pending} className="mt-3" onClick={() => run({})}>
          {t("send")}
        </Button>
      )}
    </Alert>
  );
}

interface ConfirmFormProps extends ConfirmEmailProps {
  onSent: () => void;
  onDone: () => void;
}

function ConfirmForm({ email, request, confirm, onSent, onDone }: ConfirmFormProps) {
  const t = useTranslations();
  const { formProps, pending, error, field } = useSettingsForm(confirm, {
    done: { title: t("settings.confirm.done"), description: email },
    onDone,
  });
  return (
    <form {...formProps} className="mt-3 grid gap-4">
      <FormError error={error} />
      <CodeField label={t("auth.code")} error={field("code").error} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" pending={pending}>
          {t("settings.confirm.submit")}
        </Button>
        <SendAgain action={request} input={{}} onSent={onSent} />
      </div>
    </form>
  );
}
