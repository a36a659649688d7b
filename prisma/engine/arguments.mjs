import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

/**
 * @typedef {object} EngineArguments
 * @property {string | undefined} command the word after `cli`, such as `create-database`
 * @property {[path: string, content: string][] | undefined} datamodels the schema files, read
 * @property {string | undefined} url of the database; unset for commands that need none, such as `generate`
 */

/**
 * Reads the command line that the Prisma CLI builds: `--datamodels FILE…`, `--datasource JSON`, `cli COMMAND`.
 * Options for the native engine only are ignored.
 *
 * @param {string[]} args
 * @returns {EngineArguments}
 */
export function parseArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    options: {
      datamodels: { type: "string", multiple: true },
      datasource: { type: "string" },
      "enabled-preview-features": { type: "string" },
      "extension-types": { type: "string" },
    },
  });
  return {
    command: positionals[0] === "cli" ? positionals[1] : undefined,
    datamodels: readDatamodels(values.datamodels?.filter((file) => typeof file === "string")),
    url: readUrl(typeof values.datasource === "string" ? values.datasource : "{}"),
  };
}

/**
 * The engine panics on an empty list: without schema files this must be `undefined`.
 *
 * @param {string[]} [files]
 * @returns {EngineArguments["datamodels"]}
 */
function readDatamodels(files) {
  return files?.map((file) => [file, readFileSync(file, "utf8")]);
}

/** @param {string} datasource */
function readUrl(datasource) {
  const parsed = /** @type {{ url?: string }} */ (JSON.parse(datasource));
  return parsed.url === "" ? undefined : parsed.url;
}
