import { randomUUID } from "node:crypto";
import pg from "pg";

/** @typedef {import("@prisma/driver-adapter-utils").SqlDriverAdapter} SqlDriverAdapter */

/** @type {Set<() => Promise<void>>} */
const open = new Set();

/**
 * Creates the empty database in which the engine replays the migrations, and connects to it. It is dropped when
 * the engine lets go of the connection; by then `FORCE` is needed, since a server may still count the session.
 *
 * @param {pg.ClientConfig} config of the main database, whose server and role are used
 * @param {(config: pg.ClientConfig) => Promise<SqlDriverAdapter>} connect
 * @returns {Promise<SqlDriverAdapter>}
 */
export async function connectToShadowDatabase(config, connect) {
  const database = `prisma_migrate_shadow_db_${randomUUID()}`;
  await execute(config, `CREATE DATABASE "${database}"`);
  const shadow = await connect({ ...config, database });
  const disconnect = shadow.dispose.bind(shadow);
  const dispose = async () => {
    open.delete(dispose);
    await disconnect();
    await execute(config, `DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
  };
  open.add(dispose);
  return Object.assign(shadow, { dispose });
}

/** Drops what the engine has not let go of: it was interrupted, or a migration failed in the shadow database. */
export async function dropShadowDatabases() {
  await Promise.all([...open].map((dispose) => dispose()));
}

/**
 * @param {pg.ClientConfig} config
 * @param {string} sql
 */
async function execute(config, sql) {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
