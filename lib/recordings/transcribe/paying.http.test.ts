import { afterEach, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { SAMPLES } from "@/sandbox/fixtures/sound/false-lengths";
import { speech } from "@/sandbox/fixtures/sound/sounds";
import {
  type Clip,
  ENGLISH,
  SPANISH,
  clipOf,
  forgetCalls,
  listed,
  newClip,
  postClip,
  sayingOf,
  startVoiceSite,
  transcriptOf,
  untilLike,
  uploadClip,
} from "@/sandbox/fixtures/sound/voice-fixture";
import { signUp, type SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";

const site = await forThisFile(startVoiceSite());
const sql = await forThisFile(connect(site.server.databaseUrl));
const { mateo } = site;

// Later than what a job still spends.
afterEach(() => forgetSpending());
forgetCalls(site, sql);

const post = (clip: Clip, by = mateo) => postClip(by, site.projectId, clip);

/** What a short recording costs at most, in millionths of a dollar. */
const PRICE = 400;
const transcribe = (by: SignedInClient, audioUrl: string) =>
  by.post<{ code?: string; message?: string }>("/api/transcribe", { audioUrl });

/** Leaves this much of today's limit, and of tomorrow's: it may be midnight soon. */
async function leave(microDollars: number, of: "business" | "person" = "business"): Promise<void> {
  const [table, column, id, limit] =
    of === "business"
      ? ["ai_costs", "business_id", site.businessId, 5_000_000]
      : ["ai_person_costs", "user_id", mateo.user.id, 2_000_000];
  await sql.query(
    `INSERT INTO ${table} (${column}, day, micro_dollars)
     SELECT $1, (now() AT TIME ZONE 'UTC')::date + later, $2 FROM generate_series(0, 1) later
     ON CONFLICT (${column}, day) DO UPDATE SET micro_dollars = EXCLUDED.micro_dollars`,
    [id, limit - microDollars],
  );
}

const forgetSpending = () =>
  sql.query("TRUNCATE ai_costs, ai_person_costs, ai_free_costs, ai_installation_costs");

test("an account without a project or a business is refused; its member's business pays for a recording in no update", async () => {
  const mei = await signUp(site.server, { name: "Mei Chen" });
  const audioUrl = await uploadClip(mei, newClip());
  const { message } = await expectRefusal(sql, () => transcribe(mei, audioUrl), 403, "forbidden");
  expect(message).toBe("Join a project or add your business first. Then its recordings can be transcribed.");
  expect(site.ai.log.calls).toEqual([]);
  const clip = newClip();
  site.ai.log.say(clip.hash, sayingOf("english", ENGLISH));
  expect((await transcribe(mateo, await uploadClip(mateo, clip))).status).toBe(200);
  const { rows } = await sql.query("SELECT business_id, calls FROM ai_costs");
  expect(rows).toEqual([{ business_id: site.businessId, calls: 1 }]);
});

test("twelve at once, with what is left for five: five are sent", async () => {
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, n) => uploadClip(mateo, clipOf(speech(`Now number ${n}.`, "en")))),
  );
  site.ai.log.say("*", sayingOf("english", ENGLISH));
  const { promise: allDecided, resolve: answer } = Promise.withResolvers<null>();
  site.ai.log.plant({ until: allDecided });
  const { rows } = await sql.query<{ size: number }>(
    "SELECT size FROM uploads ORDER BY created_at DESC LIMIT 12",
  );
  const price = Math.max(...rows.map(({ size }) => Math.ceil(size / 320)));
  await leave(5 * price + Math.floor(price / 4));
  const statuses: number[] = [];
  const answers = all.map(async (url) => statuses.push((await transcribe(mateo, url)).status));
  // Each is sent or refused before one is answered, and gives back what it had reserved.
  await vi.waitFor(() => expect(statuses.length + site.ai.log.calls.length).toBe(all.length));
  answer(null);
  await Promise.all(answers);
  const sent = statuses.filter((status) => status === 200);
  expect(sent.length).toBeLessThanOrEqual(6);
  expect(sent.length).toBeGreaterThanOrEqual(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12 - sent.length);
  expect(site.ai.log.calls).toHaveLength(sent.length);
  const { rows: costs } = await sql.query("SELECT every(micro_dollars <= 5000000) AS within FROM ai_costs");
  expect(costs).toEqual([{ within: true }]);
});

test("the server measures the recording: a phone that says less pays no less", async () => {
  const long = clipOf(speech("One two three four five six seven eight nine ten. ".repeat(6), "en"));
  const audioUrl = await uploadClip(mateo, { ...long, measured: { durationMs: "1" } });
  await leave(PRICE);
  expect(await transcribe(mateo, audioUrl)).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining("This business has used up its AI for today") as string },
  });
  expect(site.ai.log.calls).toEqual([]);
});

