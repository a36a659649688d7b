"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { FormError } from "@/components/form/form-error";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/input/button";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { toast } from "@/components/ui/toast/toast-store";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import { paths } from "@/lib/shared/paths/paths";

/** A provider at which the reader has connected an account, or can connect one. */
export interface LinkedAccount {
  id: string;
  name: string;
  isLinked: boolean;
  email: string | null;
}

interface LinkedAccountsProps {
  accounts: LinkedAccount[];
  unlink: FormAction<void>;
}

/** The accounts at other providers with which the reader signs in: connects and removes them. */
export function LinkedAccounts({ accounts, unlink }: LinkedAccountsProps) {
  const t = useTranslations("settings.linked");
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {accounts.map((account) => (
        <li key={account.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p className="font-strong">{account.name}</p>
            <p className="text-sm text-muted">
              {account.isLinked ? (account.email ?? t("connected")) : t("notConnected")}
            </p>
          </div>
          {account.isLinked ? (
            <Unlink account={account} action={unlink} />
          ) : (
            <a
              href={apiPaths.startAtProvider(account.id, { next: paths.linkAccount() })}
              aria-label={`${t("connect")}: ${account.name}`}
              className={buttonVariants({ variant: "secondary", size: "sm" })}
            >
              {t("connect")}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Unlink({ account, action }: { account: LinkedAccount; action: FormAction<void> }) {
  const t = useTranslations("settings.linked");
  const router = useRouter();
  const { formProps, pending, error } = useActionForm(action, {
    keepAs: null,
    onSuccess: () => {
      toast({ title: t("removed", { provider: account.name }) });
      router.refresh();
    },
  });
  return (
    <form {...formProps} className="grid gap-2">
      <FormError error={error} title={t("failed")} />
      <input type="hidden" name="provider" value={account.id} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        pending={pending}
        aria-label={`${t("remove")}: ${account.name}`}
      >
        {t("remove")}
      </Button>
    </form>
  );
}
