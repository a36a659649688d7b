import { useSearchParams } from "next/navigation";
import { use } from "react";
import { IsBilled } from "./is-billed";
import { paths } from "@/lib/shared/paths/paths";

const TABS = ["overview", "users", "businesses", "subscriptions", "help", "adopters", "reporting"] as const;
export type Tab = (typeof TABS)[number];
const OF_PLANS: readonly Tab[] = ["subscriptions", "adopters"];

/** The console's tabs; without billing, none about plans. */
export function useTabs(): readonly Tab[] {
  const isBilled = use(IsBilled);
  return TABS.filter((tab) => isBilled || !OF_PLANS.includes(tab));
}

/** The current place in the console, kept in the address for Back and reloads. */
export function usePlace(): { tab: Tab; user: string | null; go: (tab: Tab, user?: string) => void } {
  const query = useSearchParams();
  const asked = query.get("tab");
  const tab = useTabs().find((one) => one === asked) ?? "overview";
  return {
    tab,
    user: tab === "users" ? query.get("user") : null,
    go: (next, user) => {
      history.pushState(null, "", addressOf(next, user));
      scrollTo({ top: 0 });
    },
  };
}

export function addressOf(tab: Tab, user?: string): string {
  return paths.admin({ tab: tab === "overview" ? undefined : tab, user });
}
