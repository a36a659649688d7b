import { parseArgs } from "node:util";
import { startOpenId } from "./openid-server";
import { main, onStop } from "@/sandbox/run/lifecycle";

// The OpenID provider in its own process: node --import tsx sandbox/openid/openid.ts --port N
main(async () => {
  const { values } = parseArgs({ options: { port: { type: "string" } } });
  const provider = await startOpenId(Number(values.port ?? 4_030));
  onStop(() => provider.stop());
  console.log(JSON.stringify(provider.env));
  return new Promise(() => undefined);
});