test.each(SAMPLES)(
  "$name: with any length in its header it costs what it holds",
  async ({ type, seconds, bytes, claiming }) => {
    for (const [claimed, left] of [
      [claiming(0xffffffff), bytes.length],
      [claiming(0x7fffffff), Math.round(bytes.length * 0.7)],
    ] as const) {
      const cut = claimed.subarray(0, left);
      const audioUrl = await uploadClip(mateo, {
        bytes: cut,
        hash: "",
        measured: { durationMs: "86400000" },
      }).catch(() => null);
      // What is left of an MP4 without its list of tracks is refused.
      if (!audioUrl) continue;
      site.ai.log.say("*", sayingOf("english", ENGLISH));
      expect((await transcribe(mateo, audioUrl)).status).toBe(200);
      const { rows } = await sql.query<{ spent: number }>("SELECT micro_dollars::int AS spent FROM ai_costs");
      // The stand-in reports lengths by 32 kbit/s.
      const reported = type === "audio/wav" ? 0 : cut.length / 4_000;
      expect(rows[0]?.spent).toBeLessThanOrEqual(Math.ceil(100 * Math.max(seconds + 0.25, reported)));
      await forgetSpending();
    }
  },
);

test("a recording that waits since its header claimed days is sent once somebody asks, and measured again", async () => {
  await leave(0);
  const clip = newClip();
  const posted = await untilLike(mateo, await post(clip), { audioState: "off" });
  await sql.query("UPDATE recordings SET measured_ms = 266400000 WHERE state = 'off'");
  await forgetSpending();
  site.ai.log.say(clip.hash, sayingOf("english", ENGLISH));
  expect((await mateo.post(`/api/updates/${posted.id}/transcribe-again`)).status).toBe(202);
  await untilLike(mateo, posted, { audioState: "done", transcript: ENGLISH });
});

test("one person who has used up theirs waits; the others of the business do not", async () => {
  await leave(0, "person");
  site.ai.log.say("*", sayingOf("english", ENGLISH));
  await untilLike(mateo, await post(newClip()), { audioState: "off" });
  await untilLike(site.rosa, await post(newClip(), site.rosa), { audioState: "done" });
  expect(await transcribe(mateo, await uploadClip(mateo, newClip()))).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining("You have used up your AI for today") as string },
  });
});

test("at the installation's limit nobody's recording is sent, whatever their business and they have left", async () => {
  await sql.query(
    "INSERT INTO ai_installation_costs (day, micro_dollars) SELECT (now() AT TIME ZONE 'UTC')::date + later, 100000000 FROM generate_series(0, 1) later",
  );
  const message = "The AI is used up for today. It can go on tomorrow.";
  for (const by of [mateo, site.rosa])
    expect(await transcribe(by, await uploadClip(by, newClip()))).toMatchObject({
      status: 429,
      body: { message },
    });
  await untilLike(mateo, await post(newClip()), { audioState: "off" });
  expect(site.ai.log.calls).toEqual([]);
});

test("a voice update costs its business its minutes, its English and what compares that with the original; at the day's limit it waits, and says so", async () => {
  const spent = async () => {
    const { rows } = await sql.query<{ calls: number; dollars: number; tokens: number }>(
      "SELECT calls, micro_dollars::int AS dollars, input_tokens::int AS tokens FROM ai_costs",
    );
    return rows[0] ?? { calls: 0, dollars: 0, tokens: 0 };
  };
  const [first, second] = [newClip(), newClip()];
  for (const { hash } of [first, second]) site.ai.log.say(hash, sayingOf("spanish", SPANISH));
  await post(first);
  await expect.poll(async () => (await spent()).calls, { timeout: 20_000 }).toBe(3);
  const { dollars, tokens } = await spent();
  expect(tokens).toBeGreaterThan(0);
  expect(dollars).toBeGreaterThan(tokens * 0.4);
  await sql.query("UPDATE ai_costs SET micro_dollars = 5000000");
  const waiting = await untilLike(mateo, await post(second), { audioState: "off" });
  const { rows } = await sql.query("SELECT type FROM events WHERE entity_id = $1 ORDER BY seq", [waiting.id]);
  expect(rows).toEqual([{ type: "update.posted" }, { type: "update.transcribed" }]);
  await site.server.restart();
  expect(await listed(mateo, waiting)).toMatchObject({ audioState: "off", transcript: null });
  expect(site.ai.log.counts(second.hash).sent).toBe(0);
  await forgetSpending();
  await site.server.restart();
  await untilLike(mateo, waiting, { audioState: "done", transcript: SPANISH });
  expect((await transcriptOf(mateo, waiting)).segments).toMatchObject([{ text: SPANISH }]);
});
