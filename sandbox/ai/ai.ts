import { parseArgs } from "node:util";
import { startAi } from "./ai-server";
import { main, onStop } from "@/sandbox/run/lifecycle";

// The AI sandbox in its own process: node --import tsx sandbox/ai/ai.ts [--port N]
main(async () => {
  const { values } = parseArgs({ options: { port: { type: "string" } } });
  const ai = await startAi({ port: Number(values.port ?? 4_010) });
  onStop(() => ai.stop());
  console.log(JSON.stringify({ url: ai.url }));
  return new Promise(() => undefined);
});
