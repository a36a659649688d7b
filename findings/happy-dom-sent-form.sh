#!/usr/bin/env bash
# happy-dom 21.0.4 beside jsdom 31.0.1 and Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): what does a form send, by
# `new FormData(form)`, as in a test of what a page posts?
#
# Guess: what a browser sends. That is the old part of a form, the same in all of them for years; what a DOM without a screen lacks is
# layout and what is new.
# Seen: not in happy-dom. Of a list with several choices it sends the first alone. What is in a disabled fieldset it sends, as a page has it
# while it saves. Values that the markup gives are taken as they are: "3,5" in a number field, 30 February in a date field, 99 in a range up
# to 10, where a browser has "" and 10. To `checkValidity()` that day is valid, and a list of email addresses that a browser takes is not.
# jsdom does all this as a browser does. So a green test in happy-dom does not say what is posted: let such tests run in jsdom, or in a
# browser.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit happy-dom@21.0.4 jsdom@31.0.1 playwright-core@1.65.1 @sparticuz/chromium@153.0.0 node@24.21.0
cat > try.mjs <<'JS'
import chromium from "@sparticuz/chromium";
import { Window } from "happy-dom";
import { JSDOM } from "jsdom";
import { chromium as browsers } from "playwright-core";

const html = `<!doctype html><body><form>
  <select name="crew" multiple><option selected>Ana</option><option selected>Mateo</option></select>
  <fieldset disabled><input name="locked" value="1"></fieldset>
  <input name="bags" type="number" step="0.1" value="3,5">
  <input name="day" type="date" value="2026-02-30">
  <input name="floor" type="range" max="10" value="99">
  <input name="mail" type="email" multiple value="ana@example.org, mateo@example.org">
</form></body>`;
function look(window) {
  const form = window.document.querySelector("form");
  const sent = [...new window.FormData(form)].map(([name, value]) => `${name}=${value}`).join("&");
  const valid = ["bags", "day", "mail"].map((name) => `${name} ${form.elements.namedItem(name).checkValidity()}`).join(", ");
  return [`sent: ${sent}`, `valid: ${valid}`];
}
const show = (name, lines) => console.log(`${name}\n  ${lines.join("\n  ")}`);

const url = "https://site.example/";
const happy = new Window({ url });
happy.document.write(html);
show("happy-dom", look(happy));
show("jsdom", look(new JSDOM(html, { url }).window));
const executablePath = await chromium.executablePath();
const browser = await browsers.launch({ executablePath, args: chromium.args });
const page = await browser.newPage();
await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: html }));
await page.goto(url);
show("Chromium", await page.evaluate(`(${look})(window)`));
await browser.close();
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='happy-dom
  sent: crew=Ana&locked=1&bags=3,5&day=2026-02-30&floor=99&mail=ana@example.org, mateo@example.org
  valid: bags false, day true, mail false
jsdom
  sent: crew=Ana&crew=Mateo&bags=&day=&floor=10&mail=ana@example.org,mateo@example.org
  valid: bags true, day true, mail true
Chromium
  sent: crew=Ana&crew=Mateo&bags=&day=&floor=10&mail=ana@example.org,mateo@example.org
  valid: bags true, day true, mail true'
[ "$output" = "$expected" ]
