#!/usr/bin/env bash
# Next 16.4.6 (React 19.3.1) in Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): may a page take its query out of
# the address with history.replaceState in an effect, as Next's documentation says that the router follows it?
#
# Guess: yes, the address and useSearchParams() have lost it from then on.
# Seen: only where the page hydrates after the layout, as below a loading.tsx that was shown. Else effects run from the inside out, and
# the router begins to listen in its own, the outermost: the address loses the query, useSearchParams() keeps it, and the next
# router.refresh() writes it back. One microtask later the router hears of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --silent --no-fund --no-audit next@16.4.6 react@19.3.1 react-dom@19.3.1 node@24.21.0 @sparticuz/chromium@153.0.0 playwright-core@1.65.1
mkdir -p app/effect app/microtask app/below-loading
cat > app/layout.js <<'JS'
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
JS
cat > app/forget.js <<'JS'
"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";

export function Forget({ rendered, inMicrotask = false }) {
  const router = useRouter();
  const query = useSearchParams();
  useEffect(() => {
    const forget = () => history.replaceState(null, "", location.pathname);
    if (inMicrotask) queueMicrotask(forget);
    else forget();
    document.body.dataset.ready = "";
  }, [inMicrotask]);
  return <button data-rendered={rendered} onClick={() => router.refresh()}>{`hook has ${query.size}`}</button>;
}
JS
for path in effect microtask below-loading; do
  cat > app/$path/page.js <<JS
import { connection } from "next/server";
import { Forget } from "../forget";

export default async function Page() {
  await connection();
  await new Promise((done) => setTimeout(done, 100));
  return <Forget rendered={performance.now()} inMicrotask={"$path" === "microtask"} />;
}
JS
done
echo 'export default function Loading() { return <p>loading</p>; }' > app/below-loading/loading.js
export NEXT_TELEMETRY_DISABLED=1
./node_modules/.bin/node node_modules/next/dist/bin/next build > build.log 2>&1 || { cat build.log; exit 1; }
cat > try.js <<'JS'
const { createServer } = require("node:http");
const { chromium } = require("playwright-core");
const next = require("next");

(async () => {
  const { default: archive } = await import("@sparticuz/chromium");
  const app = next({ dev: false });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => handle(request, response));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
  const seen = {};
  for (const path of ["effect", "microtask", "below-loading"]) {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/${path}?a=1`);
    await page.waitForFunction(() => document.body.dataset.ready !== undefined && location.search === "");
    const button = page.locator("button");
    const before = await button.getAttribute("data-rendered");
    await button.click();
    await page.waitForFunction((old) => document.querySelector("button")?.dataset.rendered !== old, before);
    seen[path] = `after a refresh: "${await page.evaluate(() => location.search)}", ${await button.textContent()}`;
    await page.close();
  }
  await browser.close();
  console.log(require("next/package.json").version, JSON.stringify(seen, null, 2));
  const same = {
    effect: 'after a refresh: "?a=1", hook has 1',
    microtask: 'after a refresh: "", hook has 0',
    "below-loading": 'after a refresh: "", hook has 0',
  };
  if (JSON.stringify(seen) !== JSON.stringify(same)) {
    console.error("The behavior has changed.");
    process.exit(1);
  }
  process.exit(0);
})();
JS
NODE_ENV=production ./node_modules/.bin/node try.js
