#!/usr/bin/env bash
# React 19.3.1 in Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): a select with <button><selectedcontent>, as a
# `base-select` has it.
#
# Guess: React renders the empty element, the browser shows the chosen option in it, and both keep to that: it hydrates, and when an option
# gets another text, as in the other language, the button shows that.
# Seen: neither. The parser copies the option into the element before React comes, which takes the copy for a mismatch, throws away all that
# the server has rendered and renders it anew: a choice that was made before is lost, which it is not without the element. Later the copy is
# made again only when another option is chosen, so that the button keeps the old language. With `dangerouslySetInnerHTML={{ __html: "" }}`
# React looks away, and a `key` of the language on the select brings a new copy; a button with a text of one's own needs neither.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit \
  react@19.3.1 react-dom@19.3.1 esbuild@0.28.2 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > app.mjs <<'JS'
import { createElement, useState } from "react";

const TEXTS = { en: ["Pending", "Done"], es: ["Pendiente", "Hecho"] };
const BUTTONS = {
  "own text": (text) => text,
  "selectedcontent": () => createElement("selectedcontent"),
  "selectedcontent, unseen and keyed": () => createElement("selectedcontent", { dangerouslySetInnerHTML: { __html: "" } }),
};
export function App({ kind }) {
  const [language, setLanguage] = useState("en");
  const [at, setAt] = useState(0);
  globalThis.speak = setLanguage;
  const options = TEXTS[language].map((text, value) => createElement("option", { key: value, value }, text));
  const key = kind.endsWith("keyed") ? language : "one";
  const onChange = ({ target }) => setAt(Number(target.value));
  const button = createElement("button", null, BUTTONS[kind](TEXTS[language][at]));
  return createElement("select", { key, defaultValue: at, onChange }, button, options);
}
JS
cat > page.mjs <<'JS'
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.mjs";

globalThis.mismatches = 0;
const root = document.getElementById("root");
globalThis.start = (kind) => hydrateRoot(root, createElement(App, { kind }), { onRecoverableError: () => (mismatches += 1) });
JS
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { createElement, version } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app.mjs";

const define = { "process.env.NODE_ENV": '"production"' };
const bundled = await build({ entryPoints: ["page.mjs"], bundle: true, format: "iife", write: false, define });
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
console.log(`React ${version}, Chromium ${browser.version()}`);
for (const kind of ["own text", "selectedcontent", "selectedcontent, unseen and keyed"]) {
  const page = await browser.newPage();
  const shown = () => page.locator("button").textContent();
  const html = renderToString(createElement(App, { kind }));
  await page.setContent(`<style>select, ::picker(select) { appearance: base-select }</style><div id="root">${html}</div>`);
  await page.locator("select").selectOption("1");
  await page.addScriptTag({ content: bundled.outputFiles[0].text });
  await page.evaluate((one) => start(one), kind);
  await page.waitForTimeout(300);
  const chosen = await page.locator("select").inputValue();
  const mismatches = await page.evaluate(() => mismatches);
  await page.locator("select").selectOption("0");
  const before = await shown();
  await page.evaluate(() => speak("es"));
  await page.waitForTimeout(300);
  console.log(`${kind}: ${mismatches} mismatches, chosen ${chosen}, "${before}" in Spanish "${await shown()}"`);
}
await browser.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='own text: 0 mismatches, chosen 1, "Pending" in Spanish "Pendiente"
selectedcontent: 1 mismatches, chosen 0, "Pending" in Spanish "Pending"
selectedcontent, unseen and keyed: 0 mismatches, chosen 1, "Pending" in Spanish "Pendiente"'
[ "$(tail -n +2 <<< "$output")" = "$expected" ]
