import { useSearchParams } from "next/navigation";
import { use } from "react";
import { IsBilled } from "./is-billed";
import { paths } from "@/lib/shared/paths/paths";
import type { Query } from "@/lib/shared/paths/with-query";

const TABS = ["overview", "users", "businesses", "subscriptions", "help", "adopters", "reporting"] as const;
export type Tab = (typeof TABS)[number];
const OF_PLANS: readonly Tab[] = ["subscriptions", "adopters"];

/** The console's tabs; without billing, none about plans. */
export function useTabs(): readonly Tab[] {
  const isBilled = use(IsBilled);
  return TABS.filter((tab) => isBilled || !OF_PLANS.includes(tab));
}

/** The current place in the console, and what its list shows: kept in the address for Back and reloads. */
export function usePlace() {
  const query = useSearchParams();
  const asked = query.get("tab");
  const tab = useTabs().find((one) => one === asked) ?? "overview";
  // It has the place as well, which `list` keeps.
  const listed: Query<"search" | "status" | "sort"> = Object.fromEntries(query);
  const addressOf = (next: Tab, user?: string) =>
    paths.admin({ ...(next === tab && listed), tab: next === "overview" ? undefined : next, user });
  return {
    tab,
    user: tab === "users" ? query.get("user") : null,
    addressOf,
    go: (next: Tab, user?: string) => {
      history.pushState(null, "", addressOf(next, user));
      scrollTo({ top: 0 });
    },
    listed,
    list: (changed: typeof listed) => history.replaceState(null, "", paths.admin({ ...listed, ...changed })),
  };
}
