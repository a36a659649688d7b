import type { Client as Database } from "pg";
import { hashPassword } from "@/lib/account/password/password";
import { OPERATOR_MAIL, seedOperator } from "@/prisma/seed/operator-rows";
import { countStatements, type StatementCounter } from "@/sandbox/database/statement-counter";
import { connect, createTestDatabase } from "@/sandbox/database/test-database";
import { Client } from "@/sandbox/http/http-client";
import { onStop } from "@/sandbox/run/lifecycle";
import { startTestServer } from "@/sandbox/servers/test-server";

/** Milliseconds that the median of each call may take. */
const GOAL = 300;
const WARM_UPS = 2;
const CALLS = 21;
const SEARCHED = `person4711@${OPERATOR_MAIL}`;

/** A call with few rows and with many: both send as many statements. */
const READS: { few: string; many?: string }[] = [
  { few: "me" },
  { few: "stats" },
  { few: "users?limit=1", many: "users" },
  { few: "users?limit=1&sort=name", many: "users?sort=name&limit=200" },
  { few: "users?limit=1&sort=email", many: "users?sort=email" },
  { few: "users?limit=1&sort=lastLogin", many: "users?sort=lastLogin" },
  { few: `users?email=${SEARCHED}` },
  { few: "users?email=PERSON47&limit=1", many: "users?email=PERSON47" },
  { few: "users?email=o&limit=1", many: "users?email=o" },
  { few: "businesses?limit=1", many: "businesses" },
  { few: "businesses?limit=1&search=person47", many: "businesses?search=person47" },
  {
    few: "businesses?limit=1&subscribed=true&sort=expiry",
    many: "businesses?subscribed=true&sort=expiry&limit=200",
  },
  { few: "businesses?limit=1&status=early_adopter", many: "businesses?status=early_adopter" },
  { few: "action-logs?limit=1", many: "action-logs?limit=200" },
  { few: "reporting" },
  { few: "sessions" },
];

/** Prints the median and the statements of each console call at full size. Returns whether all reach their goals. */
export async function benchOperator(password: string): Promise<boolean> {
  const database = await createTestDatabase();
  onStop(() => database.drop());
  const sql = await connect(database.url);
  const began = performance.now();
  await seedOperator(sql, await hashPassword(password));
  console.log(
    `\nSeeded 50,000 users, 5,000 businesses, 1,000,000 log rows in ${seconds(began)} s; median of ${CALLS}, one after the other\n`,
  );
  const counter = await countStatements(database.url);
  const server = await startTestServer({
    databaseUrl: counter.url,
    env: { JOBS: "off", RATE_LIMIT_FACTOR: "100000" },
  });
  onStop(() => server.stop());
  const call = await signIn(server, password);
  const { id } = (await call(`users?email=${SEARCHED}`))[0] ?? { id: "" };
  const investigate = [`investigate/${id}`, `action-logs?userId=${id}`, `action-logs?about=${id}`];
  let reached = true;
  for (const read of [...READS, ...investigate.map((few) => ({ few }))])
    reached = (await measure(read, call, counter)) && reached;
  reached = (await showsIndex(sql)) && reached;
  await sql.end();
  return reached;
}

type Call = (path: string) => Promise<{ id: string }[]>;

async function signIn(server: { url: string }, password: string): Promise<Call> {
  const client = new Client(server.url);
  const credentials = { email: `operator@${OPERATOR_MAIL}`, password };
  const { body } = await client.post<{ adminKey: string }>("/api/admin/login", credentials);
  return async (path) => {
    const headers = { adminkey: body.adminKey };
    const answer = await client.get<{ id: string }[]>(`/api/admin/${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer.body;
  };
}

async function measure(
  { few, many = few }: { few: string; many?: string },
  call: Call,
  counter: StatementCounter,
): Promise<boolean> {
  const times: number[] = [];
  for (let at = 0; at < WARM_UPS + CALLS; at += 1) {
    const began = performance.now();
    await call(many);
    if (at >= WARM_UPS) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const p50 = times[Math.floor(CALLS / 2)] ?? 0;
  const [sent, least] = [await statementsOf(many, call, counter), await statementsOf(few, call, counter)];
  const isReached = p50 <= GOAL && sent === least;
  console.log(
    `${many.replace(/[0-9a-f-]{36}/, "{id}").padEnd(52)} p50 ${p50.toFixed(1).padStart(6)} ms  ` +
      `${sent} statements${sent === least ? "" : `, ${least} for one row`}  goal ${GOAL} ms: ${isReached ? "reached" : "MISSED"}`,
  );
  return isReached;
}

async function statementsOf(path: string, call: Call, counter: StatementCounter): Promise<number> {
  counter.take();
  await call(path);
  return counter.take();
}

/** Prints how a search by email is done. Returns whether it uses the index for it. */
async function showsIndex(sql: Database): Promise<boolean> {
  const { rows } = await sql.query<{ "QUERY PLAN": string }>(
    `EXPLAIN (COSTS OFF) SELECT u.id FROM users u WHERE lower(u.email) LIKE '%${SEARCHED}%'
     ORDER BY u.created_at DESC, u.id DESC LIMIT 101`,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  console.log(`\nA search by email:\n${plan}`);
  return plan.includes("users_email_search_idx");
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}
