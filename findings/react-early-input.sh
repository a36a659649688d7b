#!/usr/bin/env bash
# React 19.3.1 (react-dom, with jsdom 31.0.1): what happens to letters and presses that come before hydration.
#
# Guess: a controlled field that was typed in before hydration fires a change event when it hydrates (`enableHydrationChangeEvent`
# is in React's source since 19.1), and a click on a part that is not hydrated yet is replayed once it is, as since React 18.
# Seen: no change event comes in the stable release. An input and an empty textarea keep the letters until the next render with a
# value, which removes them. A textarea that the server rendered with a value loses them while it hydrates. A click on a part whose code
# is still loading is dropped: it is never replayed, and listeners of the button and of its parents do not see it either, since React
# stops it in the capture phase. Only a listener on the document or the window, for the capture phase, does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit react@19.3.1 react-dom@19.3.1 jsdom@31.0.1 node@24.21.0
cat > try.mjs <<'JS'
import { JSDOM } from "jsdom";

const { window } = new JSDOM("<!doctype html><body></body>", { pretendToBeVisual: true });
for (const name of ["document", "HTMLElement", "Node", "Event"]) globalThis[name] = window[name];
globalThis.window = window;
const { createElement: h, lazy, Suspense, useState } = await import("react");
const { hydrateRoot } = await import("react-dom/client");
const { renderToString } = await import("react-dom/server");
const settled = () => new Promise((done) => setTimeout(done, 100));

async function typedEarly(kind, before) {
  let changes = 0;
  let renderAgain;
  function Field() {
    const [value, setValue] = useState(before);
    const [, setN] = useState(0);
    renderAgain = () => setN((n) => n + 1);
    const onChange = ({ target }) => {
      changes += 1;
      setValue(target.value);
    };
    return h(kind, { value, onChange });
  }
  document.body.innerHTML = `<main>${renderToString(h(Field))}</main>`;
  const main = document.querySelector("main");
  const field = main.firstChild;
  field.value = `${before}early`;
  field.dispatchEvent(new window.Event("input", { bubbles: true }));
  const root = hydrateRoot(main, h(Field));
  await settled();
  const hydrated = field.value;
  renderAgain();
  await settled();
  root.unmount();
  return `${JSON.stringify(hydrated)} then ${JSON.stringify(field.value)}, ${changes} changes`;
}
console.log("input:", await typedEarly("input", ""));
console.log("empty textarea:", await typedEarly("textarea", ""));
console.log("textarea:", await typedEarly("textarea", "draft "));

let clicks = 0;
const Button = () => h("button", { onClick: () => (clicks += 1) }, "Record");
const page = (Part) => h(Suspense, { fallback: "…" }, h(Part));
document.body.innerHTML = `<main>${renderToString(page(Button))}</main>`;
let arrive;
const loaded = new Promise((done) => (arrive = () => done({ default: Button })));
const main = document.querySelector("main");
hydrateRoot(main, page(lazy(() => loaded)));
await settled();
const heard = [];
const button = main.querySelector("button");
document.addEventListener("click", () => heard.push("document, capture"), { capture: true, once: true });
button.addEventListener("click", () => heard.push("button"));
document.addEventListener("click", () => heard.push("document"));
button.click();
arrive();
await settled();
const early = clicks;
console.log(`click while the code loads: heard by ${heard.join(" and ")}; answered ${early} times`);
button.click();
console.log(`click afterwards: answered ${clicks - early} times`);
process.exit(0);
JS
node_modules/.bin/node try.mjs | tee output
grep -qF 'input: "early" then "", 0 changes' output
grep -qF 'empty textarea: "early" then "", 0 changes' output
grep -qF 'textarea: "draft " then "draft ", 0 changes' output
grep -qF 'click while the code loads: heard by document, capture; answered 0 times' output
grep -qF 'click afterwards: answered 1 times' output
