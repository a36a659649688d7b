#!/usr/bin/env bash
# playwright-core 1.65.1 with Chromium 153 (@sparticuz/chromium 153.0.0): what does a page see of `serviceWorkers: "block"`?
#
# Guess: what it sees where a browser refuses workers: `register` rejects (SecurityError), which a page has to handle anyway.
# Seen: `register` resolves, with undefined, which its type excludes, so the next line that reads the registration throws; and
# `navigator.serviceWorker.ready` stays pending for good, so what awaits it hangs until the test's own limit, without a word.
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

const server = createServer(({ url }, response) => {
  const [type, body] = url === "/worker.js" ? ["text/javascript", ""] : ["text/html", "<!doctype html>"];
  response.setHeader("content-type", type).end(body);
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });

const register = async () => {
  const { serviceWorker } = navigator;
  const registered = await serviceWorker.register("/worker.js").then(String, (error) => `rejected, ${error.name}`);
  const pending = new Promise((over) => setTimeout(over, 5_000, "pending"));
  const ready = await Promise.race([serviceWorker.ready.then(() => "settled"), pending]);
  return `registered ${registered}, ready ${ready}`;
};

for (const serviceWorkers of ["allow", "block"]) {
  const page = await browser.newPage({ serviceWorkers });
  await page.goto(`http://localhost:${server.address().port}/`);
  console.log(`${serviceWorkers}: ${await page.evaluate(register)}`);
}
await browser.close();
server.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='allow: registered [object ServiceWorkerRegistration], ready settled
block: registered undefined, ready pending'
[ "$output" = "$expected" ]
