import { apiPath } from "@/lib/shared/paths/api-path";
import { paths } from "@/lib/shared/paths/paths";

/** Characters: far more than Apple sends. */
const MOST = 16_384;

/**
 * Apple sends people back with a form. That is a request of another site, without our cookies: this repeats it as a GET of our own.
 * No other provider does.
 */
export async function relayForm(request: Request): Promise<Response> {
  const ours = apiPath("auth", "callback", "apple");
  const form = new URL(request.url).pathname === ours ? await request.text() : "";
  const location =
    form !== "" && form.length <= MOST
      ? `${ours}?${new URLSearchParams(form).toString()}`
      : paths.auth({ problem: "failed" });
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
