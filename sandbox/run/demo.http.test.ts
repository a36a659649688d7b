import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isBuilt } from "./build";
import { childEnv, type Env } from "./env";
import { ROOT, temporaryFolder } from "./folders";
import { freePort, requireFreePort } from "./ports";
import { script } from "./run";
import { AUDIO_MESSAGE, AUDIO_UPDATE } from "@/lib/recordings/shared/voice-words";
import * as en from "@/messages/en";
import type { BusinessView } from "@/lib/businesses/view";
import { newCode, newProject } from "@/sandbox/fixtures/site-fixture";
import { hum } from "@/sandbox/fixtures/sound/sounds";
import { postClip, clipOf, uploadClip } from "@/sandbox/fixtures/sound/voice-fixture";
import { Client, signIn, type SignedInClient } from "@/sandbox/http/http-client";

const PASSWORD = "plumbline-demo";

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

/** Where samples are asked for, visitors learn that nobody heard the recordings, and nothing of how a server is set up. */
async function expectSamplesNamed(port: number): Promise<void> {
  // Pages are at this name alone.
  const rosa = new Client(`http://localhost:${port}`);
  await rosa.post("/api/login", { email: "owner@example.com", password: PASSWORD });
  const { body: page } = await rosa.get<string>("/dashboard");
  expect(seenIn(page)).toContain(en.nav.sampleAi);
  expect(page).not.toContain("OPENAI_API_KEY");
}

/** What people add where there is no service, in two languages, besides recordings. */
const ADDED = {
  update: "Ya quitamos la cimbra del muro.",
  comment: "Good, pour on Thursday.",
  message: "Mañana llega el concreto.",
};

/** What is added comes back as it was written; of a recording nobody reads more than that it is one, and why, once. */
async function expectNothingMadeUp(port: number): Promise<void> {
  const server = { url: `http://127.0.0.1:${port}` };
  const rosa = await signIn(server, "owner@example.com", PASSWORD);
  const mateo = await signIn(server, "worker@example.com", PASSWORD, "es");
  const { body: businesses } = await rosa.get<{ id: string }[]>("/api/businesses");
  const project = await newProject(rosa, businesses[0]?.id ?? "", "Birch Lane");
  await mateo.post("/api/join", { connectCode: await newCode(rosa, project) });
  const before = await wordsRead([rosa, mateo]);
  await addTo(project, { rosa, mateo });
  const added = [...(await wordsRead([rosa, mateo]))].filter((words) => !before.has(words));
  expect(added.sort()).toEqual([...Object.values(ADDED), AUDIO_UPDATE, AUDIO_MESSAGE].sort());
  const report = { folderSelection: ["unorganized"], reportType: "internal" };
  const { body: made } = await rosa.post<{ report: string }>(
    `/api/projects/${project}/generate-report`,
    report,
  );
  expect(made.report).toContain(`\n“${ADDED.update}” [1]\n`);
  const pageOf = async (reader: Client, path: string) =>
    seenIn((await reader.copy(`http://localhost:${port}`).get<string>(path)).body);
  const shown = await pageOf(rosa, `/projects/${project}?folder=unassigned`);
  expect(shown).toContain(ADDED.update);
  expect(shown).not.toContain("Original, in");
  expect(shown.split(en.voice.noService.title)).toHaveLength(2);
  expect(await pageOf(rosa, "/dashboard")).not.toContain(en.nav.sampleAi);
  expect(await pageOf(rosa, "/settings")).toContain(en.speechService.off);
  expect(await pageOf(rosa, "/settings/speech")).toContain("OPENAI_API_KEY=sk-…");
  expect(await pageOf(mateo, "/settings/speech")).not.toContain("OPENAI");
}

