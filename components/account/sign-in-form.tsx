"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { TextField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast-store";
import type { UserView } from "@/lib/account/view";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/utils";

/** Signs in, greets, and leads on. */
export function SignInForm({ action, destination }: { action: FormAction<UserView>; destination: string }) {
  const t = useTranslations("auth");
  const router = useRouter();
  const { formProps, pending, error, fieldError } = useActionForm(action, {
    onSuccess: () => {
      toast({ title: t("welcomeBack"), description: t("signedIn") });
      router.replace(destination);
    },
    onError: ({ message }) => {
      toast({ title: t("loginFailed"), description: message, variant: "destructive" });
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormError error={error} />
      <TextField
        name="email"
        type="email"
        label={t("email")}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError("email")}
      />
      <PasswordField
        name="password"
        label={t("password")}
        autoComplete="current-password"
        error={fieldError("password")}
      />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {t("signIn")}
      </Button>
      <Link
        href={paths.forgotPassword()}
        className={cn(buttonVariants({ variant: "link", size: "inline" }), "justify-self-start")}
      >
        {t("forgot")}
      </Link>
    </form>
  );
}
