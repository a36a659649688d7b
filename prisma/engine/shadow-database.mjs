import { randomUUID } from "node:crypto";
import pg from "pg";

/** @typedef {import("@prisma/driver-adapter-utils").SqlDriverAdapter} SqlDriverAdapter */

/** A function for each existing shadow database that drops it. @type {Set<() => Promise<void>>} */
const drops = new Set();

/**
 * Creates the empty database in which the engine replays the migrations, and connects to it. It is dropped when
 * the connection is closed.
 *
 * @param {pg.ClientConfig} config of the main database, whose server and role are used
 * @param {(config: pg.ClientConfig) => Promise<SqlDriverAdapter>} connect
 * @returns {Promise<SqlDriverAdapter>}
 */
export async function connectToShadowDatabase(config, connect) {
  const database = `prisma_migrate_shadow_db_${randomUUID()}`;
  await execute(config, `CREATE DATABASE "${database}"`);
  const drop = async () => {
    drops.delete(drop);
    // FORCE: the server may still count the session that has just ended.
    await execute(config, `DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
  };
  drops.add(drop);
  const shadow = await connect({ ...config, database });
  const disconnect = shadow.dispose.bind(shadow);
  const dispose = async () => {
    await disconnect();
    await drop();
  };
  return Object.assign(shadow, { dispose });
}

/** For interruptions: drops the shadow databases even while queries run in them. */
export async function dropShadowDatabases() {
  await Promise.all([...drops].map((drop) => drop()));
}

/**
 * @param {pg.ClientConfig} config
 * @param {string} sql
 */
async function execute(config, sql) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
