#!/usr/bin/env bash
# workbox-background-sync 7.4.1 and @serwist/background-sync 9.5.11 (in Node 24.21 with fake-indexeddb 6.2.8): which reports are in the
# queue after the first try to send them, if the server was there and did not take them?
#
# Guess: all but those that were taken. The queue is there for what could not be delivered: a server that answers 503 while it is restarted,
# or 429, has it come again, and what is refused for good (401 once a person is signed out) is told to somebody.
# Seen: none. Whatever is answered counts as delivered, so that three reports written without a signal and sent into a restart of half a
# minute are gone, and the log says "successfully replayed; the queue is now empty". Only a broken connection keeps them; then the first is
# put back, and the rest wait behind it. Nor does the plugin take up what is answered so at the first time. After seven days
# (`maxRetentionTime`) a report is dropped unsent, signal or not. Write an `onSync` of one's own, with `shiftRequest`, a look at the
# answer's status, and `unshiftRequest`; and keep the person's own copy until the server has said what it has.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit workbox-background-sync@7.4.1 @serwist/background-sync@9.5.11 fake-indexeddb@6.2.8 esbuild@0.28.2 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import "fake-indexeddb/auto";
import { build } from "esbuild";

const DAY = 86_400_000;
/** What a service worker has, as far as the two ask for it. */
Object.assign(globalThis, {
  self: globalThis,
  registration: { scope: "https://site.example/", sync: { register: async () => undefined } },
  location: new URL("https://site.example/"),
  addEventListener: () => undefined,
});
for (const name of ["log", "warn", "debug", "groupCollapsed", "groupEnd"]) console[name] = () => undefined;

/** A status, or "broken" for a connection that is lost. */
let answer;
let sent = [];
const server = createServer(async (request, response) => {
  sent.push(Buffer.concat(await request.toArray()).toString());
  if (answer === "broken") return request.socket.destroy();
  response.statusCode = answer;
  response.end();
}).listen(0, "127.0.0.1");
await once(server, "listening");
const url = `http://127.0.0.1:${server.address().port}/reports`;

const now = Date.now;
for (const library of ["workbox-background-sync", "@serwist/background-sync"]) {
  const stdin = { contents: `export { Queue } from "${library}";`, resolveDir: "." };
  const define = { "process.env.NODE_ENV": '"production"' };
  await build({ stdin, define, bundle: true, format: "esm", outfile: `${library.slice(0, 4)}.mjs` });
  const { Queue } = await import(`./${library.slice(0, 4)}.mjs`);
  for (const [status, days] of [[200, 0], [503, 0], [429, 0], [401, 0], ["broken", 0], [200, 8]]) {
    answer = status;
    sent = [];
    const queue = new Queue(`${library} ${status} ${days}`);
    for (const body of ["one", "two", "three"]) await queue.pushRequest({ request: new Request(url, { method: "POST", body }) });
    Date.now = () => now() + days * DAY;
    const outcome = await queue.replayRequests().then(() => "done", () => "rejected");
    Date.now = now;
    const left = (await queue.getAll()).length;
    process.stdout.write(`${library}, ${status}${days ? ` after ${days} days` : ""}: sent ${sent.join(", ") || "nothing"}; ${outcome}, ${left} left\n`);
  }
}
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='workbox-background-sync, 200: sent one, two, three; done, 0 left
workbox-background-sync, 503: sent one, two, three; done, 0 left
workbox-background-sync, 429: sent one, two, three; done, 0 left
workbox-background-sync, 401: sent one, two, three; done, 0 left
workbox-background-sync, broken: sent one; rejected, 3 left
workbox-background-sync, 200 after 8 days: sent nothing; done, 0 left
@serwist/background-sync, 200: sent one, two, three; done, 0 left
@serwist/background-sync, 503: sent one, two, three; done, 0 left
@serwist/background-sync, 429: sent one, two, three; done, 0 left
@serwist/background-sync, 401: sent one, two, three; done, 0 left
@serwist/background-sync, broken: sent one; rejected, 3 left
@serwist/background-sync, 200 after 8 days: sent nothing; done, 0 left'
[ "$output" = "$expected" ]
