#!/usr/bin/env bash
# sms-segments-calculator 1.3.0 (Twilio's, with its "smart encoding"), beside sms-length 0.2.2, gsm 0.1.4 and split-sms 0.1.7: what does a
# text message say, and how many are paid, if it holds measures?
#
# Guess: smart encoding replaces signs that SMS's own alphabet lacks by what looks the same to a person, such as quotation marks, so that a
# message need not be sent in UCS-2; a half in it stays a half. Where one message ends and the next begins is a rule of the standard (3GPP
# 23.040), so all count alike.
# Seen: "2½ in" becomes "21/2 in", and 1¼ becomes 11/4: ten and a half inches for two and a half, with nothing to show that it was changed.
# And a sign of two parts, such as € or an emoji, is not divided between two messages: sms-length divides the former, and gsm and sms-length
# the latter, and they count two messages of three. Write fractions as "2 1/2" before it is encoded, and count by one that splits.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit sms-segments-calculator@1.3.0 sms-length@0.2.2 gsm@0.1.4 split-sms@0.1.7 node@24.21.0
cat > try.mjs <<'JS'
import gsm from "gsm";
import { count } from "sms-length";
import calculator from "sms-segments-calculator";
import { split } from "split-sms";

const { SegmentedMessage } = calculator;
for (const text of ["Beam 6”", "2½ in", "1¼ in", "¾ in", "2 1/2 in"]) {
  const message = new SegmentedMessage(text, "auto", true);
  console.log(`${text} -> ${message.encodedChars.map(({ raw }) => raw).join("")}`);
}
const BORDERS = { "€": "a".repeat(152), "👷": "á".repeat(66) };
for (const [sign, before] of Object.entries(BORDERS)) {
  const text = before + sign + before;
  const counts = {
    "sms-segments-calculator": new SegmentedMessage(text).segmentsCount,
    "split-sms": split(text).parts.length,
    gsm: gsm(text).sms_count,
    "sms-length": count(text).messages,
  };
  console.log(`${sign} on the border: ${Object.entries(counts).map(([name, messages]) => `${name} ${messages}`).join(", ")}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Beam 6” -> Beam 6"
2½ in -> 21/2 in
1¼ in -> 11/4 in
¾ in -> 3/4 in
2 1/2 in -> 2 1/2 in
€ on the border: sms-segments-calculator 3, split-sms 3, gsm 3, sms-length 2
👷 on the border: sms-segments-calculator 3, split-sms 3, gsm 2, sms-length 2'
[ "$output" = "$expected" ]
