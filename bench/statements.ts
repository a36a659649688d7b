import { parseArgs } from "node:util";
import { Pool } from "pg";
import type { LoadResult } from "./http-load";
import { MAIN_CALL_NAMES, type MainCall, recordCall } from "./main-calls";
import { disconnect, READ_SETTINGS } from "@/lib/kernel/db";
import { env } from "@/lib/kernel/env";
import { newId } from "@/lib/kernel/new-id";

/*
 * How fast a call could be at best: its database statements are recorded once, then replayed by the same client (pg) and
 * nothing else: no server, no session, no rules, no views.
 */

type Recording = Pick<Awaited<ReturnType<typeof recordCall>>, "statements" | "made">;

const { values } = parseArgs({
  options: {
    call: { type: "string", default: "projects" },
    connections: { type: "string", default: "16" },
    warmUp: { type: "string", default: "1" },
    seconds: { type: "string", default: "5" },
  },
});

if (!isMainCall(values.call)) throw new Error(`No such call: ${values.call}`);
const recording = await recordCall(values.call);
await disconnect();
process.stdout.write(`${JSON.stringify(await replay(recording))}\n`);

function isMainCall(name: string): name is MainCall {
  return (MAIN_CALL_NAMES as string[]).includes(name);
}

async function replay(recording: Recording): Promise<LoadResult> {
  const pool = new Pool({ connectionString: env.DATABASE_URL, max: env.DATABASE_POOL });
  // As the server's: planned anew for its values, a long statement takes several times as long.
  pool.on("connect", (connection) => void connection.query(READ_SETTINGS));
  const from = performance.now() + Number(values.warmUp) * 1000;
  const until = from + Number(values.seconds) * 1000;
  const times: number[] = [];
  const lane = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      await once(pool, recording);
      if (began >= from && performance.now() <= until) times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: Number(values.connections) }, lane));
  await pool.end();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    requests: times.length,
    failures: 0,
    seconds: Number(values.seconds),
    p50: at(0.5),
    p99: at(0.99),
  };
}

async function once(pool: Pool, { statements, made }: Recording): Promise<void> {
  const id = newId();
  const client = await pool.connect();
  try {
    for (const { values: parameters = [], ...statement } of statements)
      await client.query({ ...statement, values: parameters.map((value) => (value === made ? id : value)) });
  } finally {
    client.release();
  }
}
