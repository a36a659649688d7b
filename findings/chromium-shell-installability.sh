#!/usr/bin/env bash
# Chromium's headless shell 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): what does `Page.getInstallabilityErrors` say
# of a page that has no manifest?
#
# Guess: `no-manifest`, as the browser with a window says, so that a test in the shell that finds no error proves an installable page.
# Seen: no error, in a profile of its own as in a private one: the shell has nothing that looks, and a test in it cannot fail. What it
# does answer is `Page.getAppManifest`: an empty address here. (The browser itself, Debian's 156 in the new headless mode, says
# `no-manifest` of the same page, and `in-incognito` of every page in a private profile.)
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

const server = createServer((request, response) => {
  response.setHeader("content-type", "text/html");
  response.end("<!doctype html><html><head><title>Page</title></head><body><p>No manifest.</p></body></html>");
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const options = { executablePath: await archive.executablePath(), args: ["--no-sandbox"] };
const browser = await chromium.launch(options);
console.log(browser.version());

const saysOf = async (context) => {
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  const { url } = await session.send("Page.getAppManifest");
  await context.close();
  return { errors: installabilityErrors.map(({ errorId }) => errorId), manifest: url };
};

const seen = {
  "private profile": await saysOf(await browser.newContext()),
  "own profile": await saysOf(await chromium.launchPersistentContext("profile", options)),
};
console.log(JSON.stringify(seen, null, 2));
await browser.close();
server.close();
const nothing = { errors: [], manifest: "" };
if (JSON.stringify(seen) !== JSON.stringify({ "private profile": nothing, "own profile": nothing })) {
  console.error("The behavior has changed.");
  process.exit(1);
}
JS
./node_modules/.bin/node try.mjs
