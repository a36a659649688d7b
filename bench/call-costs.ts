import type { Client } from "pg";
import { MAIN_CALL_NAMES, type MainCall, recordCall, type Statement } from "./main-calls";
import { READ_SETTINGS } from "@/lib/kernel/db";
import type { LargeSize } from "@/prisma/seed/large-rows";

/** What a call costs on any machine. */
export interface CallCost {
  statements: number;
  /** Of the statements' texts, in bytes. */
  sql: number;
  /** What the statements' plans read or make, node by node, without what they remove by index. */
  rows: number;
  /** Pages of the database that are looked at, each time that they are. */
  buffers: number;
  /** Bytes of the answer. */
  answer: number;
}

/** Large enough for every index to have a second level, and small enough for `npm test`. */
export const COST_SEED: LargeSize = { projects: 30, members: 20, folders: 20, subtasks: 100, updates: 1500 };
const COMMENTED = 1490;
const RUNS = 4;

/**
 * The cost of each main call in the database of DATABASE_URL, which holds COST_SEED alone; `sql` is a connection to it. What happens in other
 * databases of the server may cost a call more pages: it is measured up to three times, until it is cheap enough for `allowed`. The
 * comment comes last, since reads cost more once it is there.
 */
export async function callCosts(
  sql: Client,
  allowed: Record<MainCall, CallCost>,
): Promise<Record<MainCall, CallCost>> {
  // The same plans as the server's, on every machine.
  await sql.query(READ_SETTINGS);
  await sql.query("SET max_parallel_workers_per_gather = 0");
  await sql.query("SET jit = off");
  const costs: Partial<Record<MainCall, CallCost>> = {};
  const isDear = (call: MainCall) =>
    excesses({ ...allowed, ...costs }, allowed).some((excess) => excess.startsWith(`${call}:`));
  const reads = MAIN_CALL_NAMES.filter((name) => name !== "comments");
  for (const calls of [reads, ["comments"] as const]) {
    for (let round = 0; round < 3 && (round === 0 || calls.some(isDear)); round += 1) {
      await sql.query("VACUUM (ANALYZE)");
      for (const call of calls) if (round === 0 || isDear(call)) costs[call] = await costOf(sql, call);
    }
  }
  return costs as Record<MainCall, CallCost>;
}

async function costOf(sql: Client, call: MainCall): Promise<CallCost> {
  const { statements, answer, made } = await recordCall(call, COMMENTED);
  const plans: Plan[] = [];
  for (const statement of statements) plans.push(await planOf(sql, withNewId(statement, made)));
  return {
    statements: statements.length,
    sql: statements.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    rows: Math.round(plans.reduce((sum, plan) => sum + rowsOf(plan), 0)),
    buffers: plans.reduce((sum, plan) => sum + buffersOf(plan), 0),
    answer: Buffer.byteLength(answer),
  };
}

/** What the call has made is there already: its statement is tried with another id. */
function withNewId({ text, values = [] }: Statement, made: string | undefined): Statement {
  return { text, values: values.map((value) => (made !== undefined && value === made ? LAST_ID : value)) };
}

const LAST_ID = "ffffffff-ffff-4fff-bfff-ffffffffffff";

/** What is above the table, in words. */
export function excesses(costs: Record<MainCall, CallCost>, allowed: Record<MainCall, CallCost>): string[] {
  return MAIN_CALL_NAMES.flatMap((call) =>
    (Object.keys(allowed[call]) as (keyof CallCost)[]).flatMap((figure) => {
      const [is, most] = [costs[call][figure], allowed[call][figure]];
      return is > most ? [`${call}: ${is} ${figure}, at most ${most} are allowed`] : [];
    }),
  );
}

interface Plan {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Plan[];
}

/**
 * Runs the statement and undoes it. Of several runs the one that reads the fewest pages counts: the first one may also read the
 * catalog, and so may another one beside tests that create databases.
 */
async function planOf(sql: Client, { text, values = [] }: Statement): Promise<Plan> {
  await sql.query(`PREPARE costed AS ${text}`);
  const execute = `EXECUTE costed ${values.length > 0 ? `(${values.map(literal).join(", ")})` : ""}`;
  let plan: Plan | undefined;
  for (let run = 0; run < RUNS; run += 1) {
    await sql.query("BEGIN");
    const { rows } = await sql.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${execute}`,
    );
    await sql.query("ROLLBACK");
    const found = rows[0]?.["QUERY PLAN"][0].Plan;
    if (found && (!plan || buffersOf(found) < buffersOf(plan))) plan = found;
  }
  await sql.query("DEALLOCATE costed");
  if (!plan) throw new Error("No plan");
  return plan;
}

function literal(value: unknown): string {
  if (value === null) return "NULL";
  if (value instanceof Date) return literal(value.toISOString());
  if (Array.isArray(value)) return literal(`{${value.join(",")}}`);
  return `'${(value as string | number | bigint).toString().replaceAll("'", "''")}'`;
}

function rowsOf(plan: Plan): number {
  const own = (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"];
  return (plan.Plans ?? []).reduce((sum, inner) => sum + rowsOf(inner), own);
}

/** A node's pages include those of the nodes below it. */
function buffersOf(plan: Plan): number {
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
}
