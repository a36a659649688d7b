"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import type { OperatorView } from "@/lib/operator/view";
import { ConsoleBar } from "./console-bar";
import { Waiting } from "./load-state";
import { type Tab, usePlace } from "./use-place";

interface TabProps {
  operator: OperatorView;
}

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

/** The bar, and the tab named by the address. */
export function Console({ operator, isAiSampled }: TabProps & { isAiSampled: boolean }) {
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
      <ConsoleBar
        operator={operator}
        onNear={(near) => {
          PANELS[near].preload();
        }}
      />
      {isAiSampled && (
        <p className="border-b border-line bg-sunk px-4 py-1.5 text-center text-sm text-muted">
          {t("console.sampleAi")}
        </p>
      )}
      <main id="main" tabIndex={-1} className="page-edge pt-5 pb-16 outline-none">
        <Panel key={tab} operator={operator} placeholder={waiting} onLoadError={() => undefined} />
      </main>
    </>
  );
}
