import { execFile, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { connect } from "@/sandbox/database/test-database";
import { ROOT } from "@/sandbox/run/folders";

const CLI = join(ROOT, "node_modules/prisma/build/index.js");
const ENGINE = join(ROOT, "prisma/engine/schema-engine.mjs");

type DiffOption = "--script" | "--exit-code";

interface Outcome {
  code: number;
  output: string;
}

/** The address of one database on the tests' server. */
function databaseUrl(name: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement and returns its values, row after row. */
export async function query(database: string, sql: string): Promise<unknown[]> {
  const client = await connect(databaseUrl(database));
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

/** The SQL that `diff("--script")` prints. */
export function sqlIn({ output }: Outcome): string {
  return output.slice(output.indexOf("--"), output.lastIndexOf(";") + 1);
}

/** A folder with its own schema and migrations, and our prisma.config.ts and engine. */
export class ScratchProject {
  readonly folder = mkdtempSync(join(tmpdir(), "schema-engine-"));

  constructor(private readonly database: string) {
    this.write("prisma.config.ts", readFileSync(join(ROOT, "prisma.config.ts"), "utf8"));
    this.write("prisma/migrations/migration_lock.toml", 'provider = "postgresql"\n');
    for (const shared of ["node_modules", "prisma/engine"])
      symlinkSync(join(ROOT, shared), join(this.folder, shared), "dir");
  }

  /** Runs the CLI against the project's database, another address, or (null) none. */
  prisma(args: string[], url: string | null = databaseUrl(this.database)): Promise<Outcome> {
    const { DATABASE_URL: _database, DIRECT_URL: _direct, ...rest } = process.env;
    // Else each command starts another process, which asks its maker for a newer version.
    const env = { ...rest, CHECKPOINT_DISABLE: "1", ...(url !== null && { DATABASE_URL: url }) };
    return new Promise((resolve) => {
      execFile(process.execPath, [CLI, ...args], { cwd: this.folder, env }, (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr }),
      );
    });
  }

  /** Compares the migrations with the schema. */
  diff(...options: DiffOption[]): Promise<Outcome> {
    return this.diffOn(this.database, ...options);
  }

  /** As `diff`, with the shadow database on the server of this database. */
  diffOn(database: string, ...options: DiffOption[]): Promise<Outcome> {
    const sides = ["--from-migrations", "prisma/migrations", "--to-schema", "prisma/schema.prisma"];
    return this.prisma(["migrate", "diff", ...sides, ...options], databaseUrl(database));
  }

  /** Calls the engine as the CLI does, for commands that require a terminal. */
  async call(method: string, params: object, database = this.database): Promise<unknown> {
    const datasource = JSON.stringify({ url: databaseUrl(database) });
    const engine = spawn(ENGINE, ["--datasource", datasource], { stdio: ["pipe", "pipe", "inherit"] });
    engine.stdin.end(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })}\n`);
    const answer = JSON.parse(await text(engine.stdout)) as { result?: unknown; error?: unknown };
    return answer.result ?? answer.error;
  }

  write(path: string, content: string): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path));
  }

  remove(path = ""): void {
    rmSync(join(this.folder, path), { recursive: true });
  }
}
