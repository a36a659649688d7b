import { apiPaths } from "@/lib/shared/paths/api-paths";
import { paths } from "@/lib/shared/paths/paths";

/** Far more than Apple sends. */
const MAX_BYTES = 16_384;

/**
 * Apple sends people back with a form. That is a request of another site, without our cookies: this repeats it as a GET of our own.
 * No other provider does.
 */
export async function relayForm(request: Request): Promise<Response> {
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  const ours = apiPaths.providerCallback("apple");
  const isApples = new URL(request.url).pathname === ours && length <= MAX_BYTES;
  const location = isApples
    ? `${ours}?${new URLSearchParams(await request.text()).toString()}`
    : paths.auth({ problem: "failed" });
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
