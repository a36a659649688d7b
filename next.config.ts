import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { SECURITY_HEADERS } from "./lib/http/pages/security-headers";

const config: NextConfig = {
  output: "standalone",
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks types, in tests too; a deployment need not check them again.
  typescript: { ignoreBuildErrors: true },
  // Loaded once by Node. What is bundled is in a server three times over: for its pages, its calls and its jobs.
  serverExternalPackages: [
    "@node-rs/argon2",
    "@simplewebauthn/server",
    "@vercel/blob",
    "franc",
    "nodemailer",
    "openai",
    "pg",
    "pg-boss",
    "pino",
    "s3mini",
    "stripe",
    "web-push",
    "zod",
  ],
  // Nothing uses next/image, and its optimizer is a public endpoint that decodes pictures.
  images: { unoptimized: true },
  experimental: {
    // Fewer and larger scripts: 4 kB less for a project's page, and less for those opened after it.
    turbopackChunking: { minChunkSize: 100_000, maxMergeChunkSize: 400_000 },
    // The code of every page and call, loaded at the start, is a third of a resting server. Each is loaded at its first use instead.
    preloadEntriesOnStart: false,
    // Minified names would make actions in the log and functions in stack traces unrecognizable.
    serverMinification: false,
    // How much of a page's POST Next buffers while the middleware runs. The guard refuses more (lib/http/guard/guard-server.ts).
    proxyClientMaxBodySize: "1mb",
    serverActions: { bodySizeLimit: "1mb" },
  },
  // Texts are parsed when the app is built: the parser alone would add 9 kB to every workspace page. next-intl's own
  // `precompile` makes scripts of the files, which the import attribute that Node and Playwright need rules out.
  turbopack: {
    rules: {
      "*.json": {
        condition: { path: /messages\/[a-z]+\/[^/]+\.json$/ },
        loaders: ["./messages/compile-texts.mjs"],
      },
    },
    resolveAlias: {
      "next/dist/shared/lib/app-dynamic": { browser: "./components/shell/on-demand/dynamic-in-browser.tsx" },
      "use-intl/format-message": "./messages/format-texts.mjs",
    },
  },
  headers: () => {
    const headers = Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value }));
    // Asked for once an hour, not with each page.
    const worker = [{ key: "Cache-Control", value: "public, max-age=3600" }];
    return Promise.resolve([
      { source: "/:path*", headers },
      { source: "/service-worker.js", headers: worker },
    ]);
  },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
