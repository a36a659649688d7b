import { useTranslations } from "next-intl";
import { operatorAction, operatorApi } from "./operator-api";
import { keepOperatorKey } from "./operator-key";
import { EmailField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useActionForm } from "@/components/form/use-action-form";
import { Appearance } from "@/components/shell/bar/appearance";
import { Logo } from "@/components/shell/logo";
import { Alert } from "@/components/ui/display/alert";
import { consolePaths } from "@/lib/shared/paths/console-paths";
import { PRODUCT_NAME } from "@/lib/shared/product";

const logIn = operatorAction((form: FormData) =>
  operatorApi.send("POST", consolePaths.login(), {
    email: form.get("email"),
    password: form.get("password"),
  }),
);

/** The console's own sign-in; says if a session has just ended. */
export function LoginForm({ hasEnded }: { hasEnded: boolean }) {
  const t = useTranslations("console.login");
  const { formProps, pending, error, field } = useActionForm(logIn, {
    keepAs: "operator",
    asVisitor: true,
    onSuccess: ({ adminKey }) => keepOperatorKey(adminKey),
  });
  return (
    <>
      <header className="flex min-h-16 flex-wrap items-center gap-2 page-edge text-[1.1875rem] font-extrabold tracking-[-0.015em]">
        <Logo className="size-7" />
        {PRODUCT_NAME}
        <span className="flex-1" />
        <Appearance className="px-2" />
      </header>
      <main id="main" className="mx-auto w-full max-w-[27rem] px-4 pt-6 pb-16 sm:pt-14">
        <h1 className="title-page">{t("title")}</h1>
        <p className="mt-2 text-muted">{t("body", { product: PRODUCT_NAME })}</p>
        {hasEnded && (
          <Alert tone="info" className="mt-5">
            {t("ended")}
          </Alert>
        )}
        <form {...formProps} className="mt-6 grid gap-5">
          <FormError error={error?.issues ? null : error} title={t("failed")} />
          <EmailField label={t("email")} autoComplete="username" error={field("email").error} />
          <PasswordField {...field("password")} label={t("password")} />
          <SubmitButton pending={pending}>{t("submit")}</SubmitButton>
        </form>
      </main>
    </>
  );
}
