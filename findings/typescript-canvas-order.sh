#!/usr/bin/env bash
# TypeScript 6.0.3: does a file's type depend on another file that it does not import?
#
# Guess: `canvas.getContext("2d")` of an `OffscreenCanvas | HTMLCanvasElement` has one type, whatever else is compiled.
# Seen: compiled after a file that asks an OffscreenCanvas for its context, it is the union of all contexts, and `fillStyle` an
# error; before that file, or after one that asks an HTMLCanvasElement, it is not. A refactoring elsewhere in a program can so break
# a worker that draws on either; asking each kind by itself is stable.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' > package.json
npm install --silent --no-fund --no-audit typescript@6.0.3
cat > either.ts <<'TS'
declare const canvas: OffscreenCanvas | HTMLCanvasElement;
const context = canvas.getContext("2d");
if (context) context.fillStyle = "#fff";
export {};
TS
echo 'declare const canvas: OffscreenCanvas; export const context = canvas.getContext("2d");' > offscreen.ts
echo 'declare const canvas: HTMLCanvasElement; export const context = canvas.getContext("2d");' > element.ts
check() {
  if ./node_modules/.bin/tsc --noEmit --strict --lib es2022,dom "$@" > messages; then echo "$*: passes"; else
    echo "$*: $(grep -o 'TS[0-9]*' messages)"
  fi
}
output=$(check either.ts; check either.ts offscreen.ts; check element.ts either.ts; check offscreen.ts either.ts)
echo "$output"
expected='either.ts: passes
either.ts offscreen.ts: passes
element.ts either.ts: passes
offscreen.ts either.ts: TS2339'
[ "$output" = "$expected" ]
