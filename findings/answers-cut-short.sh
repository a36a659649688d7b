#!/usr/bin/env bash
# openai 7.55.0 and stripe 23.1.0, both told to try twice again: when do they, if the connection is lost in the middle of the answer?
#
# Guess: as when it is lost before the answer. Both send reads again, and what changes something too, stripe with an idempotency key for
# just this; in the end comes the error that each has for a lost connection.
# Seen: once the head with its 200 has come, neither sends anything again, not even a read. stripe rejects with its StripeConnectionError,
# and so it does where the rest of the answer does not come in time; who then calls again sends another key, and what the first call has
# made is made twice. openai rejects with fetch's TypeError "terminated", which is none of its own errors: what looks for an APIError takes
# it for a mistake in the code. Where the rest does not come in time it does try again, and sends the recording three times.
# Try both again oneself, and give stripe an `idempotencyKey` that stays the same.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit openai@7.55.0 stripe@23.1.0 node@24.21.0
cat > try.mjs <<'JS'
import { createServer } from "node:http";
import OpenAI from "openai";
import Stripe from "stripe";

const ANSWER = JSON.stringify({ id: "answer_1", object: "price", text: "Pour at seven" });
let end;
let keys;
const server = createServer((request, response) => {
  keys.push(request.headers["idempotency-key"]);
  request.resume();
  request.on("end", () => {
    if (end === "lost before the head") return response.destroy();
    response.writeHead(200, { "content-type": "application/json", "content-length": ANSWER.length });
    response.write(ANSWER.slice(0, 9));
    if (end === "lost in the body") setTimeout(() => response.destroy(), 50);
  });
}).listen(0, "127.0.0.1");
await new Promise((listening) => server.once("listening", listening));
const { port } = server.address();

const openai = new OpenAI({ apiKey: "k", baseURL: `http://127.0.0.1:${port}`, timeout: 1000, maxRetries: 2 });
const address = { host: "127.0.0.1", port, protocol: "http" };
const stripe = new Stripe("sk_test_1", { ...address, timeout: 1000, maxNetworkRetries: 2 });
const sound = new File(["sound"], "note.webm");
const CALLS = {
  "openai reads": [() => openai.models.list(), OpenAI.APIError],
  "openai transcribes": [() => openai.audio.transcriptions.create({ model: "m", file: sound }), OpenAI.APIError],
  "stripe reads": [() => stripe.prices.retrieve("price_1"), Stripe.errors.StripeError],
  "stripe creates": [() => stripe.prices.create({ currency: "usd", product: "prod_1" }), Stripe.errors.StripeError],
};
for (end of ["lost before the head", "lost in the body", "not ended in time"])
  for (const [name, [call, Own]] of Object.entries(CALLS)) {
    keys = [];
    const error = await call().catch((error) => error);
    const isSafe = keys.length > 1 && keys[0] !== undefined && keys.every((key) => key === keys[0]);
    const key = isSafe ? ", with one key" : "";
    console.log(`${end}, ${name}: sent ${keys.length} x${key}; ${error.constructor.name}, its own ${error instanceof Own}`);
  }
end = "lost in the body";
keys = [];
for (let call = 0; call < 2; call += 1) await CALLS["stripe creates"][0]().catch(() => undefined);
console.log(`stripe creates, called twice: ${new Set(keys).size} keys`);
server.close();
server.closeAllConnections();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='lost before the head, openai reads: sent 3 x; APIConnectionError, its own true
lost before the head, openai transcribes: sent 3 x; APIConnectionError, its own true
lost before the head, stripe reads: sent 3 x; StripeConnectionError, its own true
lost before the head, stripe creates: sent 3 x, with one key; StripeConnectionError, its own true
lost in the body, openai reads: sent 1 x; TypeError, its own false
lost in the body, openai transcribes: sent 1 x; TypeError, its own false
lost in the body, stripe reads: sent 1 x; StripeConnectionError, its own true
lost in the body, stripe creates: sent 1 x; StripeConnectionError, its own true
not ended in time, openai reads: sent 3 x; APIConnectionTimeoutError, its own true
not ended in time, openai transcribes: sent 3 x; APIConnectionTimeoutError, its own true
not ended in time, stripe reads: sent 1 x; StripeConnectionError, its own true
not ended in time, stripe creates: sent 1 x; StripeConnectionError, its own true
stripe creates, called twice: 2 keys'
[ "$output" = "$expected" ]
