import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SAMPLE_KEY } from "@/lib/ai/sample-key";
import { type AiSandbox, startAi } from "@/sandbox/ai/ai-server";
import { createTestDatabase } from "@/sandbox/database/test-database";
import { type Inbox, startInbox } from "@/sandbox/inbox/inbox-server";
import { SERVER, SERVER_ENV } from "@/sandbox/run/build";
import { type Env, neutralEnv } from "@/sandbox/run/env";
import { temporaryFolder } from "@/sandbox/run/folders";
import { freePort } from "@/sandbox/run/ports";
import { readOnlyDisk } from "@/sandbox/run/read-only-disk";
import { type Service, startService, waitUntilReady } from "@/sandbox/run/service";
import { noteCost } from "@/sandbox/run/steps/costs";
import { startStripe, type StripeSandbox } from "@/sandbox/stripe/server";

const HOST = "127.0.0.1";

const shared = globalThis as typeof globalThis & { testServerLogs?: Set<string[]> };
/** What each running server of this process has logged. On globalThis, since a test may reset its modules. */
export const serverLogs = (shared.testServerLogs ??= new Set());

/** Of every test server, so that a second server of the same database reads its sessions. */
export const SHARED_SECRET = "a secret for the product and the examples beside it";

export interface ServerOptions {
  /** Whether it uses the AI sandbox that runs beside it; without, no AI service is configured. */
  ai?: boolean;
  /** Whether its file system is read-only but for the folder for temporary files, as on serverless hosts. */
  readOnly?: boolean;
  /** Default: a new database, dropped when the server stops. */
  databaseUrl?: string;
  /** Adds or replaces environment variables; `undefined` removes one. */
  env?: Env;
}

export interface TestServer {
  /** Its origin, without a trailing slash. Stays the same after `restart`. */
  url: string;
  databaseUrl: string;
  /** The server's own data folder, deleted when it stops. */
  dataDir: string;
  inbox: Inbox;
  stripe: StripeSandbox;
  ai: AiSandbox;
  /** Of its process, which a restart replaces. */
  pid(): number;
  /** Every line that it has logged so far, across restarts. */
  log(): string[];
  /** Stops the server (with SIGTERM by default), its sandboxes and its database. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Kills only the server, as `kill -9` does. */
  kill(): Promise<void>;
  /** Starts it again with the same address, data and database; stops it first if it is running. */
  restart(): Promise<void>;
}

/** Starts a production server and resolves when it is ready. Throws when there is no build or it does not become ready. */
export async function startOwnServer(options: ServerOptions = {}): Promise<TestServer> {
  const { databaseUrl, env = {} } = options;
  if (!existsSync(SERVER))
    throw new Error("There is no production build: run the tests with `npm test -- http`");
  const dataDir = temporaryFolder("server");
  const inbox = await startInbox({ folder: join(dataDir, "inbox") });
  const database =
    databaseUrl === undefined
      ? await createTestDatabase()
      : { url: databaseUrl, drop: () => Promise.resolve() };
  const port = await freePort();
  const stripe = await startStripe({ webhookUrl: `http://${HOST}:${port}/api/webhooks/stripe` });
  const ai = await startAi();
  const lines: string[] = [];
  const variables = {
    ...neutralEnv(),
    ...SERVER_ENV,
    ...testEnv(port, database.url, dataDir, inbox),
    ...stripe.env,
    ...(options.ai && aiEnv(ai)),
    ...env,
  };
  const within = options.readOnly ? readOnlyDisk() : [];
  const start = () => launch({ variables, within, port, lines });
  serverLogs.add(lines);
  const cleanUp = async () => {
    serverLogs.delete(lines);
    await Promise.all([inbox.stop(), stripe.stop(), ai.stop()]);
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  let service = await start().catch(async (error: unknown) => {
    await cleanUp();
    throw error;
  });
  return {
    url: `http://${HOST}:${port}`,
    databaseUrl: database.url,
    dataDir,
    inbox,
    stripe,
    ai,
    pid: () => service.pid,
    log: () => [...lines],
    kill: () => service.kill(),
    async stop(signal) {
      await service.stop(signal);
      await cleanUp();
    },
    async restart() {
      await service.stop();
      service = await start();
    },
  };
}

/** The variables of a server that uses this AI sandbox. */
export function aiEnv({ url }: Pick<AiSandbox, "url">): Env {
  return { OPENAI_API_KEY: SAMPLE_KEY, OPENAI_BASE_URL: url };
}

function testEnv(port: number, databaseUrl: string, dataDir: string, inbox: Inbox): Env {
  return {
    APP_MODE: "test",
    NODE_ENV: "production",
    PORT: String(port),
    HOSTNAME: HOST,
    APP_URL: `http://${HOST}:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DIRECT_URL: databaseUrl,
    SMTP_URL: inbox.smtpUrl,
    AUTH_SECRET: SHARED_SECRET,
    RATE_LIMIT_FACTOR: "1000",
  };
}

interface Launch {
  variables: Env;
  within: string[];
  port: number;
  lines: string[];
}

async function launch({ variables: env, within, port, lines }: Launch): Promise<Service> {
  const begin = performance.now();
  const service = startService({
    name: "The server",
    args: [SERVER],
    within,
    env,
    onLine: (line) => lines.push(line),
  });
  try {
    await waitUntilReady(service, `http://${HOST}:${port}/api/ready`);
    noteCost({ kind: "server start", name: "The server", seconds: (performance.now() - begin) / 1000 });
    return service;
  } catch (error) {
    await service.kill();
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\n${lines.slice(-30).join("\n")}`,
      { cause: error },
    );
  }
}
