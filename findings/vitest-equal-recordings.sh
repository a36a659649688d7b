#!/usr/bin/env bash
# vitest 5.1.1 beside `node:assert` of Node 24.21: which two recordings, photos or answers are one to a test, though what is in them differs?
#
# Guess: none of the platform's own. Bytes are compared as in a Uint8Array; headers, forms, files and responses by what they hold, as
# `toEqual` compares a URL; or, where that takes a promise, by identity, so that a test fails rather than passes.
# Seen: two Blobs or Files of one size, type, name and date are equal whatever their bytes, also for `toStrictEqual` and `assert.deepStrictEqual`.
# So are any two Responses (200 and 500), Requests and MessageEvents, within arrays and objects too, and so is what `toHaveBeenCalledWith`
# is told. For `toEqual` all ArrayBuffers are one, also of unequal length, and all DataViews; for vitest all SharedArrayBuffers. Node's
# assert in its turn takes any two FormData and Headers for equal, which vitest tells apart. Such a check cannot fail: compare
# `new Uint8Array(await blob.arrayBuffer())`, and the status and text of an answer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit vitest@5.1.1 node@24.21.0
cat > try.test.mjs <<'JS'
import assert from "node:assert";
import { appendFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

const bytes = (...values) => new Uint8Array(values);
const shared = (value) => {
  const buffer = new SharedArrayBuffer(1);
  new Uint8Array(buffer)[0] = value;
  return buffer;
};
const form = (name) => {
  const data = new FormData();
  data.append("name", name);
  return data;
};
const photo = (content) => new File([content], "a.jpg", { type: "image/jpeg", lastModified: 1 });
const PAIRS = {
  "Uint8Array": [bytes(1, 2), bytes(1, 3)],
  "ArrayBuffer": [bytes(1, 2).buffer, bytes(1, 3).buffer],
  "ArrayBuffer, unequal lengths": [bytes(1, 2).buffer, bytes(1, 2, 3).buffer],
  "SharedArrayBuffer": [shared(1), shared(2)],
  "DataView": [new DataView(bytes(1, 2).buffer), new DataView(bytes(1, 3).buffer)],
  "Blob": [new Blob(["one"]), new Blob(["two"])],
  "Blob, unequal sizes": [new Blob(["one"]), new Blob(["three"])],
  "File": [photo("one"), photo("two")],
  "FormData": [form("Ana"), form("Luis")],
  "Headers": [new Headers({ a: "1" }), new Headers({ a: "2" })],
  "URL": [new URL("https://a.example/"), new URL("https://b.example/")],
  "Request": [new Request("https://a.example/"), new Request("https://b.example/", { method: "POST" })],
  "Response": [new Response("done"), new Response("failed", { status: 500 })],
  "MessageEvent": [new MessageEvent("message", { data: 1 }), new MessageEvent("message", { data: 2 })],
};
const CHECKS = {
  toEqual: (one, other) => expect(one).toEqual(other),
  toStrictEqual: (one, other) => expect({ list: [one] }).toStrictEqual({ list: [other] }),
  toHaveBeenCalledWith: (one, other) => {
    const call = vi.fn();
    call(one);
    expect(call).toHaveBeenCalledWith(other);
  },
  deepStrictEqual: (one, other) => assert.deepStrictEqual(one, other),
};
test.each(Object.entries(PAIRS))("%s", (name, [one, other]) => {
  const equal = Object.entries(CHECKS).filter(([, check]) => {
    try {
      check(one, other);
      return true;
    } catch {
      return false;
    }
  });
  appendFileSync("told", `${name}: ${equal.map(([check]) => check).join(", ") || "none"}\n`);
});
JS
./node_modules/.bin/node node_modules/vitest/vitest.mjs run --root . > log 2>&1 || { cat log; exit 1; }
output="Different, and equal for
$(cat told)"
echo "$output"
expected='Different, and equal for
Uint8Array: none
ArrayBuffer: toEqual, toHaveBeenCalledWith
ArrayBuffer, unequal lengths: toEqual, toHaveBeenCalledWith
SharedArrayBuffer: toEqual, toStrictEqual, toHaveBeenCalledWith
DataView: toEqual, toHaveBeenCalledWith
Blob: toEqual, toStrictEqual, toHaveBeenCalledWith, deepStrictEqual
Blob, unequal sizes: none
File: toEqual, toStrictEqual, toHaveBeenCalledWith, deepStrictEqual
FormData: deepStrictEqual
Headers: deepStrictEqual
URL: none
Request: toEqual, toStrictEqual, toHaveBeenCalledWith, deepStrictEqual
Response: toEqual, toStrictEqual, toHaveBeenCalledWith, deepStrictEqual
MessageEvent: toEqual, toStrictEqual, toHaveBeenCalledWith, deepStrictEqual'
[ "$output" = "$expected" ]
