import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureDatabase, startPostgres } from "./postgres";
import { ROOT, temporaryFolder } from "@/sandbox/run/folders";
import { script } from "@/sandbox/run/run";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder("postgres");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

test("keeps its data from one start to the next, on another port where its own is busy, and leaves no process behind", async () => {
  const first = await startPostgres({ dataDir: folder });
  await ensureDatabase(first, "site");
  await query(first.url("site"), "CREATE TABLE walls AS SELECT 4 AS count");
  await first.stop();
  expect(existsSync(join(folder, "cluster/postmaster.pid"))).toBe(false);

  const { port } = first;
  const holder = createServer().listen(port, "127.0.0.1");
  const second = await startPostgres({ dataDir: folder, port });
  expect(second.port).not.toBe(port);
  await ensureDatabase(second, "site");
  expect(await query(second.url("site"), "SELECT count FROM walls")).toEqual([{ count: 4 }]);
  await second.stop();
  holder.close();
});

test("refuses a folder that a live process uses, in one line, and stops the server that a killed one left running, without losing committed data", async () => {
  const url = await startElsewhere(folder);
  await expect(startPostgres({ dataDir: folder })).rejects.toThrow(
    /^Another Plumbline \(process \d+\) uses .+: stop it/,
  );
  await query(url, "CREATE TABLE posts AS SELECT generate_series(1, 50) AS id");
  const left = owner?.pid;
  owner?.kill("SIGKILL");
  await new Promise((resolve) => owner?.once("exit", resolve));
  expect(
    await query(url, "SELECT count(*)::int FROM posts"),
    `process ${left ?? 0} is gone, its Postgres is not`,
  ).toEqual([{ count: 50 }]);

  const postgres = await startPostgres({ dataDir: folder });
  expect(await query(postgres.url("postgres"), "SELECT count(*)::int FROM posts")).toEqual([{ count: 50 }]);
  await postgres.stop();
});

test.runIf(process.getuid?.() === 0)(
  "starts as root under a folder that is closed to others, or names that folder",
  async () => {
    const closed = join(folder, "closed");
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    const started = await startPostgres({ dataDir: join(closed, "postgres") }).catch((error: unknown) =>
      String(error),
    );
    if (typeof started === "string") expect(started).toContain(`chmod o+x ${closed}`);
    else await started.stop();
  },
);

let owner: ReturnType<typeof spawn> | undefined;

function startElsewhere(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, script("sandbox/fixtures/hold-postgres.ts", dataDir), {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  owner = child;
  return new Promise((resolve) =>
    child.stdout.once("data", (data: Buffer) => resolve(data.toString().trim())),
  );
}
