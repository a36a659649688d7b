import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isBuilt } from "./build";
import { childEnv, type Env } from "./env";
import { ROOT, temporaryFolder } from "./folders";
import { freePort, requireFreePort } from "./ports";
import { script } from "./run";
import type { BillingFacts } from "@/sandbox/fixtures/billing-fixture";
import { Client } from "@/sandbox/http/http-client";

const dataDir = temporaryFolder("demo");

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Without a service but what `variables` name, whatever this machine sets. */
async function startDemo(port: number, variables: Env = {}): Promise<ChildProcess> {
  const own = { PORT: String(port), DATA_DIR: dataDir, ...variables };
  const env = childEnv({ ...process.env, ...NOTHING_SET, ...own });
  const child = spawn(process.execPath, script("sandbox/run/demo.ts"), {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  await new Promise<void>((ready, failed) => {
    child.stdout
      .setEncoding("utf8")
      .on("data", (text: string) => (output += text).includes("Ctrl-C") && ready());
    child.once("exit", (code) => failed(new Error(`The demo ended with code ${code ?? "none"}: ${output}`)));
  });
  expect(output).toContain(`http://localhost:${port}`);
  return child;
}

const NOTHING_SET: Env = {
  NODE_ENV: undefined,
  DATABASE_URL: undefined,
  SMTP_URL: undefined,
  AI: undefined,
  OPENAI_API_KEY: undefined,
  OPENAI_BASE_URL: undefined,
};

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await new Promise((gone) => child.once("exit", gone));
}

/** Visitors of the demo learn that nobody heard the recordings, and nothing of how a server is set up. */
async function expectSamplesNamed(port: number): Promise<void> {
  // Pages are at this name alone.
  const rosa = new Client(`http://localhost:${port}`);
  await rosa.post("/api/login", { email: "owner@example.com", password: "plumbline-demo" });
  const { body: page } = await rosa.get<string>("/dashboard");
  expect(seenIn(page)).toContain("Demo: sample transcripts");
  expect(page).not.toContain("OPENAI_API_KEY");
}

/** A page without its scripts, which hold texts that are not shown. */
function seenIn(page: string): string {
  return page.replaceAll(/<script[^]*?<\/script>/g, "");
}

/** Mateo reads Spanish: whatever his sites say in English comes with its translation. */
async function expectAllInSpanish(url: string): Promise<void> {
  const mateo = new Client(url);
  await mateo.post("/api/login", { email: "worker@example.com", password: "plumbline-demo" });
  const { body: projects } = await mateo.get<{ id: string }[]>("/api/projects");
  expect(projects.length).toBeGreaterThan(1);
  for (const { id } of projects) {
    const { body: updates } = await mateo.get<ReadText[]>(`/api/projects/${id}/updates`);
    const texts = updates.flatMap((update) => [update, ...(update.comments ?? [])]);
    expect(texts.length).toBeGreaterThan(1);
    const untranslated = texts.filter(({ language, translation }) => language === "en" && !translation);
    expect([...untranslated, ...texts.filter(({ language }) => language === null)]).toEqual([]);
  }
}

interface ReadText {
  language: string | null;
  translation: { content: string } | null;
  comments?: ReadText[];
}

// Only with an up-to-date build: otherwise the demo would build while the tests run.
test.runIf(isBuilt())(
  "starts, signs Rosa in, stops without leaving a process behind, and keeps its data and her plan for the next start",
  { timeout: 120_000 },
  async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const credentials = { email: "owner@example.com", password: "plumbline-demo" };

    const first = await startDemo(port);
    const rosa = new Client(url);
    const signedIn = await rosa.post<{ id: string }>("/api/login", credentials);
    expect(signedIn.status).toBe(200);
    const { body: businesses } = await rosa.get<BillingFacts[]>("/api/businesses");
    expect(businesses).toMatchObject([{ subscriptionStatus: "active", nextCharge: { amount: 1999 } }]);
    const business = { businessId: businesses[0]?.id };
    expect((await rosa.post("/api/cancel-subscription", business)).status).toBe(200);
    const page = await fetch(`${url}/billing?business=1`, { redirect: "manual" });
    expect(page.headers.get("location")).toBe(`http://localhost:${port}/billing?business=1`);
    await expectAllInSpanish(url);
    expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
    await stop(first, "SIGINT");
    expect(existsSync(join(dataDir, "postgres/cluster/postmaster.pid"))).toBe(false);
    await requireFreePort(port);

    const second = await startDemo(port, { AI: "samples" });
    await expectSamplesNamed(port);
    const back = new Client(url);
    expect((await back.post<{ id: string }>("/api/login", credentials)).body.id).toBe(signedIn.body.id);
    expect((await back.post("/api/reactivate-subscription", business)).status).toBe(200);
    await stop(second, "SIGTERM");
    expect(existsSync(join(dataDir, "postgres/cluster/postmaster.pid"))).toBe(false);
  },
);
