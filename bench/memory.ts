import { LARGE_IDS, LARGE_MAIL, largeId } from "@/prisma/seed/large-rows";
import { type SignedInClient, signIn } from "@/sandbox/http/http-client";
import { residentMegabytes, watchMemory } from "@/sandbox/servers/resident-memory";
import type { TestServer } from "@/sandbox/servers/test-server";

/** Goals in MB, of the server's process. */
const AT_REST = 230;
const AT_MOST = 600;
const CONNECTIONS = 12;
const SETTLE_SECONDS = 20;
const AFTER_SECONDS = 120;
const PROJECT = `/api/projects/${LARGE_IDS.bigProject}`;

type Call = (client: SignedInClient, n: number) => Promise<{ status: number }>;

/** What people do at a busy hour: each connection takes them in turn, as fast as it is answered. */
const CALLS: Call[] = [
  (client) => client.get(`${PROJECT}/updates?includeComments=true`),
  (client) => client.get("/api/projects"),
  (client) => client.get(PROJECT),
  (client) => client.get(`${PROJECT}/tasks`),
  (client, n) =>
    client.post(`${PROJECT}/updates`, { content: `Deck ${n} is poured, forms come off on Friday.` }),
  (client, n) =>
    client.post(`/api/updates/${largeId("update", 4000 + 10 * (n % 90))}/comments`, {
      content: `Seen, ${n}`,
    }),
  (client) => client.get("/api/recent-updates"),
  (client, n) => client.post(`${PROJECT}/messages`, { content: `Concrete truck ${n} is at the gate.` }),
  (client) => client.get(`${PROJECT}/messages`),
  (client) => client.get("/dashboard"),
  (client) => client.get(`/projects/${LARGE_IDS.bigProject}`),
];

/** Prints what the server holds at rest, at the most under mixed calls, and two minutes later. Returns whether the goals are reached. */
export async function benchMemory(server: TestServer, password: string, seconds: number): Promise<boolean> {
  await idle(SETTLE_SECONDS);
  const rest = residentMegabytes(server);
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, n) => signIn(server, `crew${1 + n}@${LARGE_MAIL}`, password)),
  );
  const watch = watchMemory(server);
  const until = performance.now() + seconds * 1000;
  const statuses = new Map<number, number>();
  await Promise.all(clients.map((client, at) => work(client, { at, until, statuses })));
  const most = watch.end();
  const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  console.log(`\n${CONNECTIONS} connections, reads, writes and pages for ${seconds} s: ${answered}\n`);
  await idle(AFTER_SECONDS);
  report("at rest", rest, AT_REST);
  report("at the most", most, AT_MOST);
  report(`${AFTER_SECONDS} s later`, residentMegabytes(server));
  const failed = [...statuses.keys()].some((status) => status >= 500);
  return rest <= AT_REST && most <= AT_MOST && !failed;
}

async function work(
  client: SignedInClient,
  { at, until, statuses }: { at: number; until: number; statuses: Map<number, number> },
): Promise<void> {
  for (let n = at; performance.now() < until; n += 1) {
    const call = CALLS[n % CALLS.length];
    if (!call) throw new Error("There is no call to make");
    const { status } = await call(client, n);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

function report(when: string, megabytes: number, goal?: number): void {
  const verdict = goal === undefined ? "" : `goal ${goal} MB: ${megabytes <= goal ? "reached" : "MISSED"}`;
  console.log(`${when.padEnd(16)} ${String(megabytes).padStart(6)} MB  ${verdict}`.trimEnd());
}

function idle(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
