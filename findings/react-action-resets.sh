#!/usr/bin/env bash
# React 19.3.1 in Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): what do a form's controlled fields show after its
# action (`<form action={save}>`), as when a site's settings were saved?
#
# Guess: their state. React's documentation has a form's uncontrolled fields reset after an action; a controlled one has no other value
# than its state, and a text field keeps to that.
# Seen: only text does. The form is reset, and nothing is rendered after it: a box and a radio button show what they began with, a select its
# first option, which nobody had chosen at any time, and one of several choices none, while the state still has what was chosen. Who
# presses "Save" once more sends that: "fr" instead of "es", and notices loud again. `onSubmit` with `preventDefault()` and
# `startTransition` resets nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit react@19.3.1 react-dom@19.3.1 esbuild@0.28.1
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > form.jsx <<'JS'
import { startTransition, useState } from "react";
import { createRoot } from "react-dom/client";

/** `isAction`: whether the form has an action, or a listener that runs the same in a transition. */
function Settings({ isAction }) {
  const [language, setLanguage] = useState("en");
  const [crews, setCrews] = useState(["roof"]);
  const [isLoud, setIsLoud] = useState(true);
  const [size, setSize] = useState("small");
  const [name, setName] = useState("Site 4");
  const state = { language, crews: crews.join("+"), isLoud, size, name };
  const save = async (form) => {
    await new Promise((done) => setTimeout(done, 20));
    window.saved = [...form].map(([key, value]) => `${key}=${value}`).join("&");
  };
  const onSubmit = (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startTransition(() => save(form));
  };
  return (
    <form {...(isAction ? { action: save } : { onSubmit })}>
      <select name="language" value={language} onChange={({ target }) => setLanguage(target.value)}>
        <option>fr</option>
        <option>en</option>
        <option>es</option>
      </select>
      <select
        name="crews"
        multiple
        value={crews}
        onChange={({ target }) => setCrews([...target.selectedOptions].map(({ value }) => value))}
      >
        <option>roof</option>
        <option>wall</option>
      </select>
      <input name="loud" type="checkbox" checked={isLoud} onChange={({ target }) => setIsLoud(target.checked)} />
      <input name="size" type="radio" value="small" checked={size === "small"} onChange={() => setSize("small")} />
      <input name="size" type="radio" value="large" checked={size === "large"} onChange={() => setSize("large")} />
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <button>Save</button>
      <output>{JSON.stringify(state)}</output>
    </form>
  );
}
window.show = (isAction) => createRoot(document.body).render(<Settings isAction={isAction} />);
JS
./node_modules/.bin/esbuild form.jsx --bundle --jsx=automatic --define:process.env.NODE_ENV=\"production\" --outfile=form.js --log-level=error
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const browser = await chromium.launch({ executablePath: await archive.executablePath(), args: ["--no-sandbox"] });
for (const isAction of [true, false]) {
  const page = await browser.newPage();
  await page.addScriptTag({ path: "form.js" });
  await page.evaluate((is) => window.show(is), isAction);
  await page.getByRole("button").waitFor();
  await page.locator("[name=language]").selectOption("es");
  await page.locator("[name=crews]").selectOption(["roof", "wall"]);
  await page.locator("[name=loud]").uncheck();
  await page.locator("[value=large]").check();
  await page.locator("[name=name]").fill("Site 5");
  console.log(isAction ? "action" : "onSubmit");
  for (const time of ["first", "second"]) {
    await page.getByRole("button").click();
    await page.waitForFunction(() => window.saved);
    await page.waitForTimeout(300);
    console.log(`  ${time} sent: ${await page.evaluate(() => window.saved)}`);
    await page.evaluate(() => delete window.saved);
  }
  console.log(`  state: ${await page.locator("output").textContent()}`);
  await page.close();
}
await browser.close();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='action
  first sent: language=es&crews=roof&crews=wall&size=large&name=Site 5
  second sent: language=fr&loud=on&size=small&name=Site 5
  state: {"language":"es","crews":"roof+wall","isLoud":false,"size":"large","name":"Site 5"}
onSubmit
  first sent: language=es&crews=roof&crews=wall&size=large&name=Site 5
  second sent: language=es&crews=roof&crews=wall&size=large&name=Site 5
  state: {"language":"es","crews":"roof+wall","isLoud":false,"size":"large","name":"Site 5"}'
[ "$output" = "$expected" ]
