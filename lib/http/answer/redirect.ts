import type { Redirect } from "@/lib/kernel/answer";

/** Relative URLs stay relative: only the browser knows which host it used. */
export function respondWithRedirect({ to, status }: Redirect): Response {
  return new Response(null, { status, headers: { location: to, "cache-control": "no-store" } });
}
