#!/usr/bin/env bash
# words-to-numbers 1.5.1 and compromise 14.17.0: which numbers are in a transcript that has them in words, as a person says them on a site?
#
# Guess: those that were said, or the words stay as they are. Fractions, years and "point five" are among what compromise's documentation
# counts as numbers; what is not understood is left alone.
# Seen: to compromise "twenty twenty six" is 0 and 6, in the text too; "point five" is 5, ten times as much, and half past five is
# five hundred and thirty. words-to-numbers takes "twenty one hundred" for 120, and "no one came" has a 1. Either writes "one and a
# quarter" as 1 and what is left, which compromise counts as null. A text in which one number was replaced wrongly does not show that
# there ever was another. Keep the words beside each number, and replace whole fractions by rules of one's own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit words-to-numbers@1.5.1 compromise@14.17.0 node@24.21.0
cat > try.mjs <<'JS'
import nlp from "compromise";
import { wordsToNumbers } from "words-to-numbers";

const SAID = [
  "two and a half yards",
  "one and a quarter inch",
  "point five inches",
  "due in twenty twenty six",
  "twenty one hundred pounds",
  "truck at five thirty",
  "no one came",
];
for (const words of SAID) {
  const found = nlp(words).numbers().get();
  const text = nlp(words);
  text.numbers().toNumber();
  console.log(`${words}: words-to-numbers "${wordsToNumbers(words)}"; compromise ${JSON.stringify(found)}, "${text.text()}"`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='two and a half yards: words-to-numbers "2 and 1 half yards"; compromise [2.5], "2.5 yards"
one and a quarter inch: words-to-numbers "1 and 1 quarter inch"; compromise [1,null], "1 and a quarter inch"
point five inches: words-to-numbers "0.5 inches"; compromise [5], "point 5 inches"
due in twenty twenty six: words-to-numbers "due in 20 26"; compromise [0,6], "due in 0 6"
twenty one hundred pounds: words-to-numbers "120 pounds"; compromise [2100], "2100 pounds"
truck at five thirty: words-to-numbers "truck at 5 30"; compromise [530], "truck at 530"
no one came: words-to-numbers "no 1 came"; compromise [1], "no 1 came"'
[ "$output" = "$expected" ]
