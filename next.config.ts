import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

/** What every answer carries, assets and calls included. The content policy has a nonce and comes from the middleware. */
const HEADERS = [
  { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  {
    key: "Permissions-Policy",
    value: "microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  },
];

const config: NextConfig = {
  output: "standalone",
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are a step of their own in `npm test`, which reads tests too; a deployment need not check them again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["@node-rs/argon2", "pg", "pg-boss", "pino", "nodemailer", "rate-limiter-flexible"],
  headers: () => Promise.resolve([{ source: "/:path*", headers: HEADERS }]),
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
