import { join } from "node:path";
import { Client } from "pg";
import type { Env } from "./env";
import { Failure } from "./failure";
import { onStop } from "./lifecycle";
import { freePort } from "./ports";
import { migrate, runOrFail, script } from "./run";
import { loadSecrets } from "./secrets";
import { failsAtExit, logFile, startService, waitUntilReady } from "./service";
import type { StandIn, StandInOptions } from "./stand-in";
import { SAMPLE_KEY } from "@/lib/ai/sample-key";
import { aiKey } from "@/lib/kernel/installation/ai-key";
import { ensureDatabase, startPostgres } from "@/sandbox/database/postgres";
import { openIdEnv } from "@/sandbox/openid/openid-server";
import { stripeEnv } from "@/sandbox/stripe/server";

const DATABASE = "plumbline";
const POSTGRES_PORT = 54_320;
const AI_PORT = 4_010;
const STRIPE_PORT = 4_020;
const OPENID_PORT = 4_030;

export interface Services {
  /** The environment that the app needs to use them. */
  env: Env;
  /** The page that shows the mails; undefined when SMTP_URL names a real server. */
  inboxUrl: string | undefined;
  /** Whether subscriptions are paid at a stand-in, because STRIPE_SECRET_KEY names no account. */
  hasSampleStripe: boolean;
  /** Whether people can sign in at a stand-in, because OIDC_ISSUER names no provider. */
  hasSampleOpenId: boolean;
  /** What transcribes and translates: the AI sandbox, which makes its answers up, a service of the environment, or none. */
  ai: AiChoice;
  /** Rejects with a Failure when one of them exits unexpectedly. */
  broken: Promise<never>;
}

export type AiChoice = "samples" | "service" | "none";

interface Options {
  dataDir: string;
  port: number;
  mode: "demo" | "development";
}

/**
 * Starts the services that the environment does not provide: Postgres unless DATABASE_URL is set, the inbox unless
 * SMTP_URL is, the Stripe sandbox unless STRIPE_SECRET_KEY is, an OpenID provider unless OIDC_ISSUER is, and the AI sandbox if AI=samples asks for it. Migrates the
 * database, and seeds it when it has no users. The services stop with the command.
 */
export async function startServices({ dataDir, port, mode }: Options): Promise<Services> {
  const choice = chooseAi(process.env);
  const database = await startDatabase(dataDir);
  const mail = await startMail(dataDir, port);
  const ai = choice === "samples" ? await startAiSandbox(dataDir) : NOT_STARTED;
  const stripe = await startStripeSandbox(dataDir, port);
  const openId = await startOpenIdProvider(dataDir);
  const env: Env = {
    ...loadSecrets(dataDir),
    ...process.env,
    APP_MODE: mode,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DIRECT_URL: process.env.DIRECT_URL ?? database.url,
    SMTP_URL: mail.url,
    ...ai.env,
    ...stripe.env,
    ...openId.env,
    PORT: String(port),
  };
  await migrate(database.url);
  if (await isEmpty(database.url)) await seed(env);
  const broken = Promise.race([database.broken, mail.broken, ai.broken, stripe.broken, openId.broken]);
  return {
    env,
    inboxUrl: mail.inboxUrl,
    ai: choice,
    hasSampleStripe: stripe.env !== undefined,
    hasSampleOpenId: openId.env !== undefined,
    broken,
  };
}

/** Whose answers the environment asks for. Nothing is made up that nobody asked for. Throws a Failure for another AI than samples. */
export function chooseAi({ AI, ...variables }: Env): AiChoice {
  if (AI === "samples") return AI;
  if (AI) throw new Failure(`AI can be samples, or nothing; not "${AI}".`);
  return aiKey(variables) ? "service" : "none";
}

interface Started {
  env?: Env;
  broken: Promise<never>;
}

/** In place of a service that somebody else provides, or nobody. */
const NOT_STARTED: Started = { broken: new Promise<never>(() => undefined) };

