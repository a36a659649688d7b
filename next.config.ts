import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { SECURITY_HEADERS } from "./lib/http/security-headers";

const config: NextConfig = {
  output: "standalone",
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks types, in tests too; a deployment need not check them again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["@node-rs/argon2", "pg", "pg-boss", "pino", "nodemailer", "rate-limiter-flexible"],
  experimental: {
    // Minified names would make actions in the log and functions in stack traces unrecognizable.
    serverMinification: false,
    // How much of a page's POST Next buffers while the middleware runs. The guard refuses more (lib/http/guard/watch-body.ts).
    proxyClientMaxBodySize: "1mb",
    serverActions: { bodySizeLimit: "1mb" },
  },
  headers: () => {
    const headers = Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value }));
    return Promise.resolve([{ source: "/:path*", headers }]);
  },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
