#!/usr/bin/env bash
# openai 7.55.0 and stripe 23.1.0, both told to try again once: when do they, if the service says when to come back (`Retry-After`)?
#
# Guess: then. Both retry by themselves, and the header is there for just this (RFC 9110, 10.2.3); a wait that is too long for them would
# end in the error at once. A 429 ("too many requests") is what one retries first.
# Seen: openai does up to sixty seconds. Told 61, or a date in ninety seconds, it comes back after half a second, so that a limit that
# is for the minute has seen all its attempts in a second or two. stripe does not read the header at all: told two seconds by a 503 it
# comes back after half of one. A 429 it does not try again, with the header or without, unless Stripe's own `stripe-should-retry` says
# so, and then too within a second. Neither README says so: read the header from the error and wait oneself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit openai@7.55.0 stripe@23.1.0 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import OpenAI from "openai";
import Stripe from "stripe";

const CLIENTS = {
  openai: (port) => new OpenAI({ apiKey: "x", baseURL: `http://127.0.0.1:${port}/v1`, maxRetries: 1 }).models.list(),
  stripe: (port) => {
    const stripe = new Stripe("sk_test_x", { host: "127.0.0.1", port, protocol: "http", maxNetworkRetries: 1, telemetry: false });
    return stripe.customers.list();
  },
};
/** Asks a service that refuses each time, and tells how long it was until the second request. */
async function ask(name, status, told, headers) {
  const times = [];
  const server = createServer((request, response) => {
    times.push(performance.now());
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: "slow down" } }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const error = await CLIENTS[name](server.address().port).catch((thrown) => thrown.constructor.name);
  const wait = times.length > 1 ? `${((times[1] - times[0]) / 1000).toFixed(0)} s later` : "not again";
  console.log(`${name}, ${status}, ${told}: ${times.length > 1 && times[1] - times[0] < 900 ? "within a second" : wait}, ${error}`);
  server.close();
}
const soon = { "retry-after": "2" };
const later = { "retry-after": "61" };
const date = { "retry-after": new Date(Date.now() + 90_000).toUTCString() };
await ask("openai", 429, "told nothing", {});
await ask("openai", 429, "told 2 s", soon);
await ask("openai", 429, "told 61 s", later);
await ask("openai", 503, "told 61 s", later);
await ask("openai", 429, "told a date in 90 s", date);
await ask("stripe", 429, "told nothing", {});
await ask("stripe", 429, "told 2 s", soon);
await ask("stripe", 429, "told 2 s and to retry", { ...soon, "stripe-should-retry": "true" });
await ask("stripe", 503, "told nothing", {});
await ask("stripe", 503, "told 2 s", soon);
await ask("stripe", 503, "told 61 s", later);
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='openai, 429, told nothing: within a second, RateLimitError
openai, 429, told 2 s: 2 s later, RateLimitError
openai, 429, told 61 s: within a second, RateLimitError
openai, 503, told 61 s: within a second, InternalServerError
openai, 429, told a date in 90 s: within a second, RateLimitError
stripe, 429, told nothing: not again, StripeRateLimitError
stripe, 429, told 2 s: not again, StripeRateLimitError
stripe, 429, told 2 s and to retry: within a second, StripeRateLimitError
stripe, 503, told nothing: within a second, StripeAPIError
stripe, 503, told 2 s: within a second, StripeAPIError
stripe, 503, told 61 s: within a second, StripeAPIError'
[ "$output" = "$expected" ]
