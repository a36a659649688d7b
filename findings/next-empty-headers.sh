#!/usr/bin/env bash
# next 16.4.6: is a header with an empty text sent?
#
# Guess: `response.headers.set("x-empty", "")` in the proxy sends it empty, as a route's `new Response(body, { headers })` does.
# Seen: from the proxy it is missing, while others are sent; from a route it is there. Whoever reads it cannot tell "nobody" from
# "not said".
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $server 2> /dev/null; rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --silent --no-fund --no-audit next@16.4.6 react@19.3.1 react-dom@19.3.1
mkdir -p app/call
echo 'export default function Layout({ children }) { return <html><body>{children}</body></html>; }' > app/layout.js
echo 'export default function Page() { return "page"; }' > app/page.js
cat > proxy.js <<'JS'
import { NextResponse } from "next/server";
export default function proxy() {
  const response = NextResponse.next();
  response.headers.set("x-full", "a");
  response.headers.set("x-empty", "");
  return response;
}
JS
echo 'export function GET() { return new Response("call", { headers: { "x-own": "a", "x-own-empty": "" } }); }' > app/call/route.js
./node_modules/.bin/next build > /dev/null 2>&1
touch log
./node_modules/.bin/next start -p 0 > log &
server=$!
until grep -q "Local:" log; do sleep 0.2; done
port=$(grep -o 'localhost:[0-9]*' log | head -1 | cut -d: -f2)
output=$(node -e "
(async () => {
  for (const path of ['/', '/call']) {
    const { headers } = await fetch('http://127.0.0.1:$port' + path);
    console.log(path, [...headers.keys()].filter((name) => /^x-(full|empty|own)/.test(name)).join(' '));
  }
})()")
echo "$output"
expected='/ x-full
/call x-full x-own x-own-empty'
[ "$output" = "$expected" ]
