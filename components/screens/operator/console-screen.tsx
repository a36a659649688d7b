"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ConsoleBar } from "./console-bar";
import { IsBilled } from "./is-billed";
import { Waiting } from "./load-state";
import { LoginForm } from "./login-form";
import { operatorApi } from "./operator-api";
import { useOperatorKey } from "./operator-key";
import { type Tab, usePlace } from "./use-place";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { ApiError } from "@/lib/browser/api-client";
import type { OperatorView } from "@/lib/operator/view";
import { consolePaths } from "@/lib/shared/paths/console-paths";
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
    queryKey: [...queryKeys.consoleRead(consolePaths.me()), stored],
    queryFn: () => operatorApi.get(consolePaths.me()),
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
