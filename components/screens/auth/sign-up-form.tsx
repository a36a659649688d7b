import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { enterToNextField } from "./enter-to-next-field";
import type { PasskeyActions } from "./passkey-sign-in";
import type { SignInFormProps } from "./sign-in-form";
import { type SignInResult, useAfterSignIn } from "./use-after-sign-in";
import { requestIn, useCodeStep } from "./use-code-step";
import { EmailField, TextField } from "@/components/form/fields";
import { focusOnMount } from "@/components/form/focus-on-mount";
import { FormError } from "@/components/form/form-error";
import { NewPasswordField } from "@/components/form/new-password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useActionForm } from "@/components/form/use-action-form";
import { SmallPrint } from "@/components/sign-in/small-print";
import { useKeepsPasskeys, usePasskey } from "@/components/sign-in/use-passkey";
import { Button } from "@/components/ui/input/button";
import { makePasskey } from "@/lib/browser/passkeys";

export interface SignUpFormProps extends SignInFormProps {
  passkeys: PasskeyActions;
  product: string;
  /** Whether several people sign in on this device: a passkey would open to whoever unlocks it. */
  isShared: boolean;
}

/**
 * Creates an account, signs in, and continues to the destination. Whoever was invited to a project is asked for a name and an
 * address alone, and for a password only when they prefer one.
 */
export function SignUpForm({
  action,
  codes,
  passkeys,
  destination,
  product,
  isShared,
  email,
  connectCode,
}: SignUpFormProps) {
  const t = useTranslations();
  const { proceed, leaving } = useAfterSignIn(destination);
  const form = useActionForm(action, {
    keepAs: "sign-up",
    onSuccess: (result) => proceed(result, greet(result)),
  });
  const { formProps, pending, error, field, refuse } = form;
  const greet = ({ name }: SignInResult) => {
    return { title: t("auth.accountCreated"), description: t("auth.welcome", { product, name }) };
  };
  const code = useCodeStep("sign-up", form, { codes, destination, connectCode, greet });
  const passkey = usePasskey({
    start: passkeys.startSignUp,
    ask: makePasskey,
    finish: passkeys.signUp,
    onRefused: refuse,
    ...(connectCode !== undefined && { extra: { connectCode } }),
    onSuccess: (result) => proceed(result, greet(result)),
  });
  const offersPasskey = useKeepsPasskeys() && !isShared;
  const [prefersPassword, setPrefersPassword] = useState(connectCode === undefined);
  const withPassword = prefersPassword || (!codes && !offersPasskey);
  const withoutPassword = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (offersPasskey) passkey.run(requestIn(event.currentTarget));
    else code.send();
  };
  return (
    <>
      {code.step}
      <form
        {...formProps}
        {...(!withPassword && { onSubmit: withoutPassword })}
        hidden={code.step !== null}
        className="grid gap-5"
      >
        <FormError error={error} title={t("auth.registrationFailed")} />
        {connectCode !== undefined && <input type="hidden" name="connectCode" value={connectCode} />}
        <TextField
          {...field("name")}
          label={t("auth.name")}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          onKeyDown={enterToNextField}
        />
        <EmailField
          label={t("auth.email")}
          enterKeyHint="next"
          onKeyDown={enterToNextField}
          defaultValue={email}
          error={field("email").error}
        />
        {withPassword && (
          <NewPasswordField
            {...field("password")}
            {...(connectCode !== undefined && prefersPassword && { ref: focusOnMount })}
            label={t("auth.password")}
            least={6}
            enterKeyHint="go"
            known={() => {
              const form = formProps.ref.current;
              if (!form) return [];
              const data = new FormData(form);
              return [data.get("name"), data.get("email")].filter((value) => typeof value === "string");
            }}
          />
        )}
        {withPassword && (
          <SubmitButton pending={pending || leaving}>
            {connectCode === undefined ? t("auth.createAccount") : t("auth.createAndJoin")}
          </SubmitButton>
        )}
        {offersPasskey && (
          <div>
            <Button
              {...(withPassword
                ? { variant: "secondary", onClick: () => passkey.run(requestIn(formProps.ref.current)) }
                : { type: "submit" })}
              size="lg"
              pending={passkey.pending || leaving}
              className="w-full"
            >
              {connectCode === undefined ? t("passkey.signUp") : t("passkey.join")}
            </Button>
            <p className="mt-2 text-sm text-muted">{t("passkey.hint")}</p>
          </div>
        )}
        {codes && (
          <Button
            {...(withPassword || offersPasskey
              ? { variant: "secondary", onClick: code.send }
              : { type: "submit" })}
            size="lg"
            pending={code.pending}
            className="w-full"
          >
            {t("auth.emailCode")}
          </Button>
        )}
        {!withPassword && (
          <Button
            variant="link"
            size="inline"
            className="justify-self-start"
            onClick={() => setPrefersPassword(true)}
          >
            {t("auth.withPassword")}
          </Button>
        )}
        <SmallPrint />
      </form>
    </>
  );
}
