#!/usr/bin/env bash
# piscina 5.3.2 and tinypool 2.2.0 with `minThreads: 0, maxThreads: 1`: what runs after a task whose worker was ended?
#
# Guess: the next task in the queue, in a new worker, as with `minThreads: 1`; and the ended task is rejected.
# Seen: with `minThreads: 0` a task that waits behind an aborted one, or behind one whose worker exits, never starts. With 1 it runs,
# but not in tinypool after an exit: there both tasks stay unsettled, while piscina rejects the first. A pool that rests without
# threads needs a queue or a deadline of one's own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit piscina@5.3.2 tinypool@2.2.0 node@24.21.0
cat > worker.mjs <<'JS'
export default async function work(task) {
  if (task === "exit") process.exit(3);
  if (task === "wait") await new Promise((resolve) => setTimeout(resolve, 60_000));
  return "done";
}
JS
cat > try.mjs <<'JS'
import { Piscina } from "piscina";
import Tinypool from "tinypool";

const filename = new URL("./worker.mjs", import.meta.url).href;
const settled = (task) =>
  Promise.race([
    task.then(String, (error) => `rejected (${error.name})`),
    new Promise((resolve) => setTimeout(resolve, 5_000, "neither after 5 s")),
  ]);

for (const [name, Pool] of [["piscina", Piscina], ["tinypool", Tinypool]])
  for (const first of ["abort", "exit"])
    for (const minThreads of [0, 1]) {
      const pool = new Pool({ filename, minThreads, maxThreads: 1 });
      const ending = new AbortController();
      const signal = first === "abort" ? ending.signal : undefined;
      const ended = pool.run(first === "abort" ? "wait" : "exit", { signal });
      const next = pool.run("next");
      // Aborted while it runs and not while it waits.
      if (first === "abort") setTimeout(() => ending.abort(), 1_500);
      console.log(`${name}, min ${minThreads}, ${first}: it is ${await settled(ended)}, the next one ${await settled(next)}`);
      void pool.destroy().catch(() => undefined);
    }
process.exit(0);
JS
output=$(./node_modules/.bin/node try.mjs 2>/dev/null)
echo "$output"
expected="piscina, min 0, abort: it is rejected (AbortError), the next one neither after 5 s
piscina, min 1, abort: it is rejected (AbortError), the next one done
piscina, min 0, exit: it is rejected (Error), the next one neither after 5 s
piscina, min 1, exit: it is rejected (Error), the next one done
tinypool, min 0, abort: it is rejected (AbortError), the next one neither after 5 s
tinypool, min 1, abort: it is rejected (AbortError), the next one done
tinypool, min 0, exit: it is neither after 5 s, the next one neither after 5 s
tinypool, min 1, exit: it is neither after 5 s, the next one neither after 5 s"
[ "$output" = "$expected" ]
