import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";

/** How strongly a row is locked: the index of its name in MODES. */
type Mode = 0 | 1 | 2 | 3;
const MODES = ["KEY SHARE", "SHARE", "NO KEY UPDATE", "UPDATE"] as const;
/** What a transaction takes to queue for a row in each of these modes. */
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

/** Somebody who keeps rows locked while they wait for another. */
export interface Wait {
  who: string;
  holds: Lock[];
  wants: Lock;
}

/**
 * Runs `work` while every one of `rows` is locked by somebody else, and gives each to it as soon as it waits for it: what it
 * held at each of its waits, in their order. `connections` are one for each row, and one that looks on.
 */
export async function traceLocks<T>(
  { rows, connections: [looker, ...clients] }: { rows: LockableRow[]; connections: [Client, ...Client[]] },
  { who, work }: { who: string; work: () => Promise<T> },
): Promise<{ waits: Wait[]; result: T }> {
  const holders = await Promise.all(clients.map((client, at) => hold(client, rows[at])));
  const waits: Wait[] = [];
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  const given: LockableRow[] = [];
  try {
    for (;;) {
      const blocked = await nextWait(looker, holders, () => isDone);
      if (!blocked) return { waits, result: await working };
      const { row, mode, release } = blocked;
      waits.push({ who, holds: await heldAmong(looker, given), wants: { row, mode } });
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

/** The shortest deadlocks that these waits can make, each as one reads it; none when there can be no deadlock of any length. */
export function deadlocks(waits: Wait[]): string[] {
  const distinct = [...new Map(waits.map((wait) => [describe(wait), wait])).values()];
  const found = distinct.map((wait) => wayBack(wait, distinct)).filter((circle) => circle !== null);
  const shortest = Math.min(...found.map((circle) => circle.length));
  return found
    .filter((circle) => circle.length === shortest)
    .map((circle) => circle.map(describe).join(", while "));
}

/** The shortest way from this wait back to itself, each waiting for what the next one holds; null when there is none. */
function wayBack(first: Wait, waits: Wait[]): Wait[] | null {
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

/** Whether `holding` can hold what `waiting` waits for, at the same time. */
function blocks(holding: Wait, waiting: Wait): boolean {
  const table = waiting.wants.row.table;
  if (table === holding.wants.row.table && isInOrder(waiting) && isInOrder(holding)) return false;
  return holding.holds.some((lock) => meets(lock, waiting.wants)) && canCoexist(holding, waiting);
}

/** Whether it holds rows of the table that it waits for, in the order of their keys and all alike. */
function isInOrder({ holds, wants }: Wait): boolean {
  const before = holds.filter(({ row }) => row.table === wants.row.table);
  return (
    before.length > 0 &&
    before.every((lock) => lock.mode === wants.mode && condition(lock.row) < condition(wants.row))
  );
}

/** Verbs of one project share its business: of two that lock it one waits before it holds anything else. */
function canCoexist(one: Wait, other: Wait): boolean {
  return !one.holds.some(
    (lock) => lock.row.table === "businesses" && other.holds.some((another) => meets(lock, another)),
  );
}

/** Whether the two could be of one row, and shut each other out. */
function meets(one: Lock, other: Lock): boolean {
  return one.row.table === other.row.table && one.mode + other.mode >= MODES.length - 1;
}

function describe({ who, holds, wants }: Wait): string {
  const lock = ({ row, mode }: Lock) => `${row.table} (${MODES[mode]})`;
  return `"${who}" holds ${[...new Set(holds.map(lock))].join(", ")} and waits for ${lock(wants)}`;
}

/** Whose row is waited for next, and how strongly it is wanted; null when the work is done. */
async function nextWait(
  looker: Client,
  holders: Holder[],
  isDone: () => boolean,
): Promise<(Holder & { mode: Mode }) | null> {
  const statement = `SELECT l.mode, blocker FROM pg_locks l, unnest(pg_blocking_pids(l.pid)) blocker
    WHERE l.locktype = 'tuple' AND blocker = ANY ($1)`;
  const deadline = performance.now() + PATIENCE;
  while (!isDone()) {
    const { rows } = await looker.query<{ mode: string; blocker: number }>(statement, [
      holders.map(({ pid }) => pid),
    ]);
    const holder = holders.find(({ pid }) => pid === rows[0]?.blocker);
    if (rows[0] && holder) return { ...holder, mode: QUEUES.indexOf(rows[0].mode) as Mode };
    if (performance.now() > deadline) throw new Error("It neither ends nor waits for a row.");
    await pause(1);
  }
  return null;
}

/** Which of the rows cannot be locked, and how strongly they are held by somebody. */
async function heldAmong(looker: Client, rows: LockableRow[]): Promise<Lock[]> {
  if (rows.length === 0) return [];
  const free: boolean[][] = [];
  for (const mode of MODES) free.push(await lockable(looker, rows, mode));
  return rows.flatMap((row, at) => {
    // Held in UPDATE, a row is refused in all four modes; held in KEY SHARE, in UPDATE alone.
    const refused = free.filter((byRow) => !byRow[at]).length;
    return refused === 0 ? [] : [{ row, mode: (refused - 1) as Mode }];
  });
}

async function lockable(looker: Client, rows: LockableRow[], mode: string): Promise<boolean[]> {
  const tries = rows.map(
    (row, at) => `t${at} AS (SELECT 1 FROM ${row.table} WHERE ${condition(row)} FOR ${mode} SKIP LOCKED)`,
  );
  const columns = rows.map((_, at) => `EXISTS (SELECT FROM t${at})`);
  const statement = `WITH ${tries.join(", ")} SELECT ARRAY[${columns.join(", ")}] AS free`;
  const answer = await looker.query<{ free: boolean[] }>(statement);
  return answer.rows[0]?.free ?? [];
}

function condition({ key }: LockableRow): string {
  return Object.entries(key)
    .map(([column, value]) => `${column} = '${value}'`)
    .join(" AND ");
}
