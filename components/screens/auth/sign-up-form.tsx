"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { CodeStep } from "./code-step-on-demand";
import { enterToNextField } from "./enter-to-next-field";
import { type SignInResult, useAfterSignIn } from "./use-after-sign-in";
import { type CodeActions, useCodeStep } from "./use-code-step";
import { TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { NewPasswordField } from "@/components/form/new-password-field";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { SmallPrint } from "@/components/sign-in/small-print";
import { Button } from "@/components/ui/input/button";

interface SignUpFormProps {
  action: FormAction<SignInResult>;
  /** Null where no mail can be sent. */
  codes: CodeActions | null;
  destination: string;
  product: string;
  /** Prefilled if known. */
  email?: string | undefined;
  /** The invitation that led here: the new account joins its project. */
  connectCode?: string | undefined;
}

/**
 * Creates an account, signs in, and continues to the destination. Whoever was invited to a project is asked for a name and an
 * address alone, and for a password only when they prefer one.
 */
export function SignUpForm({ action, codes, destination, product, email, connectCode }: SignUpFormProps) {
  const t = useTranslations("auth");
  const { proceed, leaving } = useAfterSignIn(destination);
  const { formProps, pending, error, fieldError } = useActionForm(action, {
    keepAs: "sign-up",
    onSuccess: (result) => proceed(result, greet(result)),
  });
  const greet = ({ name }: SignInResult) => {
    return { title: t("accountCreated"), description: t("welcome", { product, name }) };
  };
  const code = useCodeStep(formProps.ref, codes);
  const [withPassword, setWithPassword] = useState(connectCode === undefined || !codes);
  const sendCode = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    code.send();
  };
  return (
    <>
      {code.sent && codes && (
        <CodeStep
          sent={code.sent}
          codes={codes}
          destination={destination}
          connectCode={connectCode}
          greet={greet}
          onBack={code.undo}
          onLoadError={code.undo}
        />
      )}
      <form
        {...formProps}
        {...(!withPassword && { onSubmit: sendCode })}
        hidden={code.sent !== null}
        className="grid gap-5"
      >
        <FormError error={error ?? code.error} title={t("registrationFailed")} />
        {connectCode !== undefined && <input type="hidden" name="connectCode" value={connectCode} />}
        <TextField
          name="name"
          label={t("name")}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          onKeyDown={enterToNextField}
          error={fieldError("name") ?? code.fieldError("name")}
        />
        <TextField
          name="email"
          type="email"
          label={t("email")}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          onKeyDown={enterToNextField}
          defaultValue={email}
          error={fieldError("email") ?? code.fieldError("email")}
        />
        {withPassword && (
          <NewPasswordField
            name="password"
            label={t("password")}
            least={6}
            enterKeyHint="go"
            error={fieldError("password")}
            known={() => {
              const form = formProps.ref.current;
              if (!form) return [];
              const data = new FormData(form);
              return [data.get("name"), data.get("email")].filter((value) => typeof value === "string");
            }}
          />
        )}
        {withPassword && (
          <Button type="submit" size="lg" pending={pending || leaving} className="w-full">
            {connectCode === undefined ? t("createAccount") : t("createAndJoin")}
          </Button>
        )}
        {codes && (
          <Button
            {...(withPassword ? { variant: "secondary", onClick: code.send } : { type: "submit" })}
            size="lg"
            pending={code.pending}
            className="w-full"
          >
            {t("emailCode")}
          </Button>
        )}
        {!withPassword && (
          <Button
            variant="link"
            size="inline"
            className="justify-self-start"
            onClick={() => setWithPassword(true)}
          >
            {t("withPassword")}
          </Button>
        )}
        <SmallPrint />
      </form>
    </>
  );
}
