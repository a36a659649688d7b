"use client";

import { useTranslations } from "next-intl";
import { RowForm } from "./row-form";
import type { FormAction } from "@/components/form/use-action-form";
import { buttonVariants } from "@/components/ui/input/button-variants";
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
            <RowForm
              action={unlink}
              row={{ name: "provider", value: account.id }}
              done={{ title: t("removed", { provider: account.name }) }}
              failed={t("failed")}
              aria-label={`${t("remove")}: ${account.name}`}
            >
              {t("remove")}
            </RowForm>
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
