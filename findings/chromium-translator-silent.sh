#!/usr/bin/env bash
# playwright-core 1.65.1 with Chromium 153 (@sparticuz/chromium 153.0.0, a headless shell): what does a page learn of a translator
# that the browser has not got?
#
# Guess: what the specification has for it, `Translator.availability()` answers "unavailable"; or the name is missing.
# Seen: the name is there, and the promise of `Translator.availability()` stays pending: neither an answer nor a rejection, while
# `LanguageDetector.availability()` beside it answers "downloadable" at once. A page that waits for both shows nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { createServer } from "node:http";
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const server = createServer((_, response) => response.setHeader("content-type", "text/html").end("<!doctype html>"));
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(`http://localhost:${server.address().port}/`);
const ask = async (of) => {
  const known = { Translator: { sourceLanguage: "en", targetLanguage: "es" }, LanguageDetector: {} };
  if (!(of in globalThis)) return "missing";
  const silent = new Promise((over) => setTimeout(over, 10_000, "no answer in 10 s"));
  return Promise.race([globalThis[of].availability(known[of]).catch((error) => error.name), silent]);
};
for (const name of ["Translator", "LanguageDetector"]) console.log(`${name}: ${await page.evaluate(ask, name)}`);
await browser.close();
server.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Translator: no answer in 10 s
LanguageDetector: downloadable'
[ "$output" = "$expected" ]