async function startDatabase(dataDir: string): Promise<Started & { url: string }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, ...NOT_STARTED };
  const postgres = await startPostgres({ dataDir: join(dataDir, "postgres"), port: POSTGRES_PORT });
  onStop(() => postgres.stop());
  await ensureDatabase(postgres, DATABASE);
  const log = join(dataDir, "postgres/server.log");
  const broken = failsAtExit(postgres.exited, (how) => new Failure(`Postgres ${how}: see ${log}.`));
  return { url: postgres.url(DATABASE), broken };
}

async function startMail(
  dataDir: string,
  port: number,
): Promise<Started & { url: string; inboxUrl?: string }> {
  const given = process.env.SMTP_URL;
  if (given) return { url: given, ...NOT_STARTED };
  const webPort = await freePort(port + 1);
  const smtpPort = await freePort(1025);
  const options = { folder: join(dataDir, "inbox"), webPort, smtpPort };
  const ready = `http://127.0.0.1:${webPort}/api/messages`;
  const broken = await startStandIn("inbox", dataDir, options, ready);
  return { url: `smtp://127.0.0.1:${smtpPort}`, inboxUrl: `http://localhost:${webPort}`, ...broken };
}

async function startAiSandbox(dataDir: string): Promise<Started> {
  const port = await freePort(AI_PORT);
  const origin = `http://127.0.0.1:${port}`;
  const broken = await startStandIn("ai", dataDir, { port }, `${origin}/health`);
  const env = { OPENAI_API_KEY: SAMPLE_KEY, OPENAI_BASE_URL: `${origin}/v1`, OPENAI_IMAGE_MODEL: "samples" };
  return { env, ...broken };
}

async function startStripeSandbox(dataDir: string, appPort: number): Promise<Started> {
  if (process.env.STRIPE_SECRET_KEY) return NOT_STARTED;
  const port = await freePort(STRIPE_PORT);
  const origin = `http://127.0.0.1:${port}`;
  const webhookUrl = `http://127.0.0.1:${appPort}/api/webhooks/stripe`;
  const options = { port, webhookUrl, file: join(dataDir, "stripe.json") };
  return { env: stripeEnv(origin), ...(await startStandIn("stripe", dataDir, options, `${origin}/health`)) };
}

async function startOpenIdProvider(dataDir: string): Promise<Started> {
  if (process.env.OIDC_ISSUER) return NOT_STARTED;
  const port = await freePort(OPENID_PORT);
  const ready = `http://localhost:${port}/.well-known/openid-configuration`;
  return { env: openIdEnv(port), ...(await startStandIn("openid", dataDir, { port }, ready)) };
}

/** What a failure calls them. */
const NAMES: Record<StandIn, string> = {
  ai: "The AI sandbox",
  inbox: "The inbox",
  openid: "The OpenID provider",
  stripe: "The Stripe sandbox",
};

/** Starts a stand-in in a process of its own, and waits until the address `ready` answers. */
async function startStandIn<Name extends StandIn>(
  name: Name,
  dataDir: string,
  options: StandInOptions<Name>,
  ready: string,
): Promise<Started> {
  const log = logFile(join(dataDir, `${name}.log`));
  const args = script("sandbox/run/stand-in.ts", name, JSON.stringify(options));
  const service = startService({ name: NAMES[name], args, env: process.env, onLine: log.onLine });
  onStop(() => service.stop());
  await waitUntilReady(service, ready, 20);
  const toFailure = (how: string) => new Failure(`${NAMES[name]} ${how}.`, log.tail());
  return { broken: failsAtExit(service.exited, toFailure) };
}

async function isEmpty(url: string): Promise<boolean> {
  const client = new Client(url);
  await client.connect();
  const { rowCount } = await client.query("SELECT 1 FROM users LIMIT 1");
  await client.end();
  return !rowCount;
}

/** Fills an empty database with the demo's people and sites. */
export async function seed(env: Env): Promise<void> {
  await runOrFail("The demo data could not be written.", "node", script("prisma/seed/index.ts"), env);
}
