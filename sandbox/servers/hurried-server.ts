import { aiEnv, startOwnServer, type TestServer } from "./own-server";
import type { AiSandbox } from "@/sandbox/ai/ai-server";

/**
 * A server beside another one, on its database, that waits a second for the AI service: for a test in which that never answers. A right
 * answer may take longer on a busy machine.
 */
export function startHurriedServer(
  { databaseUrl }: Pick<TestServer, "databaseUrl">,
  ai: AiSandbox,
): Promise<TestServer> {
  return startOwnServer({ databaseUrl, env: { ...aiEnv(ai), OPENAI_TIMEOUT_SECONDS: "1", JOBS: "off" } });
}
