"use client";

import { useTranslations } from "next-intl";
import { FormError } from "@/components/form/form-error";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/input/button";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast } from "@/components/ui/toast/toast-store";
import { cn } from "@/lib/shared/utils";

interface LinkAccountProps {
  /** The provider's name. */
  provider: string;
  /** Of the account here, and of the one there if it is another. */
  email: string;
  as: string | null;
  /** Where the reader was going. */
  after: string;
  action: FormAction<{ after: string }>;
}

/** Asks whether an account at a provider is to open the reader's own from now on. */
export function LinkAccount({ provider, email, as, after, action }: LinkAccountProps) {
  const t = useTranslations("auth.link");
  const navigate = useNavigate();
  const { formProps, pending, error } = useActionForm(action, {
    keepAs: null,
    onSuccess: () => {
      toast({ title: t("done", { provider }) });
      navigate(after, { replace: true });
    },
  });
  return (
    <form {...formProps} className="mt-6 grid gap-3">
      <FormError error={error} title={t("failed")} />
      <p className="mb-3 wrap-anywhere text-muted">
        {as === null ? t("confirm", { provider, email }) : t("confirmAs", { provider, email, as })}
      </p>
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {t("submit")}
      </Button>
      <Link href={after} className={cn(buttonVariants({ variant: "secondary", size: "lg" }))}>
        {t("cancel")}
      </Link>
    </form>
  );
}
