import { readFileSync } from "node:fs";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { createAdapterFactory } from "./adapter.mjs";

/** The engine's last panic message; the error that follows carries only "unreachable". */
export const panic = { message: "" };

/**
 * Starts the WebAssembly engine, which connects to the database at once. Rethrows connection errors.
 *
 * @param {{ datamodels: [string, string][] | undefined, url: string | undefined }} options
 * @returns {Promise<bindings.SchemaEngine>}
 */
export async function createEngine({ datamodels, url }) {
  isLoaded ||= loadModule();
  const factory = bindMigrationAwareSqlAdapterFactory(createAdapterFactory(url));
  return bindings.SchemaEngine.new({ datamodels }, () => {}, factory);
}

let isLoaded = false;

/** Does what the package's entry point does with `import … from "*.wasm"`, which Node cannot yet do by itself. */
function loadModule() {
  const file = new URL(
    "./schema_engine_bg.wasm",
    import.meta.resolve("@prisma/schema-engine-wasm/schema_engine_bg"),
  );
  const module = new WebAssembly.Module(readFileSync(file));
  const { exports } = new WebAssembly.Instance(module, { "./schema_engine_bg.js": { ...bindings } });
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: rememberPanic } });
  bindings.__wbg_set_wasm(exports);
  /** @type {{ __wbindgen_start(): void }} */ (/** @type {unknown} */ (exports)).__wbindgen_start();
  return true;
}

/** @param {string} message */
function rememberPanic(message) {
  panic.message = message;
}
