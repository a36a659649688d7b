/** The headers of every response, including assets and API calls. The content security policy comes from the middleware. */
export const SECURITY_HEADERS = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "microphone=(self), camera=(self), geolocation=(), payment=(), usb=(), browsing-topics=()",
};
