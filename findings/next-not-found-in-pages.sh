#!/usr/bin/env bash
# Next 16.4.6 (React 19.3.1): is the not-found page sent with pages that are found?
#
# Guess: no; it is rendered when notFound() is called or nothing matches.
# Seen: each page is sent with it, rendered for that request, once for the layout of the root and once more for that of a route group
# at the root: its text stands in the HTML of a page that exists, 1 time without a group and 2 times in one. A loading.tsx is sent in
# the same way. What it renders is paid for by every page, so it should be small and read nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --silent --no-fund --no-audit next@16.4.6 react@19.3.1 react-dom@19.3.1 node@24.21.0
mkdir -p "app/(group)/inside" app/outside
cat > app/layout.js <<'JS'
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
JS
cat > app/not-found.js <<'JS'
import { headers } from "next/headers";

export default async function NotFound() {
  const sent = await headers();
  return <p>nothing for {sent.get("x-visitor")}</p>;
}
JS
cat > "app/(group)/layout.js" <<'JS'
export default function Layout({ children }) {
  return <main>{children}</main>;
}
JS
for page in "app/(group)/inside" app/outside; do
  cat > "$page/page.js" <<'JS'
import { connection } from "next/server";

export default async function Page() {
  await connection();
  return <h1>found</h1>;
}
JS
done
export NEXT_TELEMETRY_DISABLED=1
./node_modules/.bin/node node_modules/next/dist/bin/next build > build.log 2>&1 || { cat build.log; exit 1; }
cat > try.js <<'JS'
const { createServer } = require("node:http");
const next = require("next");

(async () => {
  const app = next({ dev: false });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => handle(request, response));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const seen = {};
  for (const path of ["/outside", "/inside"]) {
    const url = `http://127.0.0.1:${server.address().port}${path}`;
    const answer = await fetch(url, { headers: { "x-visitor": "rosa" } });
    const html = await answer.text();
    const times = html.split("rosa").length - 1;
    seen[path] = `${answer.status}, ${html.includes("<h1>found</h1>") ? "found" : "not found"}, not-found page ${times} times`;
  }
  console.log(require("next/package.json").version, JSON.stringify(seen));
  const same = {
    "/outside": "200, found, not-found page 1 times",
    "/inside": "200, found, not-found page 2 times",
  };
  if (JSON.stringify(seen) !== JSON.stringify(same)) {
    console.error("The behavior has changed.");
    process.exit(1);
  }
  process.exit(0);
})();
JS
NODE_ENV=production ./node_modules/.bin/node try.js
