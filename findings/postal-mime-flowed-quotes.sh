#!/usr/bin/env bash
# postal-mime 4.0.0 beside mailparser 3.14.2: what is left of the quotation in an answer by mail that is flowed text (RFC 3676)?
#
# Guess: it undoes the flow as the standard says: lines of one quotation are joined under one mark, and a line of another depth begins
# anew (4.5). The rest it does: it joins lines, takes out stuffed spaces and leaves the line before a signature.
# Seen: it knows nothing of depth. The marks of the joined lines stay within the text ("the form > of the wall"), and an answer whose last
# line ends in a space is joined with the quotation after it, mark and all. mailparser does both as the standard says. Who drops the lines
# that begin with ">" keeps a part of the quotation or takes it for the answer: look for `format=flowed` and parse such mails elsewhere.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit postal-mime@4.0.0 mailparser@3.14.2 node@24.21.0
cat > try.mjs <<'JS'
import { simpleParser } from "mailparser";
import PostalMime from "postal-mime";

const MAILS = {
  "text": ["The pour is on ", "Monday.", " > not a quotation", "-- ", "Rosa"],
  "question quoted": ["> When is the form ", "> of the wall ", "> ready?", "", "Today."],
  "answer above": ["Today, ", "at noon. ", "> When is it ", "> ready?"],
  "two depths": ["> Today, ", "> at noon.", ">> When is the form ", ">> ready?"],
};
for (const [name, lines] of Object.entries(MAILS)) {
  const head = ["From: a@example.com", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8; format=flowed"];
  const mail = [...head, "", ...lines, ""].join("\r\n");
  const shown = (text) => JSON.stringify(text.trimEnd());
  console.log(`${name}: postal-mime ${shown((await PostalMime.parse(mail)).text)}`);
  console.log(`${name}: mailparser  ${shown((await simpleParser(mail)).text)}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='text: postal-mime "The pour is on Monday.\n> not a quotation\n-- \nRosa"
text: mailparser  "The pour is on Monday.\n> not a quotation\n-- \nRosa"
question quoted: postal-mime "> When is the form > of the wall > ready?\n\nToday."
question quoted: mailparser  "> When is the form of the wall ready?\n\nToday."
answer above: postal-mime "Today, at noon. > When is it > ready?"
answer above: mailparser  "Today, at noon. \n> When is it ready?"
two depths: postal-mime "> Today, > at noon.\n>> When is the form >> ready?"
two depths: mailparser  "> Today, at noon.\n>> When is the form ready?"'
[ "$output" = "$expected" ]
