#!/usr/bin/env bash
# React 19.3.1 (react-dom, in jsdom 31.0.1): which comes first, the render of a deferred value that is under way, or a transition that
# starts while it is?
#
# Guess: the deferred value, since it was asked for first and is nearly done; the transition then renders the rest.
# Seen: the deferred render is thrown away and done again within the transition, and both are committed together: a value whose own
# render takes 40 ms is drawn after the transition's 240 ms. So what a press should draw soon cannot be a deferred value where the same
# press also starts a navigation.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit react@19.3.1 react-dom@19.3.1 jsdom@31.0.1 node@24.21.0
cat > try.mjs <<'JS'
import { JSDOM } from "jsdom";

const { window } = new JSDOM("<div id=root></div>", { pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document });
const { createElement, startTransition, useDeferredValue, useState, version } = await import("react");
const { createRoot } = await import("react-dom/client");
console.log(version);

/** One that takes a millisecond: enough of them are rendered in slices. */
function Row({ name }) {
  const end = performance.now() + 1;
  while (performance.now() < end);
  return name;
}
const rows = (count, name) => Array.from({ length: count }, (_, at) => createElement(Row, { key: at, name }));

let open, navigate;
function Page() {
  const [folder, setFolder] = useState("a");
  const [address, setAddress] = useState("a");
  const drawn = useDeferredValue(folder);
  [open, navigate] = [setFolder, setAddress];
  return createElement("main", null, `drawn ${drawn}, address ${address}`, rows(40, drawn), rows(200, address));
}

const root = window.document.querySelector("#root");
const shown = () => root.querySelector("main")?.firstChild?.textContent;
const until = async (isSo) => {
  while (!isSo()) await new Promise((done) => setTimeout(done, 1));
};
const commitsOf = async (key, startNavigation) => {
  const commits = [];
  const observer = new window.MutationObserver(() => shown() !== commits.at(-1) && commits.push(shown()));
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  open(key);
  await startNavigation();
  startTransition(() => navigate(key));
  await until(() => shown() === `drawn ${key}, address ${key}`);
  await until(() => commits.length > 0);
  observer.disconnect();
  return commits;
};

createRoot(root).render(createElement(Page));
await until(shown);
const seen = {
  "started while it renders": await commitsOf("b", () => new Promise((done) => setTimeout(done, 5))),
  "started when it is drawn": await commitsOf("c", () => until(() => shown() === "drawn c, address b")),
};
console.log(JSON.stringify(seen, null, 2));
const same = {
  "started while it renders": ["drawn b, address b"],
  "started when it is drawn": ["drawn c, address b", "drawn c, address c"],
};
if (JSON.stringify(seen) !== JSON.stringify(same)) {
  console.error("The behavior has changed.");
  process.exit(1);
}
process.exit(0);
JS
NODE_ENV=production ./node_modules/.bin/node try.mjs
