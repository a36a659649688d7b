import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { SECURITY_HEADERS } from "./lib/http/security-headers";

const config: NextConfig = {
  output: "standalone",
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are a step of their own in `npm test`, which reads tests too; a deployment need not check them again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["@node-rs/argon2", "pg", "pg-boss", "pino", "nodemailer", "rate-limiter-flexible"],
  experimental: {
    // Without names a log line could not say which action it is about, nor a stack which function.
    serverMinification: false,
    // What Next holds of a page's POST while the middleware runs. The guard refuses more (lib/http/guard/watch-body.ts).
    proxyClientMaxBodySize: "1mb",
    serverActions: { bodySizeLimit: "1mb" },
  },
  headers: () => {
    const headers = Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value }));
    return Promise.resolve([{ source: "/:path*", headers }]);
  },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
