#!/usr/bin/env bash
# Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): what is the value of `<input type="number" step="any">` once a
# person has typed 3,5 as most of Latin America and Europe writes it, or 3/4 and 3½ as is said on a site?
#
# Guess: "", with `validity.badInput`, as the standard has it for what cannot be read as a number, so that the form is held back; or 3.5
# where the page's or the person's language has the comma.
# Seen: each letter that does not belong to a number is dropped as it is typed, and the rest is a valid number: 3,5 becomes 35, 3/4
# becomes 34, 2 x 4 becomes 24 and 1.200,50 becomes 1.20050; `badInput` is false and the form is sent. Pasting is the same. The language is the
# browser's own: neither `lang` nor the context's `locale`, which tests set, changes it. In a browser in Spanish 3,5 is 3.5, and 1,200, a
# thousand in Mexico, is 1.2; there 3.5 is 3.5 too. So no test with `fill`, which sets a value, finds this out, and what was typed cannot be
# had back. Take quantities and money in a text field with `inputmode="decimal"`, and read them oneself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";

const TYPED = ["3,5", "3.5", "1,200", "1.200,50", "3/4", "3½", "1 200", "5 m", "2 x 4"];
const executablePath = await archive.executablePath();

async function tell(title, { browserLanguage, locale, lang, pasted = false }) {
  const args = ["--no-sandbox", `--lang=${browserLanguage}`];
  const env = { ...process.env, LANGUAGE: browserLanguage, LC_ALL: `${browserLanguage.replace("-", "_")}.UTF-8` };
  const browser = await chromium.launch({ executablePath, args, env });
  const page = await (await browser.newContext({ locale })).newPage();
  const values = [];
  for (const text of TYPED) {
    await page.setContent(`<html lang="${lang}"><form><input type="number" step="any" required>`);
    const field = page.locator("input");
    await field.focus();
    if (pasted) await page.keyboard.insertText(text);
    else await field.pressSequentially(text);
    const { value, valid, bad } = await field.evaluate((input) => ({
      value: input.value,
      valid: input.form.checkValidity(),
      bad: input.validity.badInput,
    }));
    values.push(`${text} → ${value}${valid ? "" : " (held back)"}${bad ? " (badInput)" : ""}`);
  }
  console.log(`${title}: ${values.join(", ")}`);
  await browser.close();
}

await tell("A browser in English", { browserLanguage: "en-US", locale: "en-US", lang: "en" });
await tell("the same, a page in Spanish", { browserLanguage: "en-US", locale: "es-ES", lang: "es" });
await tell("the same, pasted", { browserLanguage: "en-US", locale: "es-ES", lang: "es", pasted: true });
await tell("A browser in Spanish", { browserLanguage: "es-ES", locale: "es-ES", lang: "es" });
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='A browser in English: 3,5 → 35, 3.5 → 3.5, 1,200 → 1200, 1.200,50 → 1.20050, 3/4 → 34, 3½ → 3, 1 200 → 1200, 5 m → 5, 2 x 4 → 24
the same, a page in Spanish: 3,5 → 35, 3.5 → 3.5, 1,200 → 1200, 1.200,50 → 1.20050, 3/4 → 34, 3½ → 3, 1 200 → 1200, 5 m → 5, 2 x 4 → 24
the same, pasted: 3,5 → 35, 3.5 → 3.5, 1,200 → 1200, 1.200,50 → 1.20050, 3/4 → 34, 3½ → 3, 1 200 → 1200, 5 m → 5, 2 x 4 → 24
A browser in Spanish: 3,5 → 3.5, 3.5 → 3.5, 1,200 → 1.200, 1.200,50 → 1.20050, 3/4 → 34, 3½ → 3, 1 200 → 1200, 5 m → 5, 2 x 4 → 24'
[ "$output" = "$expected" ]
