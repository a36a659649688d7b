import { useTranslations } from "next-intl";
import { useState } from "react";
import { type SignInResult, useAfterSignIn } from "./use-after-sign-in";
import { CodeField } from "@/components/form/code-field";
import { TextField } from "@/components/form/fields";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { FormError } from "@/components/form/form-error";
import { SubmitButton } from "@/components/form/submit-button";
import { SendAgain } from "@/components/form/send-again";
import type { Action } from "@/components/form/use-action";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/input/button";
import type { ToastInput } from "@/components/ui/toast/toast-store";

/** What the screens of a code by email call; for an invitation, `signIn` joins its project too. */
export interface CodeActions {
  request: Action<CodeRequest, void>;
  signIn: FormAction<SignInResult>;
}

/** Where a code goes; a name from those who sign up. */
export interface CodeRequest extends Record<string, unknown> {
  email: string;
  name?: string;
}

export interface CodeStepOptions {
  /** Null where no mail can be sent. */
  codes: CodeActions | null;
  destination: string;
  /** The invitation that led here: signing in joins its project. */
  connectCode: string | undefined;
  greet: (result: SignInResult) => ToastInput;
}

interface CodeStepProps extends CodeStepOptions {
  sent: CodeRequest;
  codes: CodeActions;
  onSentAgain: () => void;
  /** Back to the form, to correct the address. */
  onBack: () => void;
}

/** Signs in with the code that was mailed; asks an address without an account for a name. */
export default function CodeStep({
  sent,
  codes,
  destination,
  connectCode,
  greet,
  onSentAgain,
  onBack,
}: CodeStepProps) {
  const t = useTranslations("auth");
  const { proceed, leaving } = useAfterSignIn(destination);
  const [asksName, setAsksName] = useState(false);
  const { formProps, pending, error, field } = useActionForm(codes.signIn, {
    keepAs: null,
    onSuccess: (result) => proceed(result, greet(result)),
    onError: ({ issues = [] }) => setAsksName((asks) => asks || issues.some(({ path }) => path === "name")),
  });
  return (
    <form {...formProps} className="grid gap-5">
      <div>
        <h2 ref={focusOnMount} tabIndex={-1} className="title-section outline-none">
          {t("codeTitle")}
        </h2>
        <p className="mt-2 wrap-anywhere text-muted">{t("codeSent", { email: sent.email })}</p>
      </div>
      <FormError error={error} title={t("codeFailed")} />
      <input type="hidden" name="email" value={sent.email} />
      {connectCode !== undefined && <input type="hidden" name="connectCode" value={connectCode} />}
      <CodeField label={t("code")} error={field("code").error} />
      {sent.name !== undefined && <input type="hidden" name="name" value={sent.name} />}
      {sent.name === undefined && asksName && (
        <TextField {...field("name")} label={t("name")} hint={t("nameForNew")} autoComplete="name" />
      )}
      <SubmitButton pending={pending || leaving}>{t("codeSubmit")}</SubmitButton>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <SendAgain action={codes.request} input={sent} onSent={onSentAgain} />
        <Button variant="link" size="inline" onClick={onBack}>
          {t("correctAddress")}
        </Button>
      </div>
    </form>
  );
}
