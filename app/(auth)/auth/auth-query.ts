import { single } from "@/lib/kernel/search-params";
import { paths, PROVIDER_PROBLEMS, type ProviderProblem, safeNext } from "@/lib/shared/paths/paths";

export type AuthTab = "sign-in" | "sign-up";

type Query = Record<string, string | string[] | undefined>;

/** The query of /auth: where to go afterwards, the invitation that led here, for whom, and the tab. */
export function readAuthQuery(query: Query) {
  const join = single(query["join"]);
  const next = safeNext(single(query["next"]));
  const adminToken = next === null ? undefined : tokenIn(next);
  const invited = join !== undefined || adminToken !== undefined;
  const destination = next ?? paths.dashboard(join === undefined ? {} : { join });
  return {
    join,
    adminToken,
    as: single(query["as"]),
    tab: tabOf(single(query["tab"]), invited),
    destination,
    problem: problemIn(single(query["problem"])),
    ended: endingOf(single(query["ended"])),
  };
}

/** The token of the admin invitation to answer after signing in. */
function tokenIn(next: string): string | undefined {
  const { pathname, searchParams } = new URL(next, "http://inside.invalid");
  if (pathname !== paths.acceptAdminInvitation()) return undefined;
  return single(searchParams.get("token") ?? undefined);
}

/** Why signing in at a provider did not work, if that is why they are here. */
function problemIn(problem: string | undefined): ProviderProblem | null {
  return PROVIDER_PROBLEMS.find((known) => known === problem) ?? null;
}

/** How the visitor's session ended, if that is why they are here. */
function endingOf(ended: string | undefined): "suspended" | "ended" | null {
  return ended === "suspended" || ended === "ended" ? ended : null;
}

/** Someone who opens an invitation most likely has no account yet. */
function tabOf(tab: string | undefined, invited: boolean): AuthTab {
  if (tab === "sign-up" || tab === "sign-in") return tab;
  return invited ? "sign-up" : "sign-in";
}
