import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";

// Read by the CLI before it looks for its engine: without this it would try to download one. Windows cannot start
// a script by its first line; there the CLI falls back on its own engine.
if (process.platform !== "win32") {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(
    new URL("./prisma/engine/schema-engine.mjs", import.meta.url),
  );
}

// A pooled address cannot hold the session that a migration needs: DIRECT_URL goes round the pool. Empty is unset.
const address = () => process.env.DIRECT_URL || process.env.DATABASE_URL || undefined;

// Never beside an address from the environment: a file's DIRECT_URL would outrank it, and migrate another database.
if (address() === undefined && existsSync(".env")) process.loadEnvFile(".env");
const url = address();

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: url === undefined ? {} : { url },
});
