import { authorizeAt } from "../auth";
import type { StartInput } from "../schema";
import { configuredProviders } from "./catalogue";
import { Redirect } from "@/lib/kernel/answer";
import { clientNetwork } from "@/lib/kernel/client-network";
import { appUrl } from "@/lib/kernel/installation/app-url";
import { spend } from "@/lib/kernel/rate-limit";
import { currentRequest } from "@/lib/kernel/request-context";
import { AppError } from "@/lib/shared/errors";
import { paths, safeNext } from "@/lib/shared/paths/paths";

/**
 * Sends somebody to a provider, with cookies that bind its answer to this browser. From another site's link they go to the sign-in
 * page: nobody signs up, or joins with a code, by following a stranger's link alone.
 */
export async function startAtProvider(
  _caller: null,
  { provider, join, next }: StartInput,
): Promise<Redirect> {
  const inside = safeNext(next);
  const query = { ...(join !== undefined && { join }), ...(inside !== null && { next: inside }) };
  if (!isOwnLink()) return new Redirect(paths.auth(query));
  if (!configuredProviders().some(({ id }) => id === provider))
    return new Redirect(paths.auth({ ...query, problem: "failed" }));
  try {
    await spend("providerSignIns", clientNetwork());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Redirect(paths.auth({ ...query, problem: "limited" }));
  }
  const redirectTo = join === undefined ? (inside ?? paths.dashboard()) : paths.auth(query);
  const url: unknown = await authorizeAt(provider, { redirect: false, redirectTo });
  // Auth.js names its page for errors when the provider cannot be reached.
  const isReached = typeof url === "string" && !url.startsWith(appUrl(paths.auth()));
  return new Redirect(isReached ? url : paths.auth({ ...query, problem: "failed" }));
}

/** Whether one of our pages links here, or nobody's. Browsers before 2023 say so by the referrer alone. */
function isOwnLink(): boolean {
  const headers = currentRequest()?.headers;
  const site = headers?.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const from = URL.parse(headers?.get("referer") ?? "");
  return from === null || from.origin === new URL(appUrl("/")).origin;
}
