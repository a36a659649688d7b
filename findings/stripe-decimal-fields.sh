#!/usr/bin/env bash
# stripe 23.1.0: what is a price's `unit_amount_decimal` (parts of a cent, or a price by the hour), which is a Stripe.Decimal since 21?
#
# Guess: a Decimal, wherever the price stands. Its types say so for every price, those of the events of webhooks included.
# Seen: a Decimal where the method's own answer has the field, as in a price, a list, a subscription's items. The same field is a string in
# what comes by a webhook, in an event that is fetched, in a product's expanded `default_price` and in `currency_options`. TypeScript takes
# both for a Decimal: there `.mul()` is no function, `+ 1` makes "12.501", and `===` never holds. The two texts of one amount differ too,
# "12.50" and "12.5", and as metadata a Decimal is sent as its two inner fields. Pass all through `Stripe.Decimal.from(String(…))` first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit stripe@23.1.0 typescript@6.0.3 node@24.21.0
cat > typed.ts <<'TS'
import Stripe from "stripe";

declare const stripe: Stripe;
declare const event: Stripe.Event;
export const decimals: (Stripe.Decimal | null | undefined)[] = [];

const price = await stripe.prices.retrieve("price_1");
decimals.push(price.unit_amount_decimal, price.currency_options?.mxn?.unit_amount_decimal);
if (event.type === "price.updated") decimals.push(event.data.object.unit_amount_decimal);
const { default_price: standard } = await stripe.products.retrieve("prod_1", { expand: ["default_price"] });
if (standard && typeof standard === "object") decimals.push(standard.unit_amount_decimal);
TS
if ./node_modules/.bin/tsc --ignoreConfig --noEmit --strict --skipLibCheck --target es2024 --module nodenext typed.ts; then
  echo "by type: a Decimal in all of them" > output
fi
cat > try.mjs <<'JS'
import { createServer } from "node:http";
import Stripe from "stripe";

const amounts = { unit_amount: null, unit_amount_decimal: "12.50" };
const price = { id: "price_1", object: "price", currency: "usd", ...amounts, currency_options: { mxn: amounts } };
const list = (...data) => ({ object: "list", has_more: false, data });
const event = { id: "evt_1", object: "event", type: "price.updated", data: { object: price } };
const ANSWERS = {
  "/v1/prices/price_1": price,
  "/v1/prices": list(price),
  "/v1/subscriptions/sub_1": { object: "subscription", items: list({ object: "subscription_item", price }) },
  "/v1/products/prod_1": { object: "product", default_price: price },
  "/v1/events/evt_1": event,
};
let sent;
const server = createServer(async (request, response) => {
  sent = "";
  for await (const chunk of request) sent += chunk;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(ANSWERS[request.url.split("?")[0]]));
}).listen(0, "127.0.0.1");
await new Promise((listening) => server.once("listening", listening));
const { port } = server.address();
const stripe = new Stripe("sk_test_1", { host: "127.0.0.1", port, protocol: "http" });

function show(name, amount) {
  const sum = `${amount + 1}`;
  console.log(`${name}: ${typeof amount} ${amount}, mul ${typeof amount.mul}, + 1 = ${sum}`);
}
const retrieved = await stripe.prices.retrieve("price_1");
show("price", retrieved.unit_amount_decimal);
show("list", (await stripe.prices.list()).data[0].unit_amount_decimal);
show("subscription", (await stripe.subscriptions.retrieve("sub_1")).items.data[0].price.unit_amount_decimal);
show("currency_options", retrieved.currency_options.mxn.unit_amount_decimal);
const product = await stripe.products.retrieve("prod_1", { expand: ["default_price"] });
show("default_price", product.default_price.unit_amount_decimal);
show("event", (await stripe.events.retrieve("evt_1")).data.object.unit_amount_decimal);
const payload = JSON.stringify(event);
const header = stripe.webhooks.generateTestHeaderString({ payload, secret: "whsec_1" });
show("webhook", stripe.webhooks.constructEvent(payload, header, "whsec_1").data.object.unit_amount_decimal);
await stripe.prices.update("price_1", { metadata: { was: retrieved.unit_amount_decimal } });
console.log(`sent as metadata: ${sent}`);
show("from either", Stripe.Decimal.from(String("12.50")));
server.close();
JS
./node_modules/.bin/node try.mjs >> output
cat output
expected='by type: a Decimal in all of them
price: object 12.5, mul function, + 1 = 12.51
list: object 12.5, mul function, + 1 = 12.51
subscription: object 12.5, mul function, + 1 = 12.51
currency_options: string 12.50, mul undefined, + 1 = 12.501
default_price: string 12.50, mul undefined, + 1 = 12.501
event: string 12.50, mul undefined, + 1 = 12.501
webhook: string 12.50, mul undefined, + 1 = 12.501
sent as metadata: metadata[was][_coefficient]=125&metadata[was][_exponent]=-1
from either: object 12.5, mul function, + 1 = 12.51'
[ "$(cat output)" = "$expected" ]
