import { emptyDatabase } from "./empty-database";
import { startOwnServer } from "./own-server";
import type { ServerOptions, TestServer } from "./own-server";

export type { TestServer } from "./own-server";

/** Idle servers of this process. On globalThis, since a test may reset its modules. */
const shared = globalThis as typeof globalThis & { idleTestServers?: TestServer[] };
const idle = (shared.idleTestServers ??= []);

/**
 * Gives a test a production server with an empty database, ready when this resolves. With options it starts a server
 * for this test; without, it reuses one across the files of this process, since starting a server takes longer than
 * most files. Throws when there is no build or the server does not become ready.
 */
export async function startTestServer(options?: ServerOptions): Promise<TestServer> {
  if (options) return startOwnServer(options);
  const server = idle.pop();
  if (!server) return lend(await startOwnServer());
  await emptyDatabase(server.databaseUrl);
  server.inbox.store.clear();
  server.stripe.clear();
  return lend(server);
}

/** The server as one test sees it: with its own part of the log, and a `stop` that returns it to the pool. */
function lend(server: TestServer): TestServer {
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
      if (isRunning && signal === undefined) idle.push(server);
      else await server.stop(signal);
    },
  };
}
