"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { paths } from "@/lib/paths";
import { enterToNextField } from "./enter-to-next-field";
import { type SignInResult, useAfterSignIn } from "./use-after-sign-in";

interface SignUpFormProps {
  action: FormAction<SignInResult>;
  destination: string;
  product: string;
  /** Prefilled if known. */
  email?: string | undefined;
  /** The invitation that led here: the new account joins its project. */
  connectCode?: string | undefined;
}

/** Creates an account, signs in, and continues to the destination. */
export function SignUpForm({ action, destination, product, email, connectCode }: SignUpFormProps) {
  const t = useTranslations("auth");
  const { proceed, leaving } = useAfterSignIn(destination);
  const { formProps, pending, error, fieldError } = useActionForm(action, {
    onSuccess: (result) => {
      const description = t("welcome", { product, name: result.name });
      proceed(result, { title: t("accountCreated"), description });
    },
    onError: ({ message }) => {
      toast({ title: t("registrationFailed"), description: message, variant: "destructive" });
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormError error={error} />
      {connectCode !== undefined && <input type="hidden" name="connectCode" value={connectCode} />}
      <TextField
        name="name"
        label={t("name")}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        onKeyDown={enterToNextField}
        error={fieldError("name")}
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
        error={fieldError("email")}
      />
      <PasswordField
        name="password"
        label={t("password")}
        hint={t("passwordHint")}
        autoComplete="new-password"
        enterKeyHint="go"
        error={fieldError("password")}
      />
      <Button type="submit" size="lg" pending={pending || leaving} className="w-full">
        {connectCode === undefined ? t("createAccount") : t("createAndJoin")}
      </Button>
      <p className="text-sm text-muted">
        {t.rich("privacy", {
          link: (words) => (
            <Link
              href={paths.privacy()}
              className="inline-flex min-h-6 items-center font-strong text-blue underline underline-offset-3"
            >
              {words}
            </Link>
          ),
        })}
      </p>
    </form>
  );
}