async function addTo(
  project: string,
  { rosa, mateo }: Record<"rosa" | "mateo", SignedInClient>,
): Promise<void> {
  const place = `/api/projects/${project}`;
  expect((await mateo.post(`${place}/updates`, { content: ADDED.update })).status).toBe(201);
  const spoken = await postClip(mateo, project, clipOf(hum(1, 0.3)));
  expect(spoken).toMatchObject({ audioState: "off", transcript: null });
  await postClip(mateo, project, clipOf(hum(2, 0.3)));
  const comment = { content: ADDED.comment };
  expect((await rosa.post(`/api/updates/${spoken.id}/comments`, comment)).status).toBe(201);
  const audioUrl = await uploadClip(mateo, clipOf(hum(3, 0.3)));
  for (const message of [{ content: ADDED.message }, { audioUrl }])
    expect((await mateo.post(`${place}/messages`, message)).status).toBe(201);
}

/** Every text of several words in what the readers get of their projects. */
async function wordsRead(readers: Client[]): Promise<Set<string>> {
  const read = new Set<string>();
  const keep = (_: string, value: unknown) => {
    if (typeof value === "string" && /\p{L}\s+\p{L}/u.test(value)) read.add(value);
    return value;
  };
  for (const reader of readers) {
    const { body: projects } = await reader.get<{ id: string }[]>("/api/projects");
    const parts = ["", "/updates?includeComments=true", "/tasks", "/channels", "/messages"];
    const places = projects.flatMap(({ id }) => parts.map((part) => `/api/projects/${id}${part}`));
    for (const path of ["/api/projects", "/api/recent-updates", ...places])
      JSON.stringify((await reader.get(path)).body, keep);
  }
  return read;
}

/** A page without its scripts, which hold texts that are not shown. */
function seenIn(page: string): string {
  return page.replaceAll(/<script[^]*?<\/script>/g, "");
}

/** Mateo reads Spanish: whatever his sites say in English comes with its translation. */
async function expectAllInSpanish(url: string): Promise<void> {
  const mateo = new Client(url);
  await mateo.post("/api/login", { email: "worker@example.com", password: PASSWORD });
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
  "starts without a service and makes nothing up, signs Rosa in, stops without leaving a process behind, and keeps its data and her plan for the next start",
  { timeout: 240_000 },
  async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const credentials = { email: "owner@example.com", password: PASSWORD };

    const first = await startDemo(port);
    const rosa = new Client(url);
    const signedIn = await rosa.post<{ id: string }>("/api/login", credentials);
    expect(signedIn.status).toBe(200);
    await expectAllInSpanish(url);
    await expectNothingMadeUp(port);
    const { body: businesses } = await rosa.get<BusinessView[]>("/api/businesses");
    expect(businesses).toMatchObject([{ subscriptionStatus: "active", nextCharge: { amount: 1999 } }]);
    const business = { businessId: businesses[0]?.id };
    expect((await rosa.post("/api/cancel-subscription", business)).status).toBe(200);
    const page = await fetch(`${url}/billing?business=1`, { redirect: "manual" });
    expect(page.headers.get("location")).toBe(`http://localhost:${port}/billing?business=1`);
    expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
    const pushKey = async (client: Client) =>
      (await client.get<{ pushKey: string | null }>("/api/notification-preferences")).body.pushKey;
    const offered = await pushKey(rosa);
    expect(offered).toMatch(/^[\w-]{87}$/);
    await stop(first, "SIGINT");
    expect(existsSync(join(dataDir, "postgres/cluster/postmaster.pid"))).toBe(false);
    await requireFreePort(port);

    const second = await startDemo(port, { AI: "samples" });
    await expectSamplesNamed(port);
    const back = new Client(url);
    expect((await back.post<{ id: string }>("/api/login", credentials)).body.id).toBe(signedIn.body.id);
    expect((await back.post("/api/reactivate-subscription", business)).status).toBe(200);
    expect(await pushKey(back)).toBe(offered);
    await stop(second, "SIGTERM");
    expect(existsSync(join(dataDir, "postgres/cluster/postmaster.pid"))).toBe(false);
  },
);
