"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ConsoleBar } from "./console-bar";
import { IsBilled } from "./is-billed";
import { Waiting } from "./load-state";
import { operatorApi } from "./operator-api";
import { keepOperatorKey, useOperatorKey } from "./operator-key";
import { type Tab, usePlace } from "./use-place";
import { apiAction } from "@/components/form/api-action";
import { EmailField } from "@/components/form/fields";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useActionForm } from "@/components/form/use-action-form";
import { Appearance } from "@/components/shell/bar/appearance";
import { Logo } from "@/components/shell/logo";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Alert } from "@/components/ui/display/alert";
import { ApiError } from "@/lib/browser/api-client";
import type { OperatorView } from "@/lib/operator/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { PRODUCT_NAME } from "@/lib/shared/product";
import { queryKeys } from "@/lib/shared/query-keys";

/** Each tab loads when it is first opened. */
const PANELS = {
  overview: onDemand<TabProps>(() => import("@/components/screens/operator/figures/overview-tab")),
  users: onDemand<TabProps>(() => import("@/components/screens/operator/users/users-tab")),
  businesses: onDemand<TabProps>(() => import("@/components/screens/operator/businesses/businesses-tab")),
  subscriptions: onDemand<TabProps>(
    () => import("@/components/screens/operator/businesses/subscriptions-tab"),
  ),
  help: onDemand<TabProps>(() => import("@/components/screens/operator/help/help-tab")),
  adopters: onDemand<TabProps>(() => import("@/components/screens/operator/businesses/adopters-tab")),
  reporting: onDemand<TabProps>(() => import("@/components/screens/operator/figures/reporting-tab")),
} satisfies Record<Tab, unknown>;

interface ServerProps {
  /** Whether this server makes up transcripts and translations; operators are told how to get real ones. */
  isAiSampled: boolean;
  /** Whether businesses pay on it. */
  isBilled: boolean;
}

/** The operator's console: its own sign-in, and the tabs once the server has accepted the stored key. */
export function ConsoleScreen(server: ServerProps) {
  const key = useOperatorKey();
  const [hadKey, setHadKey] = useState(false);
  if (key && !hadKey) setHadKey(true);
  if (key === undefined) return <Checking />;
  // Another key is another operator: remount, so that they see nothing of the previous one's.
  return key === null ? <LoginForm hasEnded={hadKey} /> : <WithKey key={key} stored={key} {...server} />;
}

function WithKey({ stored, ...server }: ServerProps & { stored: string }) {
  const t = useTranslations("console");
  const query = useQuery({
    queryKey: [...queryKeys.consoleRead(apiPath("admin", "me")), stored],
    queryFn: () => operatorApi.get(apiPath("admin", "me")),
  });
  const { data, error, isFetching } = query;
  if (data)
    return (
      <IsBilled value={server.isBilled}>
        <Console operator={data} {...server} />
      </IsBilled>
    );
  // A refused key has been dropped by now.
  if (!error || isFetching || (error instanceof ApiError && error.status === 401)) return <Checking />;
  return (
    <main className="page-edge pt-10">
      <LoadFailure of={query} title={t("login.failed")} />
    </main>
  );
}

function Checking() {
  const t = useTranslations("console");
  return (
    <main className="grid min-h-dvh place-items-center" aria-busy="true">
      <Waiting label={t("checking")} />
    </main>
  );
}

interface TabProps {
  operator: OperatorView;
}

/** The bar, and the tab named by the address. */
function Console({ operator, isAiSampled, isBilled }: TabProps & ServerProps) {
  const { tab } = usePlace();
  const t = useTranslations();
  const Panel = PANELS[tab];
  const waiting: ReactNode = (
    <div className="grid place-items-center py-16">
      <Waiting label={t("common.loading")} />
    </div>
  );
  return (
    <>
      <ConsoleBar operator={operator} onNear={(near) => PANELS[near].preload()} />
      {isAiSampled && <p className={notice}>{t("console.sampleAi")}</p>}
      {!isBilled && <p className={notice}>{t("console.notBilled")}</p>}
      <main id="main" tabIndex={-1} className="page-edge pt-5 pb-16 outline-none">
        <Panel key={tab} operator={operator} placeholder={waiting} />
      </main>
    </>
  );
}

const notice = "border-b border-line bg-sunk px-4 py-1.5 text-center text-sm text-muted";

const logIn = apiAction((form: FormData) =>
  operatorApi.send("POST", apiPath("admin", "login"), {
    email: form.get("email"),
    password: form.get("password"),
  }),
);

/** The console's own sign-in; says if a session has just ended. */
function LoginForm({ hasEnded }: { hasEnded: boolean }) {
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
