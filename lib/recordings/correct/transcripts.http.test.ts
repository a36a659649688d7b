import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { RevisionView, UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { newWorker, rosasSite, unchanged } from "@/sandbox/fixtures/site-fixture";
import { noise } from "@/sandbox/fixtures/sound/sounds";
import {
  type Clip,
  ENGLISH,
  SPANISH,
  clipOf,
  eventsOf,
  forgetCalls,
  newClip,
  postClip,
  sayingOf,
  startVoiceSite,
  transcriptOf,
  untilLike,
  uploadClip,
} from "@/sandbox/fixtures/sound/voice-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { aiEnv } from "@/sandbox/servers/own-server";
import { at } from "@/sandbox/servers/start-examples";
import { startTestServer } from "@/sandbox/servers/test-server";

const site = await forThisFile(startVoiceSite());
const sql = await forThisFile(connect(site.server.databaseUrl));
const { mateo } = site;

forgetCalls(site, sql);

const post = (clip: Clip, by = mateo) => postClip(by, site.projectId, clip);
const counts = ({ hash }: Clip) => site.ai.log.counts(hash);
const asked = () => site.ai.log.chatsWith("sentences");
const correct = (by: SignedInClient, { id }: UpdateView, transcript: string) =>
  by.patch<UpdateView>(`/api/updates/${id}/transcript`, { transcript });

describe("correcting a transcript", () => {
  test("keeps the earlier transcript, recomposes the content, and deletes translations", async () => {
    const clip = newClip();
    site.ai.log.say(clip.hash, sayingOf("spanish", "Faltan tres cabras.", "Ya."));
    const posted = await post(clip);
    await untilLike(mateo, posted, { content: expect.stringContaining("Original (es)") as string });
    await sql.query(
      `INSERT INTO translations (id, subject_type, subject_id, project_id, update_id, source_hash, from_language, to_language, content)
       SELECT gen_random_uuid(), 'update', id, project_id, id, 'h', 'es', 'en', 'Goats' FROM updates WHERE id = $1`,
      [posted.id],
    );
    const right = "Faltan tres cabios. Ya.";
    const { status, body } = await correct(mateo, posted, ` ${right} `);
    expect([status, body]).toMatchObject([200, { transcript: right, content: right, language: "es" }]);
    expect(body.editedAt).not.toBeNull();
    const composed = await untilLike(mateo, posted, {
      content: expect.stringContaining(`Original (es): ${right}`) as string,
    });
    expect(composed.content).not.toContain("cabras");
    const { body: revisions } = await mateo.get<RevisionView[]>(`/api/updates/${posted.id}/revisions`);
    expect(revisions).toMatchObject([{ kind: "transcript", content: "Faltan tres cabras. Ya." }]);
    expect((await transcriptOf(mateo, posted)).segments).toMatchObject([{ text: "Ya." }]);
    const earlier = "SELECT 1 FROM translations WHERE update_id = $1 AND content = 'Goats'";
    expect((await sql.query(earlier, [posted.id])).rows).toEqual([]);
    expect(counts(clip)).toEqual({ sent: 1, answered: 1 });
    expect(await eventsOf(sql, posted)).toContain("update.transcript-corrected");
  });

  test("keeps content that its author wrote, is for the author only, and is refused for a withdrawn update", async () => {
    const clip = newClip();
    site.ai.log.say(clip.hash, sayingOf("english", ENGLISH));
    const posted = await post(clip);
    await untilLike(mateo, posted, { audioState: "done" });
    await mateo.patch(`/api/updates/${posted.id}`, { content: "Water!" });
    const { body } = await correct(mateo, posted, "There is no water.");
    expect(body).toMatchObject({ content: "Water!", transcript: "There is no water." });
    expect((await unchanged(sql, () => correct(site.rosa, posted, "No"))).status).toBe(403);
    expect((await unchanged(sql, () => correct(mateo, posted, "  "))).status).toBe(400);
    expect((await unchanged(sql, () => correct(mateo, posted, "x".repeat(60_001)))).status).toBe(400);
    expect((await correct(mateo, posted, "There is no water.")).body.editedAt).toBe(body.editedAt);
    await site.rosa.delete(`/api/updates/${posted.id}`);
    const late = await correct(mateo, posted, "Too late.");
    const refusal = { code: "conflict", message: "This update was withdrawn." };
    expect([late.status, late.body]).toMatchObject([409, refusal]);
    // Not by all tables: a job is deleting the recording.
    await untilLike(mateo, posted, { transcript: null, content: "" });
  });
});

describe("transcribing a recording before it is posted", () => {
  const transcribe = (by: SignedInClient, audioUrl: string) =>
    by.post<object>("/api/transcribe", { audioUrl });

  test("is paid for once, also by the update that it is posted with", async () => {
    const clip = newClip();
    site.ai.log.say(clip.hash, sayingOf("spanish", SPANISH));
    const audioUrl = await uploadClip(mateo, clip);
    const [one, two] = await Promise.all([transcribe(mateo, audioUrl), transcribe(mateo, audioUrl)]);
    const translatedText = expect.stringContaining(ENGLISH) as string;
    expect(one).toMatchObject({ status: 200, body: { transcript: SPANISH, translatedText, language: "es" } });
    expect(two.body).toEqual(one.body);
    // Nobody can ask for them once more, and what was heard may be withdrawn.
    const { rows } = await sql.query("SELECT 1 FROM idempotency_keys WHERE path = '/api/transcribe'");
    expect(rows).toEqual([]);
    const { body } = await mateo.post<UpdateView>(`/api/projects/${site.projectId}/updates`, { audioUrl });
    await untilLike(mateo, body, { audioState: "done", transcript: SPANISH });
    expect([counts(clip), asked().length]).toEqual([{ sent: 1, answered: 1 }, 1]);
    expect((await transcribe(site.rosa, audioUrl)).body).toEqual(one.body);
  });

  test("is refused to whoever lost sight of it between a failure and the retry, or after the answer", async () => {
    const june = await newWorker(site.server, site, { name: "June Park", language: "en" });
    const [refused, told] = [newClip(), newClip()];
    for (const clip of [refused, told]) site.ai.log.say(clip.hash, sayingOf("english", ENGLISH));
    const mend = site.ai.log.plant({ status: 500 });
    const calls = [refused, told].map(async (clip, n) => {
      const { audioUrl } = await post(clip);
      const headers = { "idempotency-key": `heard ${n}` };
      return () => june.post<{ code?: string }>("/api/transcribe", { audioUrl }, { headers });
    });
    const [hearRefused, hearTold] = await Promise.all(calls);
    expect([(await hearRefused!()).status, (await hearTold!()).status]).toEqual([502, 502]);
    mend();
    expect(await hearTold!()).toMatchObject({ status: 200, body: { transcript: ENGLISH } });
    await site.rosa.delete(`/api/projects/${site.projectId}/members/${june.user.id}`);
    expect(await hearRefused!()).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(await hearTold!()).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  test("and posting it with other words translates those, and keeps the sentences that are still in them", async () => {
    const clip = newClip();
    site.ai.log.say(clip.hash, sayingOf("spanish", "Hay agua en la sala.", SPANISH));
    const audioUrl = await uploadClip(mateo, clip);
    expect((await transcribe(mateo, audioUrl)).status).toBe(200);
    const transcript = `Hay agua en la zanja. ${SPANISH}`;
    const posted = { audioUrl, transcript, language: "es" };
    const { body } = await mateo.post<UpdateView>(`/api/projects/${site.projectId}/updates`, posted);
    const content = `(en) Hay agua en la zanja. ${ENGLISH}\n\nOriginal (es): ${transcript}`;
    await untilLike(mateo, body, { audioState: "done", transcript, content });
    const { segments } = await transcriptOf(mateo, body);
    expect(segments.map(({ text }) => text)).toEqual([SPANISH]);
  });

  test("of silence is empty; of another's or of none is refused; a failing service is 502", async () => {
    const silent = await transcribe(mateo, await uploadClip(mateo, clipOf(noise(1, 0))));
    expect(silent).toMatchObject({
      status: 200,
      body: { transcript: "", translatedText: "", language: null },
    });
    const clip = newClip();
    const audioUrl = await uploadClip(mateo, clip);
    for (const wrong of [`/api/audio/${randomUUID()}`, "https://example.com/a.mp3", "", audioUrl + "/.."])
      expect((await transcribe(mateo, wrong)).status).toBe(400);
    expect((await transcribe(site.rosa, audioUrl)).status).toBe(400);
    const mend = site.ai.log.plant({ status: 503 });
    expect(await transcribe(mateo, audioUrl)).toMatchObject({
      status: 502,
      body: { code: "upstream_failed" },
    });
    mend();
    expect((await transcribe(mateo, audioUrl)).status).toBe(200);
    expect(counts(clip)).toEqual({ sent: 2, answered: 1 });
  });
});

describe("without a service", () => {
  test("recordings stand by themselves, and are transcribed once one is configured", async () => {
    const off = await startTestServer();
    const { rosa, projectId } = await rosasSite(off);
    const clip = newClip();
    site.ai.log.say(clip.hash, sayingOf("english", ENGLISH));
    const posted = await postClip(rosa, projectId, clip);
    expect(posted).toMatchObject({ audioState: "off", content: "Audio update" });
    expect(await rosa.post("/api/transcribe", { audioUrl: posted.audioUrl })).toMatchObject({
      status: 503,
      body: { code: "not_configured" },
    });
    await off.kill();
    const env = { ...aiEnv(site.ai), DATA_DIR: off.dataDir };
    const on = await startTestServer({ databaseUrl: off.databaseUrl, env });
    await untilLike(at(on.url, rosa), posted, { audioState: "done", transcript: ENGLISH });
    expect(counts(clip)).toEqual({ sent: 1, answered: 1 });
    await on.stop();
    await off.stop();
  });
});
