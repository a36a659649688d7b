"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import type { UserView } from "@/lib/account/view";
import { paths } from "@/lib/paths";

interface SignUpFormProps {
  action: FormAction<UserView>;
  destination: string;
  product: string;
}

/** Makes an account, which signs in at once, and leads on. */
export function SignUpForm({ action, destination, product }: SignUpFormProps) {
  const t = useTranslations("auth");
  const router = useRouter();
  const { formProps, pending, error, fieldError } = useActionForm(action, {
    onSuccess: ({ name }) => {
      toast({ title: t("accountCreated"), description: t("welcome", { product, name }) });
      router.replace(destination);
    },
    onError: ({ message }) => {
      toast({ title: t("registrationFailed"), description: message, variant: "destructive" });
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormError error={error} />
      <TextField name="name" label={t("name")} autoComplete="name" error={fieldError("name")} />
      <TextField
        name="email"
        type="email"
        label={t("email")}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError("email")}
      />
      <PasswordField
        name="password"
        label={t("password")}
        hint={t("passwordHint")}
        autoComplete="new-password"
        error={fieldError("password")}
      />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {t("createAccount")}
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
