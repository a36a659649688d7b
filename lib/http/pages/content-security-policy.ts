/** A page's policy: scripts and style elements only with this response's nonce, nothing from other sites. */
export function contentSecurityPolicy(
  nonce: string,
  options: { development: boolean; secure: boolean },
): string {
  const scripts = `'self' 'nonce-${nonce}' 'strict-dynamic'${options.development ? " 'unsafe-eval'" : ""}`;
  const styleElements = options.development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src-elem ${styleElements}`,
    // Attributes only: server-rendered style="…" of widths and of the libraries that place popovers.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
