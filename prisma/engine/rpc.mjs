import { createInterface } from "node:readline";
import { panic } from "./wasm.mjs";

/** @typedef {import("@prisma/schema-engine-wasm/schema_engine_bg").SchemaEngine} SchemaEngine */
/** @typedef {{ id: number, method: string, params: unknown }} Call */
/** @typedef {(params: unknown) => Promise<{ stdout?: string | null } | null | undefined>} Method */

/** Calls whose name differs between the protocol and the WebAssembly engine. */
const RENAMED = new Map([["getDatabaseVersion", "version"]]);

/**
 * Answers JSON-RPC calls, one per line, until the input ends. The engine is made at the first call, because it
 * connects at once: a database that cannot be reached is then the answer to that call.
 *
 * @param {() => Promise<SchemaEngine>} createEngine
 * @param {NodeJS.ReadableStream} input
 * @param {NodeJS.WritableStream} output
 */
export async function answerCalls(createEngine, input, output) {
  /** @type {Promise<SchemaEngine> | undefined} */
  let engine;
  for await (const line of createInterface({ input })) {
    const call = parseCall(line);
    if (call === undefined) continue;
    engine ??= createEngine();
    await answer(engine, call, (message) => output.write(`${JSON.stringify(message)}\n`));
  }
}

/**
 * The CLI also sends its acknowledgements of `print` here, which have no method.
 *
 * @param {string} line
 * @returns {Call | undefined}
 */
function parseCall(line) {
  if (line.trim() === "") return undefined;
  const message = /** @type {Partial<Call>} */ (JSON.parse(line));
  if (message.id === undefined || message.method === undefined) return undefined;
  return { id: message.id, method: message.method, params: message.params };
}

/**
 * @param {Promise<SchemaEngine>} engine
 * @param {Call} call
 * @param {(message: object) => void} send
 */
async function answer(engine, { id, method, params }, send) {
  try {
    const result = await findMethod(await engine, method)(params);
    // The native engine prints a diff by itself, and the CLI shows only what comes by `print`.
    if (result?.stdout) send({ jsonrpc: "2.0", id: 0, method: "print", params: { content: result.stdout } });
    send({ jsonrpc: "2.0", id, result: result ?? null });
  } catch (error) {
    send({ jsonrpc: "2.0", id, error: toRpcError(error) });
  }
}

/**
 * @param {SchemaEngine} engine
 * @param {string} name
 * @returns {Method}
 */
function findMethod(engine, name) {
  const method = /** @type {unknown} */ (Reflect.get(engine, RENAMED.get(name) ?? name));
  if (typeof method !== "function") throw new Error(`The schema engine knows no call "${name}".`);
  return /** @type {Method} */ (method.bind(engine));
}

/** @param {unknown} error */
function toRpcError(error) {
  const isPanic = error instanceof WebAssembly.RuntimeError;
  const message = isPanic ? panic.message : error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return { code: 4466, message, data: { is_panic: isPanic, message, meta: null, error_code: code } };
}
