#!/usr/bin/env bash
# Next 16.4.6 (React 19.3.1): what does a part of the address that is a name, as in /sites/Losa%20%C3%B1, look like in `params`?
#
# Guess: "Losa ñ", for a page, for a route and for `useParams()`, as for `searchParams` beside it: `[name]` is the same convention in all
# three, and what is to be decoded is decoded once, by the router.
# Seen: a route gets it decoded, a page and `useParams()` as it stands in the address, "Losa%20%C3%B1". A "+" comes to a page as "%2B",
# also where it was sent as it is. So a row that a route has found by its name a page does not find and answers 404; a link by
# `encodeURIComponent(params.name)` is encoded twice; and decodeURIComponent in code that both share throws at "50%" in the route. All is
# well as long as the names are ASCII letters, as in tests. Decode in pages and in components, and not in routes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit next@16.4.6 react@19.3.1 react-dom@19.3.1 node@24.21.0
mkdir -p 'app/page/[name]' 'app/route/[name]'
cat > next.config.mjs <<'JS'
export default { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname };
JS
cat > app/layout.jsx <<'JS'
export default function Layout({ children }) {
  return <html><body>{children}</body></html>;
}
JS
cat > 'app/page/[name]/page.jsx' <<'JS'
import { Client } from "./client";

export default async function Page({ params, searchParams }) {
  const told = [`page ${(await params).name}`, `its searchParams ${(await searchParams).name}`];
  return <Client told={told} />;
}
JS
cat > 'app/page/[name]/client.jsx' <<'JS'
"use client";
import { useParams, useSearchParams } from "next/navigation";

export function Client({ told }) {
  return <p>{[...told, `useParams ${useParams().name}`, `useSearchParams ${useSearchParams().get("name")}`].join(" | ")}</p>;
}
JS
cat > 'app/route/[name]/route.js' <<'JS'
export async function GET(request, { params }) {
  return new Response(`route ${(await params).name}`);
}
JS
export NEXT_TELEMETRY_DISABLED=1
./node_modules/.bin/node node_modules/next/dist/bin/next build > log 2>&1 || { cat log; exit 1; }
cat > try.mjs <<'JS'
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

const probe = createServer().listen(0, "127.0.0.1");
await once(probe, "listening");
const { port } = probe.address();
await new Promise((done) => probe.close(done));
const options = { stdio: "ignore" };
const server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", String(port)], options);
const get = async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
for (let tries = 0; tries < 100; tries += 1)
  try {
    await get("/route/x");
    break;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
for (const name of ["wall", "Losa ñ", "50%", "A+B", "1/2", "a@b.example"]) {
  const sent = encodeURIComponent(name);
  const html = await get(`/page/${sent}?name=${sent}`);
  console.log(`${name}: ${await get(`/route/${sent}`)} | ${/<p>(.*?)<\/p>/.exec(html)[1]}`);
}
const html = await get("/page/A+B?name=x");
console.log(`A+B, sent as it is: ${await get("/route/A+B")} | ${/<p>(.*?)<\/p>/.exec(html)[1]}`);
server.kill();
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='wall: route wall | page wall | its searchParams wall | useParams wall | useSearchParams wall
Losa ñ: route Losa ñ | page Losa%20%C3%B1 | its searchParams Losa ñ | useParams Losa%20%C3%B1 | useSearchParams Losa ñ
50%: route 50% | page 50%25 | its searchParams 50% | useParams 50%25 | useSearchParams 50%
A+B: route A+B | page A%2BB | its searchParams A+B | useParams A%2BB | useSearchParams A+B
1/2: route 1/2 | page 1%2F2 | its searchParams 1/2 | useParams 1%2F2 | useSearchParams 1/2
a@b.example: route a@b.example | page a%40b.example | its searchParams a@b.example | useParams a%40b.example | useSearchParams a@b.example
A+B, sent as it is: route A+B | page A%2BB | its searchParams x | useParams A%2BB | useSearchParams x'
[ "$output" = "$expected" ]
