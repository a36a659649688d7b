import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";

/** A row lock's strength: its index in MODES. */
type Mode = 0 | 1 | 2 | 3;
const MODES = ["KEY SHARE", "SHARE", "NO KEY UPDATE", "UPDATE"] as const;
/** The tuple lock that a transaction takes to queue for a row in each of these modes. */
const QUEUES = ["AccessShareLock", "RowShareLock", "ExclusiveLock", "AccessExclusiveLock"];
/** Milliseconds. */
const PATIENCE = 10_000;

/** A row by its key: `{ table: "project_tasks", key: { id } }`. */
export interface LockableRow {
  table: string;
  key: Record<string, string>;
}

interface Lock {
  row: LockableRow;
  mode: Mode;
}

/** A transaction that holds row locks while it waits for another. */
export interface Wait {
  who: string;
  holds: Lock[];
  wants: Lock;
}

/**
 * Runs `work` while other connections lock all of `rows`, and releases each row as soon as `work` waits for it. Returns
 * what it held at each of its waits, in order. `connections` are an observer, then one for each row.
 */
export async function traceLocks<T>(
  { rows, connections: [observer, ...clients] }: { rows: LockableRow[]; connections: [Client, ...Client[]] },
  { who, work }: { who: string; work: () => Promise<T> },
): Promise<{ waits: Wait[]; result: T }> {
  const holders = await Promise.all(clients.map((client, at) => hold(client, rows[at])));
  const waits: Wait[] = [];
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  const given: LockableRow[] = [];
  try {
    for (;;) {
      const blocked = await nextWait(observer, holders, () => isDone);
      if (!blocked) return { waits, result: await working };
      const { row, mode, release } = blocked;
      waits.push({ who, holds: await heldAmong(observer, given), wants: { row, mode } });
      given.push(row);
      await release();
    }
  } finally {
    await Promise.all(holders.map(({ release }) => release()));
  }
}

interface Holder {
  row: LockableRow;
  pid: number;
  release: () => Promise<unknown>;
}

async function hold(client: Client, row: LockableRow | undefined): Promise<Holder> {
  if (!row) throw new Error("There are more connections than rows.");
  await client.query("BEGIN");
  await client.query(`SELECT 1 FROM ${row.table} WHERE ${condition(row)} FOR UPDATE`);
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return { row, pid: rows[0]?.pid ?? 0, release: () => client.query("ROLLBACK") };
}

/** The tables, besides `projects`, in which it waited for rows that it changes or deletes, in its order. */
export function changedTables(waits: Wait[]): string[] {
  const exclusive = waits.filter(({ wants }) => wants.mode >= MODES.indexOf("NO KEY UPDATE"));
  const tables = new Set(exclusive.map(({ wants }) => wants.row.table));
  return [...tables].filter((table) => table !== "projects");
}

/** The shortest deadlocks that these waits can form, each as a readable sentence; empty when no deadlock is possible. */
export function deadlocks(waits: Wait[]): string[] {
  const distinct = [...new Map(waits.map((wait) => [describe(wait), wait])).values()];
  const found = distinct.map((wait) => shortestCycle(wait, distinct)).filter((cycle) => cycle !== null);
  const shortest = Math.min(...found.map((cycle) => cycle.length));
  return found
    .filter((cycle) => cycle.length === shortest)
    .map((cycle) => cycle.map(describe).join(", while "));
}

/** The shortest cycle from this wait back to itself, each waiting for what the next one holds; null when there is none. */
function shortestCycle(first: Wait, waits: Wait[]): Wait[] | null {
  const seen = new Set<Wait>();
  let ways = [{ last: first, way: [first] }];
  while (ways.length > 0) {
    const longer = ways.flatMap(({ last, way }) =>
      waits.filter((next) => blocks(next, last)).map((next) => ({ last: next, way: [...way, next] })),
    );
    const back = longer.find(({ last }) => last === first);
    if (back) return back.way.slice(0, -1);
    ways = longer.filter(({ last }) => !seen.has(last) && seen.add(last));
  }
  return null;
}

