/** Far more than Apple sends. */
const MAX_BYTES = 16_384;

/**
 * Apple sends people back with a form. That is a request of another site, without our cookies: this repeats it as a GET of our own.
 */
export async function relayForm(request: Request): Promise<Response> {
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length <= MAX_BYTES)) return new Response(null, { status: 413 });
  const { pathname } = new URL(request.url);
  const location = `${pathname}?${new URLSearchParams(await request.text()).toString()}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
