#!/usr/bin/env bash
# next 16.4.6 with react 19.3.1: does `turbopack.resolveAlias` replace "next/dynamic", as it replaces any other module?
#
# Guess: yes, since it is imported by that name; a key that matches nothing would be refused, or at least warned of.
# Seen: the alias of another package holds. The one of "next/dynamic" changes nothing, and the build says nothing: Next has
# rewritten that import to "next/dist/shared/lib/app-dynamic" before aliases are asked. That name as the key works.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit next@16.4.6 react@19.3.1 react-dom@19.3.1 clsx@2.1.1
mkdir app
echo 'export default function Layout({ children }) { return <html><body>{children}</body></html>; }' > app/layout.jsx
cat > app/page.jsx <<'JS'
"use client";
import clsx from "clsx";
import dynamic from "next/dynamic";

export default function Page() {
  return <p>{`clsx ${clsx.isOurs ? "ours" : "theirs"}, dynamic ${dynamic.isOurs ? "ours" : "theirs"}.`}</p>;
}
JS
echo 'export default Object.assign(() => null, { isOurs: true });' > ours.js
for key in next/dynamic next/dist/shared/lib/app-dynamic; do
  cat > next.config.js <<JS
export default { output: "export", turbopack: { root: "$folder", resolveAlias: { clsx: "./ours.js", "$key": "./ours.js" } } };
JS
  rm -rf .next out
  NEXT_TELEMETRY_DISABLED=1 npx next build > build.log 2>&1
  echo "$key: $(grep -oE 'clsx [a-z]+, dynamic [a-z]+\.' out/index.html | head -1) Warnings: $(grep -ciE 'warn|alias' build.log || true)"
done | tee seen
expected='next/dynamic: clsx ours, dynamic theirs. Warnings: 0
next/dist/shared/lib/app-dynamic: clsx ours, dynamic ours. Warnings: 0'
[ "$(cat seen)" = "$expected" ]
