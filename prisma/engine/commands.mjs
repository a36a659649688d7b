import pg from "pg";
import { clientConfig } from "./adapter.mjs";

/** Every Postgres server has this database: connect to it to create or drop another one. */
const MAINTENANCE_DATABASE = "postgres";

/** Prisma's codes for the failures that the CLI distinguishes, by Postgres or Node error code. */
const ERROR_CODES = new Map([
  ["28P01", "P1000"],
  ["28000", "P1010"],
  ["3D000", "P1003"],
  ["42P04", "P1009"],
  ["42501", "P1010"],
]);

/** @type {Record<string, (url: string | undefined) => Promise<void>>} */
const COMMANDS = {
  "can-connect-to-database": (url) => withClient(clientConfig(url), (client) => client.query("SELECT 1")),
  "create-database": (url) => maintain(url, (client, name) => client.query(`CREATE DATABASE ${name}`)),
  "drop-database": (url) => maintain(url, (client, name) => client.query(`DROP DATABASE ${name}`)),
};

/**
 * The engine's commands, as opposed to its calls: `can-connect-to-database`, `create-database`, `drop-database`.
 *
 * @param {string} command
 * @param {string | undefined} url
 * @returns {Promise<number>} the exit code
 */
export async function runCommand(command, url) {
  try {
    await findCommand(command)(url);
    return 0;
  } catch (error) {
    report(error);
    return 1;
  }
}

/** @param {string} command */
function findCommand(command) {
  const run = COMMANDS[command];
  if (run === undefined) throw new Error(`The schema engine has no command "${command}".`);
  return run;
}

/**
 * @param {string | undefined} url
 * @param {(client: pg.Client, name: string) => Promise<unknown>} run gets the quoted name of the url's database
 */
async function maintain(url, run) {
  const config = clientConfig(url);
  const name = pg.escapeIdentifier(config.database ?? MAINTENANCE_DATABASE);
  await withClient({ ...config, database: MAINTENANCE_DATABASE }, (client) => run(client, name));
}

/**
 * @param {pg.ClientConfig} config
 * @param {(client: pg.Client) => Promise<unknown>} run
 */
async function withClient(config, run) {
  const client = new pg.Client(config);
  try {
    await client.connect();
    await run(client);
  } finally {
    await client.end();
  }
}

/**
 * The CLI reads the error from a line of JSON on stderr, and always skips the first line.
 *
 * @param {unknown} error
 */
function report(error) {
  const { message, code } = /** @type {{ message: string, code?: string }} */ (error);
  log("INFO", { message: "The command failed" });
  log("ERROR", {
    message: message || "Can't reach database server",
    error_code: ERROR_CODES.get(code ?? "") ?? "P1001",
  });
}

/**
 * @param {"INFO" | "ERROR"} level
 * @param {object} fields
 */
function log(level, fields) {
  console.error(JSON.stringify({ level, target: "schema_engine::logger", fields }));
}
