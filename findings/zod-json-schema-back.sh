#!/usr/bin/env bash
# zod 4.6.7 beside ajv 8.20.0: does a schema that went through JSON Schema (`z.toJSONSchema` and back by `z.fromJSONSchema`) refuse what it
# refused?
#
# Guess: yes. What one of them cannot say it throws at, as `fromJSONSchema` does for `not`, `if` and `dependentRequired`.
# Seen: the rest it leaves out without a word. A record of given keys asks for none of them any more: `required` counts for names in
# `properties` alone. Without `type`, as in the branches of an `anyOf` that only differ in what they require, and beside `$ref` or `enum`,
# all other keywords are dropped; a required field that has a `default` may be missing. On the way out a pattern loses its flags:
# /^es/i refuses "ES-MX" then, to every client. Check with ajv against such a schema, and write patterns without flags.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit zod@4.6.7 ajv@8.20.0 node@24.21.0
cat > try.mjs <<'JS'
import Ajv from "ajv/dist/2020.js";
import { z } from "zod";

const says = (accepts) => (accepts ? "accepts" : "refuses");
const byAjv = (schema, value) => says(new Ajv({ strict: false }).validate(schema, value));
function byZod(schema, value) {
  try {
    return says(z.fromJSONSchema(schema).safeParse(value).success);
  } catch {
    return "throws";
  }
}
const THERE_AND_BACK = {
  "a record of given keys": [z.record(z.enum(["en", "es"]), z.string()), { en: "Pour" }],
  "an object": [z.object({ en: z.string(), es: z.string() }), { en: "Pour" }],
  "a pattern with a flag": [z.string().regex(/^es/i), "ES-MX"],
};
for (const [name, [schema, value]] of Object.entries(THERE_AND_BACK)) {
  const json = z.toJSONSchema(schema);
  console.log(`${name}: zod ${says(schema.safeParse(value).success)}, ajv ${byAjv(json, value)}, back in zod ${byZod(json, value)}`);
}
const text = { type: "string" };
const WRITTEN = {
  not: [{ type: "string", not: { const: "" } }, ""],
  dependentRequired: [{ type: "object", properties: { photo: text }, dependentRequired: { photo: ["text"] } }, { photo: "1" }],
  minProperties: [{ type: "object", minProperties: 1 }, {}],
  "minLength without a type": [{ minLength: 3 }, "a"],
  "minLength beside $ref": [{ $ref: "#/$defs/text", minLength: 3, $defs: { text } }, "a"],
  "minLength beside enum": [{ type: "string", enum: ["a", "abc"], minLength: 3 }, "a"],
  "required in branches": [{ type: "object", anyOf: [{ required: ["text"] }, { required: ["photo"] }] }, {}],
  "required with a default": [{ type: "object", properties: { id: { ...text, default: "1" } }, required: ["id"] }, {}],
};
for (const [name, [schema, value]] of Object.entries(WRITTEN))
  console.log(`${name}: ajv ${byAjv(schema, value)}, zod ${byZod(schema, value)}`);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='a record of given keys: zod refuses, ajv refuses, back in zod accepts
an object: zod refuses, ajv refuses, back in zod refuses
a pattern with a flag: zod accepts, ajv refuses, back in zod refuses
not: ajv refuses, zod throws
dependentRequired: ajv refuses, zod throws
minProperties: ajv refuses, zod refuses
minLength without a type: ajv refuses, zod accepts
minLength beside $ref: ajv refuses, zod accepts
minLength beside enum: ajv refuses, zod accepts
required in branches: ajv refuses, zod accepts
required with a default: ajv refuses, zod accepts'
[ "$output" = "$expected" ]
