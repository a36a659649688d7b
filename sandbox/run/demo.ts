import { hostname } from "node:os";
import { join } from "node:path";
import { buildApp, SERVER, SERVER_ENV } from "./build";
import { Failure } from "./failure";
import { requireWritableDir } from "./folders";
import { main, onStop } from "./lifecycle";
import { parsePort, requireFreePort } from "./ports";
import { failsAtExit, logFile, startService, waitUntilReady } from "./service";
import { type AiChoice, type Services, startServices } from "./services";

const ACCOUNTS = [
  ["owner@example.com", "Rosa Ortiz, owns Ortiz Framing"],
  ["admin@example.com", "Dale Brandt, its admin"],
  ["worker@example.com", "Mateo Rivas, on site, reads Spanish"],
  ["operator@example.com", "Olga Novak, operates Plumbline"],
] as const;

/** What becomes of recordings and texts that are added, in lines. */
const ON_AI: Record<AiChoice, string[]> = {
  samples: ["  AI:        transcripts and translations are samples, made up by this machine."],
  service: [],
  none: [
    "  AI:        none, so what you add is neither written down nor translated. For that:",
    "             OPENAI_API_KEY=sk-… npm run demo",
    "             OPENAI_BASE_URL=http://localhost:8080/v1 npm run demo   (a server of your own)",
    "             AI=samples npm run demo   (made-up answers, to try the screens)",
  ],
};

main(async () => {
  const port = parsePort(process.env.PORT || "3000");
  await requireFreePort(port);
  const dataDir = requireWritableDir(process.env.DATA_DIR || ".data");
  console.log(`Starting Plumbline; everything it keeps is in ${dataDir}`);
  const services = await startServices({ dataDir, port, mode: "demo" });
  await build();
  const server = await startServer(services, dataDir, port);
  announce(port, services);
  return Promise.race([services.broken, server.ended]);
});

async function build(): Promise<void> {
  const notice = setTimeout(() => console.log("Building the app (about a minute, once) …"), 1000);
  await buildApp().finally(() => clearTimeout(notice));
}

// Some shells and containers set HOSTNAME to the machine's name, which is not an address to listen on.
function listenOn(): string {
  const name = process.env.HOSTNAME;
  return name && name !== hostname() ? name : "0.0.0.0";
}

async function startServer(
  services: Services,
  dataDir: string,
  port: number,
): Promise<{ ended: Promise<never> }> {
  const log = logFile(join(dataDir, "server.log"));
  const env = { ...services.env, ...SERVER_ENV, NODE_ENV: "production", HOSTNAME: listenOn() };
  const service = startService({ name: "The server", args: [SERVER], env, onLine: log.onLine });
  onStop(() => service.stop());
  const ended = failsAtExit(
    service.exited,
    (how) => new Failure(`The server ${how}: see ${join(dataDir, "server.log")}.`, log.tail()),
  );
  await Promise.race([waitUntilReady(service, `http://127.0.0.1:${port}/api/ready`), ended, services.broken]);
  return { ended };
}

function announce(port: number, { inboxUrl, ai, hasSampleStripe, hasSampleOpenId }: Services): void {
  const accounts = ACCOUNTS.map(([email, who]) => `    ${email.padEnd(22)} ${who}`);
  const inbox = inboxUrl ? [`  Mails:     ${inboxUrl}`] : [];
  console.log(
    [
      "",
      `  Plumbline: http://localhost:${port}`,
      ...inbox,
      ...ON_AI[ai],
      ...(hasSampleStripe
        ? ["  Billing:   nothing is charged; pay with Stripe's test card 4242 4242 4242 4242."]
        : []),
      ...(hasSampleOpenId
        ? ['  Sign-in:   "Continue with Sample ID" takes you for whoever you say you are.']
        : []),
      "",
      "  Sign in with the password plumbline-demo as",
      ...accounts,
      "",
      "  Ctrl-C stops everything; the data stay.",
      "",
    ].join("\n"),
  );
}
