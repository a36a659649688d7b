import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { parseIntoClientConfig } from "pg-connection-string";
import { connectToShadowDatabase } from "./shadow-database.mjs";

/** @typedef {import("@prisma/driver-adapter-utils").SqlDriverAdapter} SqlDriverAdapter */
/** @typedef {import("@prisma/driver-adapter-utils").SqlMigrationAwareDriverAdapterFactory} AdapterFactory */

/** @type {Set<SqlDriverAdapter>} */
const open = new Set();

/** Closes the engine's connections, which releases its locks, and drops shadow databases. */
export async function closeConnections() {
  await Promise.all([...open].map((adapter) => adapter.dispose()));
}

/**
 * How the engine reaches the database: Prisma's adapter for `pg`, with what a migration needs beyond queries.
 *
 * @param {string | undefined} url
 * @returns {AdapterFactory}
 */
export function createAdapterFactory(url) {
  const config = clientConfig(url);
  return {
    provider: "postgres",
    adapterName: "@prisma/adapter-pg",
    connect: () => connect(config),
    connectToShadowDb: () => connectToShadowDatabase(config, connect),
  };
}

/**
 * The url as separate fields: with a connection string, `pg` ignores a `database` field, and a shadow
 * connection would land on the main database.
 *
 * @param {string | undefined} url
 * @returns {pg.ClientConfig}
 */
export function clientConfig(url) {
  if (url === undefined) throw new Error("No database address: set DATABASE_URL (or DIRECT_URL).");
  return parseIntoClientConfig(url);
}

/**
 * One session, not a pool of several: migrations rely on session state (the advisory lock, search_path).
 *
 * @param {pg.ClientConfig} config
 * @returns {Promise<SqlDriverAdapter>}
 */
async function connect(config) {
  const pool = new pg.Pool({ ...config, max: 1 });
  const characterColumns = retagCharacterColumns(pool);
  const adapter = await new PrismaPg(pool, { disposeExternalPool: true }).connect();
  const queryRaw = adapter.queryRaw.bind(adapter);
  const dispose = adapter.dispose.bind(adapter);
  open.add(adapter);
  return Object.assign(adapter, {
    // Called by the engine or by `closeConnections`, whichever is first.
    dispose: async () => {
      if (open.delete(adapter)) await dispose();
    },
    /** @type {SqlDriverAdapter["queryRaw"]} */
    queryRaw: async (query) => withCharacterType(await queryRaw(query), characterColumns),
    /**
     * The adapter's own splits at every semicolon, also inside strings, comments and function bodies. Sent whole,
     * a script is one implicit transaction, so that a failing migration leaves nothing half applied.
     *
     * @type {SqlDriverAdapter["executeScript"]}
     */
    executeScript: async (script) => {
      await adapter.executeRaw({ sql: script, args: [], argTypes: [] });
    },
  });
}

/** Postgres' internal one-byte type, in the catalogue tables that the engine reads. */
const CHAR_OID = 18;
const TEXT_OID = 25;

/**
 * The adapter refuses columns of type `"char"`: they are passed as text, and remembered by their rows.
 *
 * @param {pg.Pool} pool
 * @returns {WeakMap<object, number[]>} positions of the `"char"` columns
 */
function retagCharacterColumns(pool) {
  /** @type {WeakMap<object, number[]>} */
  const characterColumns = new WeakMap();
  /** @type {(config: pg.QueryArrayConfig) => Promise<pg.QueryArrayResult | pg.QueryArrayResult[]>} */
  const query = pool.query.bind(pool);
  const retagged = async (/** @type {pg.QueryArrayConfig} */ config) => {
    const result = await query(config);
    // A script has a result for each statement; none of them is read.
    if (!Array.isArray(result)) characterColumns.set(result.rows, retag(result.fields));
    return result;
  };
  Object.assign(pool, { query: retagged });
  return characterColumns;
}

/**
 * @param {pg.FieldDef[]} fields
 * @returns {number[]} the positions of those that were changed
 */
function retag(fields) {
  const positions = [...fields.keys()].filter((position) => fields[position]?.dataTypeID === CHAR_OID);
  for (const position of positions) Object.assign(fields[position] ?? {}, { dataTypeID: TEXT_OID });
  return positions;
}

/**
 * @param {import("@prisma/driver-adapter-utils").SqlResultSet} result
 * @param {WeakMap<object, number[]>} characterColumns
 */
function withCharacterType(result, characterColumns) {
  for (const position of characterColumns.get(result.rows) ?? [])
    result.columnTypes[position] = ColumnTypeEnum.Character;
  return result;
}
