import { expect, test } from "vitest";
import type { BusinessView } from "./view";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { rosasSite } from "@/sandbox/fixtures/site-fixture";
import { audioForm, recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { expectRefusal } from "@/sandbox/http/refusal";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

/* How much a business may post per month: 1 MB without a plan here, 3 MB with one. */

const RECORDINGS = proofCount(120, 15);
const SIZE = proofCount(12_000, 90_000);
const FREE = 1_000_000;
const FREE_SENTENCE =
  "Without a plan, a business can post 0.001 GB of recordings and photos a month, and this one has. Ask the owner to choose a plan, or send it again next month.";

const server = await forThisFile(
  startTestServer({ env: { FILES_FREE_MONTHLY_MB: "1", FILES_PLAN_MONTHLY_MB: "3" } }),
);
const sql = await forThisFile(connect(server.databaseUrl));
const site = await rosasSite(server);

const setPlan = (has: boolean) =>
  sql.query("UPDATE businesses SET is_early_adopter = $2, early_adopter_granted_at = $3 WHERE id = $1", [
    site.businessId,
    has,
    has ? new Date() : null,
  ]);
await setPlan(false);
const forget = () => sql.query("TRUNCATE business_bytes");

async function upload(size = SIZE): Promise<string> {
  const { status, body } = await site.rosa.post<{ audioUrl: string }>(
    "/api/upload-audio",
    audioForm(recordingOf("webm", size)),
  );
  expect(status).toBe(201);
  return body.audioUrl;
}

const post = (audioUrl: string) =>
  site.rosa.post<UpdateView>(`/api/projects/${site.projectId}/updates`, { audioUrl });
const say = (audioUrl: string) =>
  site.rosa.post(`/api/projects/${site.projectId}/messages`, { content: "Listen", audioUrl });
const announce = (more: object, size = SIZE) =>
  site.rosa.post("/api/uploads", { size, sha256: sha256Of(new Uint8Array()), ...more });

async function files(): Promise<BusinessView["files"] | undefined> {
  const { body } = await site.rosa.get<BusinessView[]>("/api/businesses");
  return body.find(({ id }) => id === site.businessId)?.files;
}

test("of recordings that are posted at once, as many are taken as the month has room for, and none is lost", async (context) => {
  const all: string[] = [];
  for (let n = 0; n < RECORDINGS; n += 1) all.push(await upload());
  const answers = await Promise.all(all.map((audioUrl) => post(audioUrl)));
  const taken = answers.filter(({ status }) => status === 201);
  const refused = all.filter((_, at) => answers[at]?.status === 403);
  expect(taken.length).toBe(Math.min(RECORDINGS, Math.floor(FREE / SIZE)));
  expect(taken.length + refused.length).toBe(RECORDINGS);
  expect(await files()).toEqual({ posted: taken.length * SIZE, limit: FREE });
  const { message } = await expectRefusal(sql, () => post(refused[0] ?? ""), 403, "plan_limit");
  expect(message).toBe(FREE_SENTENCE);
  await expectRefusal(sql, () => say(refused[0] ?? ""), 403, "plan_limit");
  await setPlan(true);
  const later = [];
  for (const audioUrl of refused) later.push((await post(audioUrl)).status);
  expect(later).toEqual(refused.map(() => 201));
  expect(await files()).toEqual({ posted: RECORDINGS * SIZE, limit: 3 * FREE });
  report(context, {
    "posted at once": RECORDINGS,
    taken: taken.length,
    refused: refused.length,
    bytes: taken.length * SIZE,
    of: FREE,
    "taken with a plan": later.length,
  });
});

test("one that would be refused is refused before its bytes are sent, where the phone says what it is for", async () => {
  await forget();
  await setPlan(false);
  const { projectId } = site;
  await sql.query(
    "INSERT INTO business_bytes VALUES ($1, date_trunc('month', now() AT TIME ZONE 'UTC'), $2)",
    [site.businessId, FREE - SIZE],
  );
  expect((await announce({ projectId })).status).toBe(201);
  const { message } = await expectRefusal(sql, () => announce({ projectId }, SIZE + 1), 403, "plan_limit");
  expect(message).toBe(FREE_SENTENCE);
  expect((await announce({}, SIZE + 1)).status).toBe(201);
  // Whether it exists is the post's to say.
  expect((await announce({ projectId: crypto.randomUUID() }, SIZE + 1)).status).toBe(201);
});

test("a month begins at zero; what is withdrawn stays counted; a text needs no room", async () => {
  await forget();
  const { body } = await post(await upload());
  expect((await site.rosa.delete(`/api/updates/${body.id}`)).status).toBe(204);
  expect((await files())?.posted).toBe(SIZE);
  await sql.query("UPDATE business_bytes SET bytes = $1", [FREE]);
  expect((await post(await upload())).status).toBe(403);
  const text = { content: "The slab is poured." };
  expect((await site.rosa.post(`/api/projects/${site.projectId}/updates`, text)).status).toBe(201);
  await sql.query("UPDATE business_bytes SET month = month - interval '1 month'");
  expect((await files())?.posted).toBe(0);
  expect((await post(await upload())).status).toBe(201);
});
