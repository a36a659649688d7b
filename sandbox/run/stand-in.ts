import { main, onStop } from "./lifecycle";

/** Each starts with what the command line says, as the function that it calls takes it. */
const STAND_INS = {
  ai: async (options: { port: number }) => (await import("@/sandbox/ai/ai-server")).startAi(options),
  inbox: async (options: { folder: string; webPort: number; smtpPort: number }) =>
    (await import("@/sandbox/inbox/inbox-server")).startInbox(options),
  openid: async ({ port }: { port: number }) =>
    (await import("@/sandbox/openid/openid-server")).startOpenId(port),
  stripe: async (options: { port: number; webhookUrl: string; file: string }) =>
    (await import("@/sandbox/stripe/server")).startStripe(options),
};

export type StandIn = keyof typeof STAND_INS;
export type StandInOptions<Name extends StandIn> = Parameters<(typeof STAND_INS)[Name]>[0];

// A stand-in in its own process: node --import tsx sandbox/run/stand-in.ts ai '{"port":4010}'
main(async () => {
  const [name, options = "{}"] = process.argv.slice(2);
  const standIn = await STAND_INS[name as StandIn](JSON.parse(options) as never);
  onStop(() => standIn.stop());
  return new Promise(() => undefined);
});
