#!/usr/bin/env bash
# html-to-text 10.0.1, turndown 7.2.5, node-html-markdown 2.0.0 and string-strip-html 13.7.6: what does a mail say whose sender has crossed
# something out, written a fraction, or sent hours in a table?
#
# Guess: the same in words. What is crossed out is left out or marked, as Markdown has it with two tildes; a raised and a lowered number stay
# apart from the one before them; numbers of a list are those that the sender saw, which the second one and the first know (`start`).
# Seen: three of four give what is crossed out as if it held: "Pour Monday Tuesday". In all of them 3½ as a word processor writes it,
# <sup>1</sup>/<sub>2</sub>, is 31/2, and 10² is 102. html-to-text sets the cells of a table side by side: 8 hours and 30 minutes are 830,
# unless its `selectors` name tables. An item with a number of its own (<li value>) gets the next one, so that "see item 9" leads to
# another, and node-html-markdown begins each list with 1. Look for <del>, <s>, <sup> and <li value> before the text is taken for what
# somebody wrote, and keep the mail.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit html-to-text@10.0.1 turndown@7.2.5 node-html-markdown@2.0.0 string-strip-html@13.7.6 node@24.21.0
cat > try.mjs <<'JS'
import { convert } from "html-to-text";
import { NodeHtmlMarkdown } from "node-html-markdown";
import { stripHtml } from "string-strip-html";
import Turndown from "turndown";

const READERS = {
  "html-to-text": (html) => convert(html),
  turndown: (html) => new Turndown().turndown(html),
  "node-html-markdown": (html) => NodeHtmlMarkdown.translate(html),
  "string-strip-html": (html) => stripHtml(html).result,
};
const MAILS = {
  "crossed out": "<p>Pour <del>Monday</del> Tuesday, <s>12</s> 14 yards</p>",
  "a fraction": "<p>Cut at 3<sup>1</sup>/<sub>2</sub> in</p>",
  "a power": "<p>10<sup>2</sup> lb</p>",
  "a table": "<table><tr><td>8</td><td>30</td></tr></table>",
  "a list from 5 on": "<ol start=5><li>a</li><li>b</li></ol>",
  "an item 9": "<ol><li>a</li><li value=9>b</li></ol>",
};
for (const [name, html] of Object.entries(MAILS))
  for (const [reader, read] of Object.entries(READERS)) console.log(`${name}, ${reader}: ${JSON.stringify(read(html).trim())}`);
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='crossed out, html-to-text: "Pour Monday Tuesday, 12 14 yards"
crossed out, turndown: "Pour Monday Tuesday, 12 14 yards"
crossed out, node-html-markdown: "Pour ~~Monday~~ Tuesday, ~~12~~ 14 yards"
crossed out, string-strip-html: "Pour Monday Tuesday, 12 14 yards"
a fraction, html-to-text: "Cut at 31/2 in"
a fraction, turndown: "Cut at 31/2 in"
a fraction, node-html-markdown: "Cut at 31/2 in"
a fraction, string-strip-html: "Cut at 31/2 in"
a power, html-to-text: "102 lb"
a power, turndown: "102 lb"
a power, node-html-markdown: "102 lb"
a power, string-strip-html: "102 lb"
a table, html-to-text: "830"
a table, turndown: "8\n\n30"
a table, node-html-markdown: "| 8 | 30 |\n| - | -- |"
a table, string-strip-html: "8 30"
a list from 5 on, html-to-text: "5. a\n 6. b"
a list from 5 on, turndown: "5.  a\n6.  b"
a list from 5 on, node-html-markdown: "1. a\n2. b"
a list from 5 on, string-strip-html: "a b"
an item 9, html-to-text: "1. a\n 2. b"
an item 9, turndown: "1.  a\n2.  b"
an item 9, node-html-markdown: "1. a\n2. b"
an item 9, string-strip-html: "a b"'
[ "$output" = "$expected" ]
