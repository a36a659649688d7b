import type { Redirect } from "@/lib/answer";

/** A relative address stays relative: what host the browser used is for the browser to know. */
export function respondWithRedirect({ to, status }: Redirect): Response {
  return new Response(null, { status, headers: { location: to, "cache-control": "no-store" } });
}
