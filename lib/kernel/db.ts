import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import { type CustomTypesConfig, DatabaseError, Pool, type PoolClient, type QueryConfig, types } from "pg";
import { env } from "./env";
import { log } from "./log";
import { Prisma, PrismaClient } from "@/lib/generated/prisma/client";
import { statementName } from "@/lib/kernel/sql/statement-name";

export { Prisma };
export type Tx = Prisma.TransactionClient;

interface Connections {
  client: PrismaClient;
  /** Prisma's pool, for verbs and their transactions. */
  main: Pool;
  /** For what `query` reads outside of transactions, so that no reader waits for verbs that wait for each other. */
  reads: Pool;
  /** For queries that must work while every transaction waits (rate limits, readiness). */
  side: Pool;
  /** One for all copies of this module: the names of prepared statements belong to the connections. */
  nameOf: typeof statementName;
}

interface OpenTransaction {
  tx: Tx;
  /** Callbacks to run after the commit. */
  afterCommit: Set<() => void>;
}

const shared = globalThis as typeof globalThis & {
  plumblineConnections?: Connections;
  plumblineTransaction?: AsyncLocalStorage<OpenTransaction>;
  plumblineBeginning?: AsyncLocalStorage<number>;
};
const openTransaction = (shared.plumblineTransaction ??= new AsyncLocalStorage<OpenTransaction>());
/** Milliseconds for the transaction that is being begun. */
const beginning = (shared.plumblineBeginning ??= new AsyncLocalStorage<number>());
const SIDE_CONNECTIONS = 2;

function connections(): Connections {
  // Kept on globalThis: a development reload or a second bundle must not open a second pool.
  shared.plumblineConnections ??= connect();
  return shared.plumblineConnections;
}

function connect(): Connections {
  if (!env.DATABASE_URL) throw new Error("DATABASE_URL is not set");
  const main = openPool(env.DATABASE_URL, env.DATABASE_POOL).on("connect", limitStatements);
  return {
    client: new PrismaClient({ adapter: new PrismaPg(main, { statementNameGenerator: statementName }) }),
    main,
    reads: openPool(env.DATABASE_URL, env.DATABASE_POOL, READ_SETTINGS),
    side: openPool(env.DATABASE_URL, SIDE_CONNECTIONS),
    nameOf: statementName,
  };
}

/** How long a query waits for a connection. */
const WAIT_MS = 10_000;

/** Prisma leaves the zone off the times that it writes and reads, and means UTC. A database may be set to that of its server. */
const SETTINGS = "SET TIME ZONE 'UTC'";

/**
 * Of connections that read. Our lists are long, named statements: planning one for its values each time takes longer than running
 * it. They read few rows by index, mostly from memory: at Postgres' cost for disks that turn, it would collect and sort them.
 */
export const READ_SETTINGS = `${SETTINGS}; SET plan_cache_mode = force_generic_plan; SET random_page_cost = 1.1`;

function openPool(connectionString: string, max: number, settings = SETTINGS): Pool {
  const verify = (connection: PoolClient, done: (error?: Error) => void) => {
    connection.query(settings).then(() => done(), done);
  };
  const pool = new Pool({ connectionString, max, connectionTimeoutMillis: WAIT_MS, verify });
  // An idle connection that the database closes (a restart) must not crash the process; the next query opens another.
  pool.on("error", (error) => log.warn({ err: error }, "database connection lost"));
  return pool;
}

/**
 * When a transaction's time is up, Prisma rolls it back, but not before a statement that runs has ended: Postgres has to stop that. Told
 * so with BEGIN, it costs no round trip.
 */
function limitStatements(connection: PoolClient): void {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  const limited = (config: string | QueryConfig, ...rest: unknown[]) => {
    const limit = typeof config === "object" && config.text === "BEGIN" && beginning.getStore();
    return limit ? query(`BEGIN; SET LOCAL statement_timeout = ${limit}`) : query(config, ...rest);
  };
  Object.assign(connection, { query: limited });
}

