#!/usr/bin/env bash
# @pushforge/builder 2.0.5 and @block65/webcrypto-web-push 2.0.0 beside web-push 3.6.7 (read by http_ece 1.2.1): what do the two builders
# make of one notification, which use Web Crypto and take web-push's place where Node's own modules are not to be had?
#
# Guess: what web-push makes, which the first's README sets beside itself in a table. All take a subscription, a text and a time to live in
# seconds, and since 2017 there is one form for it: one coding (RFC 8291), a proof of the sender that lasts some hours (RFC 8292), and a
# time to live of 0 for what is of use now or never (RFC 8030, 5.2).
# Seen: @pushforge/builder encrypts by the draft before the standard, `aesgcm`: who reads `aes128gcm`, the one coding of RFC 8291, cannot
# read it, and nothing in its README or types names either. Its proof (`exp`) ends with the message: at a time to live of a minute, a clock
# that is two minutes off, or a Retry-After of two, finds it out of date. Its 0 is a day (which its types say), the other's a minute
# (which nothing says). Look at the headers of a builder before taking it, and build anew for each try.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit \
  @block65/webcrypto-web-push@2.0.0 @pushforge/builder@2.0.5 web-push@3.6.7 http_ece@1.2.1 node@24.21.0
cat > try.mjs <<'JS'
import { createECDH, randomBytes } from "node:crypto";
import { buildPushPayload } from "@block65/webcrypto-web-push";
import { buildPushHTTPRequest } from "@pushforge/builder";
import ece from "http_ece";
import webPush from "web-push";

const device = createECDH("prime256v1");
const p256dh = device.generateKeys("base64url");
const auth = randomBytes(16).toString("base64url");
const subscription = { endpoint: "https://push.example.com/1", expirationTime: null, keys: { p256dh, auth } };
const subject = "mailto:site@example.com";
const vapid = { subject, ...webPush.generateVAPIDKeys() };
const point = Buffer.from(vapid.publicKey, "base64url");
const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
const privateJWK = { kty: "EC", crv: "P-256", x, y, d: vapid.privateKey };
const TEXT = "Pour at seven";

const BUILDERS = {
  "web-push": (ttl) => webPush.generateRequestDetails(subscription, TEXT, { TTL: ttl, vapidDetails: vapid }),
  "@block65/webcrypto-web-push": (ttl) => buildPushPayload({ data: TEXT, options: { ttl } }, subscription, vapid),
  "@pushforge/builder": (ttl) =>
    buildPushHTTPRequest({
      privateJWK,
      subscription,
      message: { payload: TEXT, adminContact: subject, options: { ttl } },
    }),
};
function read(version, headers, body) {
  const named = (header, name) => new RegExp(`${name}=([\\w-]+)`).exec(headers.get(header) ?? "")?.[1];
  const inHeaders = { dh: named("crypto-key", "dh"), salt: named("encryption", "salt") };
  try {
    const keys = { version, privateKey: device, authSecret: auth, ...(version === "aesgcm" ? inHeaders : {}) };
    return ece.decrypt(Buffer.from(body), keys).toString().includes(TEXT);
  } catch {
    return false;
  }
}
for (const [name, build] of Object.entries(BUILDERS))
  for (const ttl of [0, 60, 3600]) {
    const { headers: sent, body } = await build(ttl);
    const headers = new Headers(sent);
    const claims = /[\w-]+\.([\w-]+)\.[\w-]+/.exec(headers.get("authorization"))[1];
    const { exp } = JSON.parse(Buffer.from(claims, "base64url"));
    const minutes = Math.round((exp - Date.now() / 1000) / 60);
    const readable = ["aes128gcm", "aesgcm"].filter((version) => read(version, headers, body));
    const coding = `${headers.get("content-encoding")} (readable as ${readable.join(" and ")})`;
    console.log(`${name}, ${ttl} s: ${coding}, TTL ${headers.get("ttl")}, exp in ${minutes} min`);
  }
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='web-push, 0 s: aes128gcm (readable as aes128gcm), TTL 0, exp in 720 min
web-push, 60 s: aes128gcm (readable as aes128gcm), TTL 60, exp in 720 min
web-push, 3600 s: aes128gcm (readable as aes128gcm), TTL 3600, exp in 720 min
@block65/webcrypto-web-push, 0 s: aes128gcm (readable as aes128gcm), TTL 60, exp in 720 min
@block65/webcrypto-web-push, 60 s: aes128gcm (readable as aes128gcm), TTL 60, exp in 720 min
@block65/webcrypto-web-push, 3600 s: aes128gcm (readable as aes128gcm), TTL 3600, exp in 720 min
@pushforge/builder, 0 s: aesgcm (readable as aesgcm), TTL 86400, exp in 1440 min
@pushforge/builder, 60 s: aesgcm (readable as aesgcm), TTL 60, exp in 1 min
@pushforge/builder, 3600 s: aesgcm (readable as aesgcm), TTL 3600, exp in 60 min'
[ "$output" = "$expected" ]
