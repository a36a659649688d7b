import { SHARED_SECRET } from "./own-server";
import type { TestServer } from "./test-server";
import { SignedInClient } from "@/sandbox/http/http-client";
import { neutralEnv } from "@/sandbox/run/env";
import { freePort } from "@/sandbox/run/ports";
import { script } from "@/sandbox/run/run";
import { startService, waitUntilReady } from "@/sandbox/run/service";

export interface ExampleServer {
  url: string;
  log(): string[];
  stop(): Promise<void>;
  /** Kills it as `kill -9` does. */
  kill(): Promise<void>;
  /** Starts it again on the same address. */
  restart(): Promise<void>;
}

/** Serves the example calls next to a product server, on its database, with its sessions. */
export async function startExamples(product: TestServer, serviceUrl = ""): Promise<ExampleServer> {
  const port = await freePort();
  const lines: string[] = [];
  const env = {
    ...neutralEnv(),
    APP_MODE: "test",
    PORT: String(port),
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.dataDir,
    AUTH_SECRET: SHARED_SECRET,
    RATE_LIMIT_FACTOR: "1000",
  };
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const args = script("sandbox/servers/example-server.ts", serviceUrl);
    const service = startService({ name: "The examples", args, env, onLine: (line) => lines.push(line) });
    await waitUntilReady(service, `${url}/ready`);
    return service;
  };
  let service = await start();
  return {
    url,
    log: () => [...lines],
    stop: () => service.stop(),
    kill: () => service.kill(),
    async restart() {
      service = await start();
    },
  };
}

/** The same browser, on the other server. */
export function at(url: string, client: SignedInClient): SignedInClient {
  const other = new SignedInClient(url, client.language, client.user);
  const name = "authjs.session-token";
  other.setCookie(name, client.cookie(name) ?? "");
  return other;
}
