#!/usr/bin/env bash
# next-auth 5.0.0-beta.32 with next 16.4.6: can a plain Node process import it, for a script or a test that makes a session?
#
# Guess: yes. Both packages are modules for Node, and nothing of Next's server is needed for encoding a token.
# Seen: ERR_MODULE_NOT_FOUND. next-auth imports "next/server", and next has no "exports" that would resolve it: Node needs
# "next/server.js", bundlers do not. "next-auth/jwt" alone imports none of it and works.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit next-auth@5.0.0-beta.32 next@16.4.6 react@19.3.1 react-dom@19.3.1 node@24.21.0
cat > try.mjs <<'JS'
const outcome = (name) => import(name).then(() => "imported", (error) => `${error.code} ${/\/(next\/server)'/.exec(error.message)?.[1]}`);
console.log(`next-auth: ${await outcome("next-auth")}; next-auth/jwt: ${await outcome("next-auth/jwt")}`);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
[ "$output" = "next-auth: ERR_MODULE_NOT_FOUND next/server; next-auth/jwt: imported" ]