/**
 * Connections separate from Prisma's, for rate limits and readiness. A verb may spend a limit inside a transaction: on
 * Prisma's pool it could wait for a connection that only it can release.
 */
export function pool(): Pool {
  return connections().side;
}

/** The open transaction if there is one, else the client: queries always see what their verb has written. */
export function db(): Tx {
  return openTransaction.getStore()?.tx ?? connections().client;
}

/**
 * Runs a statement and returns its rows. As Prisma's `$queryRaw`, in the open transaction if there is one; outside of one it
 * goes to the driver directly, which for a small statement is a third of the work, and for a long list much less.
 */
export async function query<T extends object>(statement: Prisma.Sql): Promise<T[]> {
  const open = openTransaction.getStore();
  if (open) return open.tx.$queryRaw<T[]>(statement);
  const { text, values } = statement;
  const { reads, nameOf } = connections();
  const name = nameOf({ sql: text, args: values });
  const { rows } = await reads.query<T>({ name, text, values, types: AS_PRISMA });
  return rows;
}

/** The type of `bigint` columns in Postgres. */
const INT8 = 20;
const parserOf = types.getTypeParser as (oid: number) => (value: string) => unknown;
/** Large numbers are read as Prisma reads them. */
const AS_PRISMA: CustomTypesConfig = {
  getTypeParser: (oid: number) => (oid === INT8 ? BigInt : parserOf(oid)),
};

/** The SQLSTATE of an error of the driver, which `query` throws; null for every other error. */
export function driverState(error: unknown): string | null {
  return error instanceof DatabaseError ? (error.code ?? null) : null;
}

/** Whether the caller is inside a transaction. */
export function isInTransaction(): boolean {
  return openTransaction.getStore() !== undefined;
}

/**
 * Runs `fn` in a transaction (read committed), joining the one that is already open, so that verbs can call verbs
 * and the idempotency key commits or rolls back with the change. It is rolled back after `timeout` milliseconds; a statement that
 * runs then may take as long itself.
 */
export async function transaction<T>(fn: (tx: Tx) => Promise<T>, timeout = 20_000): Promise<T> {
  const open = openTransaction.getStore();
  return open ? fn(open.tx) : begin(fn, { timeout });
}

/** Runs `read` on one snapshot of the database (repeatable read), so that all its statements see the same state. */
export function snapshot<T>(read: (tx: Tx) => Promise<T>): Promise<T> {
  const isolationLevel = Prisma.TransactionIsolationLevel.RepeatableRead;
  return begin(read, { isolationLevel, timeout: 60_000 });
}

interface BeginOptions {
  isolationLevel?: Prisma.TransactionIsolationLevel;
  /** Milliseconds. */
  timeout: number;
}

async function begin<T>(fn: (tx: Tx) => Promise<T>, options: BeginOptions): Promise<T> {
  const afterCommit = new Set<() => void>();
  const work = (tx: Tx) => openTransaction.run({ tx, afterCommit }, () => fn(tx));
  const result = await beginning.run(options.timeout, () =>
    connections().client.$transaction(work, { maxWait: WAIT_MS, ...options }),
  );
  for (const waiting of afterCommit) waiting();
  return result;
}

/**
 * Runs `work` after the open transaction has committed; immediately if none is open, and never after a rollback. Work that
 * starts inside a transaction and outlives it would keep using it after it is closed. A function passed several times runs
 * once.
 */
export function afterCommit(work: () => void): void {
  const open = openTransaction.getStore();
  if (open) open.afterCommit.add(work);
  else work();
}

/** Closes every connection. For shutdown and scripts. */
export async function disconnect(): Promise<void> {
  const open = shared.plumblineConnections;
  if (!open) return;
  delete shared.plumblineConnections;
  await open.client.$disconnect();
  await Promise.all([open.main.end(), open.reads.end(), open.side.end()]);
}

/** For `.catch()`: turns a unique constraint violation into the error that `meaning` makes; rethrows everything else. */
export function onUniqueViolation(meaning: () => Error): (error: unknown) => never {
  return (error) => {
    throw error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002" ? meaning() : error;
  };
}
