import { type ServerOptions, startOwnServer, type TestServer } from "./own-server";
import { emptyDatabase } from "@/sandbox/database/empty-database";

export type { TestServer } from "./own-server";

type Kind = "plain" | "ai";

/** Idle servers of this process. On globalThis, since a test may reset its modules. */
const shared = globalThis as typeof globalThis & { idleTestServers?: Record<Kind, TestServer[]> };
const idle = (shared.idleTestServers ??= { plain: [], ai: [] });

/**
 * Gives a test a production server with an empty database, ready when this resolves. It reuses one across the files of
 * this process, since starting a server takes longer than most files: one with the AI sandbox if asked for `ai`. With
 * other options it starts a server for this test. Throws when there is no build or the server does not become ready.
 */
export async function startTestServer(options?: ServerOptions): Promise<TestServer> {
  if (options && !isShared(options)) return startOwnServer(options);
  const kind = options?.ai ? "ai" : "plain";
  const server = idle[kind].pop();
  if (!server) return lend(await startOwnServer(options), kind);
  await emptyDatabase(server.databaseUrl);
  server.inbox.store.clear();
  server.stripe.clear();
  server.ai.log.clear();
  return lend(server, kind);
}

function isShared({ ai: _ai, ...others }: ServerOptions): boolean {
  return Object.keys(others).length === 0;
}

/** The server as one test sees it: with its own part of the log, and a `stop` that returns it to the pool. */
function lend(server: TestServer, kind: Kind): TestServer {
  const begin = server.log().length;
  let isRunning = true;
  return {
    ...server,
    log: () => server.log().slice(begin),
    async kill() {
      isRunning = false;
      await server.kill();
    },
    async restart() {
      await server.restart();
      isRunning = true;
    },
    async stop(signal) {
      if (isRunning && signal === undefined) idle[kind].push(server);
      else await server.stop(signal);
    },
  };
}
