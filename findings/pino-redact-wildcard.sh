#!/usr/bin/env bash
# pino 10.4.0 (with @pinojs/redact 0.4.0): what does `redact: ["*.token"]` do to values that have no token?
#
# Guess: nothing. They are logged as without it; what has no such property is left alone.
# Seen: `*` copies every object of the line, as an empty object with the same prototype and the own properties. What keeps itself elsewhere
# is lost by that: a URL, a Buffer, a PlainDate, and a class of one's own with a private field and toJSON are each "[unable to serialize,
# circular reference is too complex to analyze]". With one more star (`*.*.token`) an error that carries a URL, as many from fetching do,
# loses its type, stack and code too; and a URL or a Buffer itself makes the call to the logger throw. Name what is redacted, or log
# the text of such values.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit pino@10.4.0 @pinojs/redact@0.4.0 temporal-polyfill@1.0.8 node@24.21.0
cat > try.mjs <<'JS'
import pino from "pino";
import { Temporal } from "temporal-polyfill";

class Money {
  #cents = 590;
  toJSON() {
    return this.#cents / 100;
  }
}
const VALUES = {
  date: new Date(0),
  plain: { name: "June", token: "t" },
  url: new URL("https://example.com/plans"),
  buffer: Buffer.from("ab"),
  day: Temporal.PlainDate.from("2026-11-30"),
  money: new Money(),
  err: Object.assign(new Error("refused"), { code: "E1", url: new URL("https://example.com/plans") }),
};
const logged = (redact, name) => {
  let line = "";
  try {
    pino({ base: null, timestamp: false, redact }, { write: (text) => (line = text) }).info({ [name]: VALUES[name] });
  } catch (error) {
    return `throws ${error.name}`;
  }
  const value = JSON.parse(line)[name];
  if (value?.stack) value.stack = "…";
  return JSON.stringify(value).replace(/"\[unable to serialize.*/, "unable to serialize");
};
for (const redact of [undefined, ["user.token"], ["*.token"], ["*.*.token"]])
  for (const name of Object.keys(VALUES)) console.log(`${redact ?? "nothing"}, ${name}: ${logged(redact, name)}`);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
usual='date: "1970-01-01T00:00:00.000Z"
plain: {"name":"June","token":"t"}
url: "https://example.com/plans"
buffer: {"type":"Buffer","data":[97,98]}
day: "2026-11-30"
money: 5.9
err: {"type":"Error","message":"refused","stack":"…","code":"E1","url":"https://example.com/plans"}'
expected="$(sed 's/^/nothing, /' <<< "$usual")
$(sed 's/^/user.token, /' <<< "$usual")"'
*.token, date: "1970-01-01T00:00:00.000Z"
*.token, plain: {"name":"June","token":"[Redacted]"}
*.token, url: unable to serialize
*.token, buffer: unable to serialize
*.token, day: unable to serialize
*.token, money: unable to serialize
*.token, err: {"type":"Error","message":"refused","stack":"…","code":"E1","url":"https://example.com/plans"}
*.*.token, date: "1970-01-01T00:00:00.000Z"
*.*.token, plain: {"name":"June","token":"t"}
*.*.token, url: throws TypeError
*.*.token, buffer: throws TypeError
*.*.token, day: unable to serialize
*.*.token, money: unable to serialize
*.*.token, err: unable to serialize'
[ "$output" = "$expected" ]
