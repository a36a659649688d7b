#!/usr/bin/env bash
# undici 8.13.1, `interceptors.deduplicate()`: two callers share one request, and the first gives up. What does the second get?
#
# Guess: its answer. Each has a signal of its own, and the documentation has the waiting callers receive the response; the request goes on
# while anybody waits for it, and is ended with the last.
# Seen: the first owns the request, and its end is everybody's: who came second, with a later deadline, gets the TimeoutError of the
# first, by `fetch` as "fetch failed" with it as the cause; once the body has begun, "Request aborted" or "terminated". The retry
# interceptor, before or behind, does not try again. If the second gives up, the first has its answer. So a service that shares its
# requests upstream fails for all when the one who asked first leaves: give no signal to what is shared, and wait beside it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit undici@8.13.1 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Agent, fetch, interceptors, request } from "undici";

let arrived = 0;
const server = createServer(async (_request, response) => {
  arrived += 1;
  await wait(300);
  response.writeHead(200).write("the whole ");
  await wait(300);
  response.end("answer");
}).listen(0, "127.0.0.1");
await once(server, "listening");
const url = `http://127.0.0.1:${server.address().port}/`;

const { deduplicate, retry } = interceptors;
const byRequest = async (options) => (await request(url, options)).body.text();
const WAYS = {
  request: [[deduplicate()], byRequest],
  fetch: [[deduplicate()], async (options) => (await fetch(url, options)).text()],
  "retry before": [[retry({ minTimeout: 1 }), deduplicate()], byRequest],
  "retry behind": [[deduplicate(), retry({ minTimeout: 1 })], byRequest],
};
const LEAVING = [
  ["first leaves", 0, 150],
  ["first leaves in the body", 0, 450],
  ["second leaves", 1, 150],
];
function thrown({ name, message, cause }) {
  if (name === "TimeoutError") return name;
  return cause ? `${message}, ${cause.name}` : message;
}
for (const [way, [composed, get]] of Object.entries(WAYS))
  for (const [name, leaving, ms] of LEAVING) {
    arrived = 0;
    const dispatcher = new Agent().compose(...composed);
    const patient = { dispatcher, signal: AbortSignal.timeout(60_000) };
    const callers = [patient, patient];
    callers[leaving] = { dispatcher, signal: AbortSignal.timeout(ms) };
    const told = callers.map((options) => get(options).catch(thrown));
    const other = (await Promise.all(told))[1 - leaving];
    console.log(`${way}, ${name}: ${arrived} request, the other gets "${other}"`);
  }
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='request, first leaves: 1 request, the other gets "TimeoutError"
request, first leaves in the body: 1 request, the other gets "Request aborted"
request, second leaves: 1 request, the other gets "the whole answer"
fetch, first leaves: 1 request, the other gets "fetch failed, TimeoutError"
fetch, first leaves in the body: 1 request, the other gets "terminated, TimeoutError"
fetch, second leaves: 1 request, the other gets "the whole answer"
retry before, first leaves: 1 request, the other gets "TimeoutError"
retry before, first leaves in the body: 1 request, the other gets "Request aborted"
retry before, second leaves: 1 request, the other gets "the whole answer"
retry behind, first leaves: 1 request, the other gets "TimeoutError"
retry behind, first leaves in the body: 1 request, the other gets "Request aborted"
retry behind, second leaves: 1 request, the other gets "the whole answer"'
[ "$output" = "$expected" ]
