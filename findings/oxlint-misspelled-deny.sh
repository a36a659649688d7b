#!/usr/bin/env bash
# oxlint 1.94.0: what does it say of a rule on its command line that it does not have?
#
# Guess: what it says of one in its file: "Rule 'no-debuger' not found", and exit code 1.
# Seen: nothing. `-D` with a misspelled rule, category or plugin is left out without a word, and `-A all -D no-debuger` lints with "0
# rules" and passes: a check in CI that denies one rule so, or one that a release has renamed, is green for good. In the file
# the same name is refused. Keep rules in the file, or have the command fail once on purpose.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit oxlint@1.94.0 node@24.21.0
echo 'debugger;' > code.js
echo '{ "rules": { "no-debuger": "error" } }' > misspelled.json
lint() {
  local code=0
  ./node_modules/.bin/node ./node_modules/oxlint/bin/oxlint "$@" code.js > said 2>&1 || code=$?
  local named=$(grep -c "no-debuger" said || true)
  echo "$*: exit $code, $(grep -oE "not found|with [0-9]+ rules" said | head -1), no-debuger named $named times"
}
output=$(
  lint -A all -D no-debugger
  lint -A all -D no-debuger
  lint -A all -D suspicous
  lint -A all -D typescirpt/no-debugger
  lint -c misspelled.json
)
echo "$output"
expected='-A all -D no-debugger: exit 1, with 1 rules, no-debuger named 0 times
-A all -D no-debuger: exit 0, with 0 rules, no-debuger named 0 times
-A all -D suspicous: exit 0, with 0 rules, no-debuger named 0 times
-A all -D typescirpt/no-debugger: exit 0, with 0 rules, no-debuger named 0 times
-c misspelled.json: exit 1, not found, no-debuger named 1 times'
[ "$output" = "$expected" ]
