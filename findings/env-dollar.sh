#!/usr/bin/env bash
# @next/env 16.4.6, by which Next reads a .env, beside Node 24.21's `--env-file`, by which one's scripts read the same: what is a password
# with a dollar sign?
#
# Guess: the same to both; if not as it is, then in single quotes, as in a shell, or behind a backslash, as Next's documentation says.
# Seen: no spelling serves both. Next takes `$word` for another variable, in every kind of quotes, and leaves nothing of it, without a word;
# `\$` is a dollar sign to Next, and a backslash and a dollar sign to Node. So the site's server and the script that migrates its database
# log in with two passwords, and one is refused. What both read alike is a sign that no name can follow: at the end, before a space, a
# hyphen or a dot. Elsewhere a dollar sign must not be in the file: write it as %24 in an address, choose another password, or set the
# variable outside of the file. A double quote behind a backslash ends the value for Node, and for Next both signs belong to it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @next/env@16.4.6 node@24.21.0
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

const WORDS = ["p$word", "'p$word'", '"p$word"', "`p$word`", "p\\$word", "'p\\$word'", "p$$word", "p\\\\$word"];
const SPELLINGS = [...WORDS, "'pass$'", "p$-word", "p%24word", '"a \\"b\\""'];
mkdirSync("site");
writeFileSync("site/.env", SPELLINGS.map((spelling, index) => `V${index}=${spelling}\n`).join(""));

const env = { PATH: process.env.PATH };
const tell = "process.stdout.write(JSON.stringify(process.env))";
const run = (...options) => JSON.parse(execFileSync(process.execPath, options, { env }));
const node = run("--env-file=site/.env", "--eval", tell);
const next = run("--eval", `require("@next/env").loadEnvConfig("site", false, { info() {}, error() {} }); ${tell}`);
for (const [index, spelling] of SPELLINGS.entries()) console.log(`${spelling}: Node ${node[`V${index}`]}, Next ${next[`V${index}`]}`);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='p$word: Node p$word, Next p
'"'p\$word': Node p\$word, Next p"'
"p$word": Node p$word, Next p
`p$word`: Node p$word, Next p
p\$word: Node p\$word, Next p$word
'"'p\\\$word': Node p\\\$word, Next p\$word"'
p$$word: Node p$$word, Next p$
p\\$word: Node p\\$word, Next p\$word
'"'pass\$': Node pass\$, Next pass\$"'
p$-word: Node p$-word, Next p$-word
p%24word: Node p%24word, Next p%24word
"a \"b\"": Node a \, Next a \"b\"'
[ "$output" = "$expected" ]
