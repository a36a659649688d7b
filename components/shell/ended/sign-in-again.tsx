import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { resumePage } from "@/lib/browser/page/page-ending";
import { announceSession } from "@/lib/browser/tabs/session-channel";

export type SignInAgainAction = FormAction<{ id: string; name: string }>;

interface SignInAgainProps {
  action: SignInAgainAction;
  user: { id: string; name: string; email: string };
  label: string;
}

/** Signs the page's user in again without leaving the page; unsent items are then sent. */
export function SignInAgain({ action, user, label }: SignInAgainProps) {
  const t = useTranslations("session");
  const queries = useQueryClient();
  const { formProps, pending, error, field } = useActionForm(action, {
    keepAs: null,
    asVisitor: true,
    onSuccess: ({ id, name }) => {
      announceSession({ id, name });
      resumePage();
      void queries.invalidateQueries();
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormError error={error} />
      {/* Tells password managers which account it is: the page's. */}
      <input type="hidden" name="email" autoComplete="username" value={user.email} readOnly />
      <PasswordField {...field("password")} label={t("password", { email: user.email })} enterKeyHint="go" />
      <SubmitButton pending={pending}>{label}</SubmitButton>
    </form>
  );
}
