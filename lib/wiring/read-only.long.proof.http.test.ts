import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { GeneratedReportView } from "@/lib/reports/view";
import type { UpdateView } from "@/lib/updates/view";
import { PART_BYTES } from "@/lib/uploads/limits";
import { recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { measure, speech, toWav } from "@/sandbox/fixtures/sound/sounds";
import { partOf, uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import { Client, type SignedInClient, signUp } from "@/sandbox/http/http-client";
import type { Env } from "@/sandbox/run/env";
import { ROOT } from "@/sandbox/run/folders";
import { report } from "@/sandbox/run/steps/proof";
import { type Bucket, startBucket } from "@/sandbox/servers/bucket";
import { startTestServer, type TestServer } from "@/sandbox/servers/test-server";

const SAID = "The north wall is poured, and twelve joists are set. ";
const MINUTE = { timeout: 60_000, interval: 200 };
/** As on a serverless host: nothing of the repository's folder can be written, and no job has a worker. */
const SERVERLESS = { DATA_DIR: join(ROOT, ".data-of-nobody"), JOBS: "off" };

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(env: Env, readOnly: boolean): Promise<TestServer> {
  const server = await startTestServer({ ai: true, readOnly, env: { BILLING: "off", ...env } });
  stops.push(() => server.stop());
  return server;
}

async function openBucket(): Promise<Bucket> {
  const bucket = await startBucket();
  stops.push(() => bucket.stop());
  return bucket;
}

/** The first day of a newcomer, through calls alone. */
async function newSite(server: TestServer) {
  const rosa = await signUp(server, { name: "Rosa Ortiz" });
  const business = await rosa.post<{ id: string }>("/api/businesses", { name: "Ortiz Framing" });
  const asked = { name: "Harlow Street", businessId: business.body.id };
  const project = await rosa.post<{ id: string }>("/api/projects", asked);
  expect([business.status, project.status]).toEqual([201, 201]);
  return { rosa, projectId: project.body.id };
}

/** Records and posts a note in parts, waits for its words, and listens to it. Returns how many bytes it has. */
async function postNote(rosa: SignedInClient, projectId: string): Promise<number> {
  const uploader = uploaderOf(rosa);
  const samples = speech(SAID.repeat(14), "en");
  const bytes = toWav(samples);
  const id = await uploader.begin(bytes);
  const parts = Math.ceil(bytes.length / PART_BYTES);
  expect(parts).toBeGreaterThan(1);
  for (let n = 0; n < parts; n += 1) expect((await uploader.put(id, n, partOf(bytes, n))).status).toBe(204);
  const { status, body } = await uploader.complete(id, measure(samples));
  expect(status).toBe(201);
  const posted = await rosa.post<UpdateView>(`/api/projects/${projectId}/updates`, {
    audioUrl: body.audioUrl,
  });
  expect(posted.status).toBe(201);
  await vi.waitFor(async () => {
    const { body: updates } = await rosa.get<UpdateView[]>(`/api/projects/${projectId}/updates`);
    expect(updates[0]).toMatchObject({ audioState: "done" });
  }, MINUTE);
  const heard = await uploader.listen(body.audioUrl);
  expect(sha256Of(heard.bytes)).toBe(sha256Of(bytes));
  const range = await uploader.listen(body.audioUrl, { range: "bytes=1000-1999" });
  expect(range.bytes.equals(bytes.subarray(1000, 2000))).toBe(true);
  return bytes.length;
}

async function makeReport(rosa: SignedInClient, projectId: string): Promise<number> {
  const asked = { folderSelection: ["unorganized"], reportType: "internal" };
  const path = `/api/projects/${projectId}/generate-report`;
  const { status, body } = await rosa.post<GeneratedReportView>(path, asked);
  expect([status, body]).toEqual([200, expect.anything()]);
  return JSON.stringify(body).length;
}

async function mailReset(server: TestServer, rosa: SignedInClient): Promise<void> {
  const { email } = rosa.user;
  expect((await rosa.post("/api/request-password-reset", { email })).status).toBe(200);
  await vi.waitFor(async () => expect(await server.inbox.store.list(email)).toHaveLength(1), MINUTE);
}

const RUNS: [name: string, env: Env, readOnly: boolean][] = [
  ["a disk that is read-only but for temporary files, without workers", SERVERLESS, true],
  ["a disk and workers of its own", {}, false],
];

test.for(RUNS)(
  "with a bucket for files, %s: sign-up, project, voice note, report and mail work",
  { timeout: 300_000 },
  async ([, env, readOnly], context) => {
    const bucket = await openBucket();
    const server = await start({ ...env, ...bucket.env }, readOnly);
    const { rosa, projectId } = await newSite(server);
    const said = await postNote(rosa, projectId);
    const reported = await makeReport(rosa, projectId);
    await mailReset(server, rosa);
    for (const page of ["/dashboard", `/projects/${projectId}`, "/settings"])
      expect((await rosa.get(page)).status).toBe(200);
    const errors = server.log().filter((line) => /"level":[56]0|EROFS|ENOENT|EACCES/.test(line));
    expect(errors).toEqual([]);
    report(context, { "bytes of voice": said, "bytes of the report": reported });
  },
);

test("with a read-only disk and no file service everything but recordings works, and what is missing is said", async () => {
  const server = await start(SERVERLESS, true);
  const { rosa, projectId } = await newSite(server);
  const uploader = uploaderOf(rosa);
  const refused = { status: 503, body: { code: "not_configured" } };
  expect(await uploader.upload(recordingOf())).toMatchObject(refused);
  const bytes = recordingOf();
  expect(await uploader.put(await uploader.begin(bytes), 0, partOf(bytes, 0))).toMatchObject(refused);
  const text = await rosa.post(`/api/projects/${projectId}/updates`, { content: "No voice here" });
  expect(text.status).toBe(201);
  expect(await new Client(server.url).get("/api/ready")).toMatchObject({
    status: 200,
    body: { files: false },
  });
  expect(server.log().join("\n")).toContain("recordings cannot be stored");
  const { body: settings } = await rosa.get<string>("/settings");
  expect(settings).toContain("S3_BUCKET_URL");
}, 300_000);