/** Whether `holding` can hold what `waiting` waits for while both run. */
function blocks(holding: Wait, waiting: Wait): boolean {
  const table = waiting.wants.row.table;
  if (table === holding.wants.row.table && isInOrder(waiting) && isInOrder(holding)) return false;
  return holding.holds.some((lock) => meets(lock, waiting.wants)) && canCoexist(holding, waiting);
}

/** Whether it locks the rows of this table in key order, all in the same mode. */
function isInOrder({ holds, wants }: Wait): boolean {
  const before = holds.filter(({ row }) => row.table === wants.row.table);
  return (
    before.length > 0 &&
    before.every((lock) => lock.mode === wants.mode && condition(lock.row) < condition(wants.row))
  );
}

/** Two verbs of one project that both lock its business cannot overlap: the second waits before it holds anything else. */
function canCoexist(one: Wait, other: Wait): boolean {
  return !one.holds.some(
    (lock) => lock.row.table === "businesses" && other.holds.some((another) => meets(lock, another)),
  );
}

/** Whether the two locks could be on the same row and conflict. */
function meets(one: Lock, other: Lock): boolean {
  return one.row.table === other.row.table && one.mode + other.mode >= MODES.length - 1;
}

function describe({ who, holds, wants }: Wait): string {
  const lock = ({ row, mode }: Lock) => `${row.table} (${MODES[mode]})`;
  return `"${who}" holds ${[...new Set(holds.map(lock))].join(", ")} and waits for ${lock(wants)}`;
}

/** The holder of the row that the work waits for next, and the mode that it needs; null when the work is done. */
async function nextWait(
  observer: Client,
  holders: Holder[],
  isDone: () => boolean,
): Promise<(Holder & { mode: Mode }) | null> {
  const statement = `SELECT l.mode, blocker FROM pg_locks l, unnest(pg_blocking_pids(l.pid)) blocker
    WHERE l.locktype = 'tuple' AND blocker = ANY ($1)`;
  const deadline = performance.now() + PATIENCE;
  while (!isDone()) {
    const { rows } = await observer.query<{ mode: string; blocker: number }>(statement, [
      holders.map(({ pid }) => pid),
    ]);
    const holder = holders.find(({ pid }) => pid === rows[0]?.blocker);
    if (rows[0] && holder) return { ...holder, mode: QUEUES.indexOf(rows[0].mode) as Mode };
    if (performance.now() > deadline) throw new Error("The work neither finishes nor waits for a row.");
    await pause(1);
  }
  return null;
}

/** Which of the rows are locked, and in which mode. */
async function heldAmong(observer: Client, rows: LockableRow[]): Promise<Lock[]> {
  if (rows.length === 0) return [];
  const free: boolean[][] = [];
  for (const mode of MODES) free.push(await lockable(observer, rows, mode));
  return rows.flatMap((row, at) => {
    // A row held in UPDATE is refused in all four modes; one held in KEY SHARE only in UPDATE.
    const refused = free.filter((byRow) => !byRow[at]).length;
    return refused === 0 ? [] : [{ row, mode: (refused - 1) as Mode }];
  });
}

async function lockable(observer: Client, rows: LockableRow[], mode: string): Promise<boolean[]> {
  const tries = rows.map(
    (row, at) => `t${at} AS (SELECT 1 FROM ${row.table} WHERE ${condition(row)} FOR ${mode} SKIP LOCKED)`,
  );
  const columns = rows.map((_, at) => `EXISTS (SELECT FROM t${at})`);
  const statement = `WITH ${tries.join(", ")} SELECT ARRAY[${columns.join(", ")}] AS free`;
  const answer = await observer.query<{ free: boolean[] }>(statement);
  return answer.rows[0]?.free ?? [];
}

function condition({ key }: LockableRow): string {
  return Object.entries(key)
    .map(([column, value]) => `${column} = '${value}'`)
    .join(" AND ");
}
