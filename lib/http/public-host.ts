/** The host that the visitor's browser used: what the outermost proxy was asked for, else the request's own. */
export function publicHost(headers: Headers): string | null {
  const forwarded = headers.get("x-forwarded-host")?.split(",")[0]?.trim();
  return forwarded ? forwarded : headers.get("host");
}
