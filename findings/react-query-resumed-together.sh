#!/usr/bin/env bash
# @tanstack/react-query 5.108.0: in which order are the changes sent that a person made without a signal, once it is back?
#
# Guess: in the order in which they were made, one after the other. They are kept as a list, paused before their first try; who has
# written "10 bags" and corrected it to "12" has 12.
# Seen: in that order they begin, all at the same moment, and are done in whatever order the network will. If the first takes longer, it is
# the last to arrive, and the correction is overwritten by what it corrected, without an error; a change of what the first one creates
# comes before it is there. `resumePausedMutations()` after a reload does the same. Made online, with a second between them, they were one
# behind the other, so that only the way back from offline shows it. With `scope: { id }` in each they are sent one by one, and the
# scope must be the same for all that belong together.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit @tanstack/react-query@5.108.0 react@19.3.1 node@24.21.0
cat > try.mjs <<'JS'
import { dehydrate, hydrate, MutationObserver, onlineManager, QueryClient } from "@tanstack/react-query";

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server to which the first text takes longer than the second. */
function serverFor(client, scope) {
  const server = { text: "", log: [] };
  client.setMutationDefaults(["save"], {
    scope,
    mutationFn: async (text) => {
      server.log.push(`${text} begins`);
      await wait(text === "10 bags" ? 100 : 20);
      server.log.push(`${text} done`);
      server.text = text;
    },
  });
  return server;
}
async function tell(title, { scope, reloads }) {
  onlineManager.setOnline(false);
  const client = new QueryClient();
  let server = serverFor(client, scope);
  for (const text of ["10 bags", "12 bags"]) void new MutationObserver(client, { mutationKey: ["save"] }).mutate(text);
  await wait(20);
  let current = client;
  if (reloads) {
    const kept = JSON.parse(JSON.stringify(dehydrate(client)));
    client.clear();
    current = new QueryClient();
    server = serverFor(current, scope);
    hydrate(current, kept);
  }
  const before = server.log.length;
  onlineManager.setOnline(true);
  await current.resumePausedMutations();
  await wait(200);
  console.log(`${title}: ${before} sent offline; then ${server.log.join(", ")}; kept is ${server.text}`);
}
await tell("Back online", {});
await tell("After a reload", { reloads: true });
await tell("With a scope", { scope: { id: "bags" } });
await tell("With a scope, after a reload", { scope: { id: "bags" }, reloads: true });
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='Back online: 0 sent offline; then 10 bags begins, 12 bags begins, 12 bags done, 10 bags done; kept is 10 bags
After a reload: 0 sent offline; then 10 bags begins, 12 bags begins, 12 bags done, 10 bags done; kept is 10 bags
With a scope: 0 sent offline; then 10 bags begins, 10 bags done, 12 bags begins, 12 bags done; kept is 12 bags
With a scope, after a reload: 0 sent offline; then 10 bags begins, 10 bags done, 12 bags begins, 12 bags done; kept is 12 bags'
[ "$output" = "$expected" ]
