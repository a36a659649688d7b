import { createInterface } from "node:readline";
import { closeConnections } from "./adapter.mjs";
import { panic } from "./wasm.mjs";

/** @typedef {import("@prisma/schema-engine-wasm/schema_engine_bg").SchemaEngine} SchemaEngine */
/** @typedef {{ id: number, method: string, params: unknown }} Call */
/** @typedef {(params: unknown) => Promise<{ stdout?: string | null } | null | undefined>} Method */

/** Calls whose name differs between the protocol and the WebAssembly engine. */
const RENAMED = new Map([["getDatabaseVersion", "version"]]);

const BLIND_CALLS = new Set(["createMigration", "evaluateDataLoss"]);

/**
 * Answers JSON-RPC calls, one per line, until the input ends. Each call gets its own engine, so that state left by
 * one cannot affect the next. The engine connects when it is created, so an unreachable database is reported as the
 * answer to the call.
 *
 * @param {() => Promise<SchemaEngine>} createEngine
 * @param {NodeJS.ReadableStream} input
 * @param {NodeJS.WritableStream} output
 */
export async function answerCalls(createEngine, input, output) {
  const send = (/** @type {object} */ message) => output.write(`${JSON.stringify(message)}\n`);
  for await (const line of createInterface({ input })) {
    const call = parseCall(line);
    if (call !== undefined) await answer(createEngine, call, send);
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
 * @param {() => Promise<SchemaEngine>} createEngine
 * @param {Call} call
 * @param {(message: object) => void} send
 */
async function answer(createEngine, { id, method, params }, send) {
  try {
    const result = await callOnce(createEngine, method, params);
    // The native engine prints a diff by itself, and the CLI shows only what it receives through `print`.
    if (result?.stdout) send({ jsonrpc: "2.0", id: 0, method: "print", params: { content: result.stdout } });
    send({ jsonrpc: "2.0", id, result: result ?? null });
  } catch (error) {
    send({ jsonrpc: "2.0", id, error: toRpcError(error) });
  }
}

/**
 * @param {() => Promise<SchemaEngine>} createEngine
 * @param {string} method
 * @param {unknown} params
 */
async function callOnce(createEngine, method, params) {
  try {
    const engine = await createEngine();
    if (BLIND_CALLS.has(method)) await showShadowDatabase(engine, params);
    return await findMethod(engine, method)(params);
  } finally {
    await closeConnections();
  }
}

/**
 * The two calls replay the migrations, but the WebAssembly engine does not pass them the shadow database factory
 * ("must be provided through an external factory"). After a `devDiagnostic` of the same migrations it does.
 *
 * @param {SchemaEngine} engine
 * @param {unknown} params
 */
async function showShadowDatabase(engine, params) {
  const { migrationsList, filters } =
    /** @type {import("@prisma/schema-engine-wasm/schema_engine_bg").EvaluateDataLossInput} */ (params);
  await engine.devDiagnostic({ migrationsList, filters });
}

/**
 * @param {SchemaEngine} engine
 * @param {string} name
 * @returns {Method}
 */
function findMethod(engine, name) {
  const method = /** @type {unknown} */ (Reflect.get(engine, RENAMED.get(name) ?? name));
  if (typeof method !== "function") throw new Error(`The schema engine has no call "${name}".`);
  return /** @type {Method} */ (method.bind(engine));
}

/** @param {unknown} error */
function toRpcError(error) {
  const isPanic = error instanceof WebAssembly.RuntimeError;
  const message = isPanic ? panic.message : error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return { code: 4466, message, data: { is_panic: isPanic, message, meta: null, error_code: code } };
}
