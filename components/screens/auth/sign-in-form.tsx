"use client";

import { useTranslations } from "next-intl";
import { enterToNextField } from "./enter-to-next-field";
import { keepDestination } from "./kept-destination";
import { type SignInResult, useAfterSignIn } from "./use-after-sign-in";
import type { CodeActions } from "./code-step";
import { useCodeStep } from "./use-code-step";
import { EmailField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/input/button";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

export interface SignInFormProps {
  action: FormAction<SignInResult>;
  /** Null where no mail can be sent. */
  codes: CodeActions | null;
  destination: string;
  /** Prefilled if known. */
  email?: string | undefined;
  /** The invitation that led here: `action` joins its project too. */
  connectCode?: string | undefined;
}

/** Signs in, by password or with a code by email, and continues to the destination. */
export function SignInForm({ action, codes, destination, email, connectCode }: SignInFormProps) {
  const t = useTranslations("auth");
  const { proceed, leaving } = useAfterSignIn(destination);
  const form = useActionForm(action, {
    keepAs: "sign-in",
    onSuccess: (result) => proceed(result, greeting),
  });
  const { formProps, pending, error, field } = form;
  const greeting = { title: t("welcomeBack"), description: t("signedIn") };
  const code = useCodeStep("sign-in", form, { codes, destination, connectCode, greet: () => greeting });
  return (
    <>
      {code.step}
      <form {...formProps} hidden={code.step !== null} className="grid gap-5">
        <FormError error={error} title={t("loginFailed")} />
        {connectCode !== undefined && <input type="hidden" name="connectCode" value={connectCode} />}
        <EmailField
          label={t("email")}
          autoComplete="username"
          enterKeyHint="next"
          onKeyDown={enterToNextField}
          defaultValue={email}
          error={field("email").error}
        />
        <PasswordField {...field("password")} label={t("password")} enterKeyHint="go" />
        <SubmitButton pending={pending || leaving}>
          {connectCode === undefined ? t("signIn") : t("signInAndJoin")}
        </SubmitButton>
        <ButtonLink
          href={paths.forgotPassword()}
          prefetch={false}
          onClick={() => keepDestination(destination)}
          variant="link"
          size="inline"
          className="justify-self-start"
        >
          {t("forgot")}
        </ButtonLink>
        {codes && (
          <Button variant="secondary" size="lg" pending={code.pending} onClick={code.send} className="w-full">
            {t("emailCode")}
          </Button>
        )}
      </form>
    </>
  );
}
