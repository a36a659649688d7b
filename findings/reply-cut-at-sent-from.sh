#!/usr/bin/env bash
# email-reply-parser 2.3.9: what is left of an answer by mail that says what was sent, where something came from, or what the day's sum is?
#
# Guess: all that the person wrote. It cuts the quoted message and a signature, which is "Sent from my iPhone" at the end, and both by more
# than their first words.
# Seen: a line in the midst of the answer that begins with "Sent from" or, in Spanish, "Enviado desde" is a signature whatever follows, and
# ends the text: of "Sent from the yard: 12 bars" that line and all below are gone, without a sign. So do a line of two to four hyphens,
# equal signs or plus signs, as above a sum, and a line "Regards" or "Cheers" with the list behind it. The fragments tell: what is hidden
# and no quotation was the person's own. Keep the whole mail beside what was read, and show that more was there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit email-reply-parser@2.3.9 node@24.21.0
cat > try.mjs <<'JS'
import EmailReplyParser from "email-reply-parser";

const ANSWERS = {
  "a quotation": "Done.\n\nOn Mon, Nov 30, 2026 at 9:00 AM Dale <dale@example.com> wrote:\n\n> Pour?",
  "a phone's signature": "Done.\n\nSent from my iPhone",
  "what was sent": "Walls are done.\nSent from the yard: 12 bars.\nStill missing: 3 bags.",
  "lo enviado": "Muros listos.\nEnviado desde la bodega: 12 varillas.\nFaltan 3 bolsas.",
  "a sum": "Bags: 10\nBags: 12\n----\nBags: 22",
  "a list behind the greeting": "Walls are done.\nRegards\nStill missing:\n- 3 bags",
};
for (const [name, text] of Object.entries(ANSWERS)) {
  const visible = new EmailReplyParser().read(text).getVisibleText().trim();
  console.log(`${name}: ${JSON.stringify(visible)}`);
}
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='a quotation: "Done."
a phone'\''s signature: "Done."
what was sent: "Walls are done."
lo enviado: "Muros listos."
a sum: "Bags: 10\nBags: 12"
a list behind the greeting: "Walls are done."'
[ "$output" = "$expected" ]
