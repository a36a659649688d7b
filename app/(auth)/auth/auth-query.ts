import { paths, safeNext } from "@/lib/paths";
import { single } from "@/lib/search-params";

export type AuthTab = "sign-in" | "sign-up";

type Query = Record<string, string | string[] | undefined>;

/** What the address of /auth asks for: where to go afterwards, the invitation that led here, and the tab. */
export function readAuthQuery(query: Query) {
  const join = single(query["join"]);
  const next = safeNext(single(query["next"]));
  const invitation = join === undefined ? {} : { join };
  return { join, tab: tabOf(single(query["tab"]), join), destination: next ?? paths.dashboard(invitation) };
}

/** Whoever follows an invitation most likely has no account yet. */
function tabOf(tab: string | undefined, join: string | undefined): AuthTab {
  if (tab === "sign-up" || tab === "sign-in") return tab;
  return join === undefined ? "sign-in" : "sign-up";
}
