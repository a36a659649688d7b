import { describe, expect, test } from "vitest";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { newWorker, unchanged } from "@/sandbox/fixtures/site-fixture";
import { noise } from "@/sandbox/fixtures/sound/sounds";
import {
  type Clip,
  ENGLISH,
  SPANISH,
  clipOf,
  eventsOf,
  forgetCalls,
  listed,
  newClip,
  postClip,
  sayingOf,
  startVoiceSite,
  transcriptOf,
  untilLike,
} from "@/sandbox/fixtures/sound/voice-fixture";
import { signUp, type SignedInClient } from "@/sandbox/http/http-client";

const site = await forThisFile(startVoiceSite());
const sql = await forThisFile(connect(site.server.databaseUrl));
const { mateo } = site;

forgetCalls(site, sql);

const post = (clip: Clip, by = mateo) => postClip(by, site.projectId, clip);
const counts = ({ hash }: Clip) => site.ai.log.counts(hash);
const asked = () => site.ai.log.chatsWith("sentences");
const again = (by: SignedInClient, { id }: UpdateView) =>
  by.post<UpdateView>(`/api/updates/${id}/transcribe-again`);
const correct = (by: SignedInClient, { id }: UpdateView, transcript: string) =>
  by.patch<UpdateView>(`/api/updates/${id}/transcript`, { transcript });

describe("a voice update", () => {
  test("is posted at once, and gets its words, their translation and their sentences later", async () => {
    const clip = newClip();
    site.ai.log.say(clip.hash, sayingOf("spanish", SPANISH, "Falta grava."));
    const posted = await post(clip);
    expect(posted).toMatchObject({ content: "Audio update", audioState: "pending", transcript: null });
    const transcript = `${SPANISH} Falta grava.`;
    const done = await untilLike(mateo, posted, { audioState: "done", transcript, language: "es" });
    await untilLike(mateo, posted, { content: expect.stringContaining(ENGLISH) as string });
    const { content } = await listed(mateo, posted);
    expect(content.split("\n\n")).toEqual([expect.stringContaining(ENGLISH), `Original (es): ${transcript}`]);
    expect(done.editedAt).toBeNull();
    expect(await transcriptOf(mateo, posted)).toMatchObject({
      transcript,
      language: "es",
      segments: [
        { text: SPANISH, start: 0, isUnsure: false },
        { text: "Falta grava.", isUnsure: false },
      ],
    });
    const about = asked().filter(({ texts }) => texts?.includes("Falta grava."));
    expect([counts(clip), about.length]).toEqual([{ sent: 1, answered: 1 }, 1]);
    expect(about[0]?.instructions).not.toContain(SPANISH);
    expect(await eventsOf(sql, posted, "update.translated")).toEqual(["update.posted", "update.transcribed"]);
  });

  test("is as long to everybody as the server measured it, whatever the phone said", async () => {
    const clip = newClip();
    const claimed = { ...clip, measured: { ...clip.measured, durationMs: "9900" } };
    site.ai.log.say(clip.hash, sayingOf("english", ENGLISH));
    const posted = await post(claimed);
    await untilLike(mateo, posted, { audioState: "done", audioDurationMs: Number(clip.measured.durationMs) });
    await untilLike(site.rosa, posted, { audioDurationMs: Number(clip.measured.durationMs) });
  });

  test("in English needs no translation", async () => {
    const clip = newClip();
    site.ai.log.say(clip.hash, sayingOf("english", ENGLISH));
    const posted = await post(clip);
    await untilLike(mateo, posted, {
      audioState: "done",
      content: ENGLISH,
      transcript: ENGLISH,
      language: "en",
    });
    expect(asked()).toEqual([]);
  });

  test("keeps what its author wrote while it was transcribed", async () => {
    const clip = newClip();
    const release = site.ai.log.plant({ delayMs: 500 });
    site.ai.log.say(clip.hash, sayingOf("english", ENGLISH));
    const posted = await post(clip);
    await mateo.patch(`/api/updates/${posted.id}`, { content: "Water!" });
    await untilLike(mateo, posted, { audioState: "done", content: "Water!", transcript: ENGLISH });
    release();
  });

  test("that was withdrawn while it was transcribed stays empty", async () => {
    const clip = newClip();
    site.ai.log.plant({ delayMs: 500 });
    const posted = await post(clip);
    await expect.poll(() => counts(clip).sent).toBe(1);
    expect((await mateo.delete(`/api/updates/${posted.id}`)).status).toBe(204);
    await expect.poll(() => counts(clip).answered).toBe(1);
    expect(await listed(mateo, posted)).toMatchObject({ content: "", audioState: null, transcript: null });
    const { rows } = await sql.query(
      "SELECT 1 FROM recordings t LEFT JOIN uploads u ON u.id = t.upload_id WHERE u.id IS NULL",
    );
    expect(rows).toEqual([]);
  });

  test("gets its transcript while the translation fails, and that later", async () => {
    const clip = newClip();
    site.ai.log.say(clip.hash, sayingOf("spanish", SPANISH));
    const mend = site.ai.log.plant({ on: "chat", status: 500 });
    const posted = await post(clip);
    await untilLike(mateo, posted, { audioState: "done", transcript: SPANISH, content: SPANISH });
    mend();
    await untilLike(mateo, posted, { content: expect.stringContaining(ENGLISH) as string });
    expect(counts(clip)).toEqual({ sent: 1, answered: 1 });
  });

  test("is asked for its translation again where the service left out every sentence", async () => {
    const clip = newClip();
    const said = "Ya merito, jefe.";
    site.ai.log.say(clip.hash, sayingOf("spanish", said));
    site.ai.log.translate(said, "");
    const posted = await post(clip);
    await untilLike(mateo, posted, { audioState: "done", content: said });
    await expect.poll(() => asked().length).toBeGreaterThan(0);
    site.ai.log.translate(said, "Almost there, boss.");
    await untilLike(mateo, posted, { content: expect.stringContaining("Almost there, boss.") as string });
  });
});

describe("hallucinations", () => {
  test("silence is not sent unless somebody who listened requests it; total silence never is", async () => {
    const [flat, wind] = [clipOf(noise(2, 0)), clipOf(noise(2, 0.3))];
    const posted = [await post(flat), await post(wind)];
    for (const update of posted)
      await untilLike(mateo, update, { audioState: "unheard", content: "Audio update", transcript: null });
    expect([counts(flat).sent, counts(wind).sent]).toEqual([0, 0]);
    for (const clip of [flat, wind]) site.ai.log.say(clip.hash, sayingOf("english", ENGLISH));
    for (const update of posted) expect((await again(mateo, update)).status).toBe(202);
    await untilLike(mateo, posted[1]!, { audioState: "done", transcript: ENGLISH });
    await untilLike(mateo, posted[0]!, { audioState: "unheard" });
    expect([counts(flat).sent, counts(wind).sent]).toEqual([0, 1]);
  });

  test("a phantom text is not shown; a guess is, as unsure, outside of the transcript", async () => {
    const clip = newClip();
    const guess = { text: "Tres cabios.", avg_logprob: -1.4 };
    site.ai.log.say(clip.hash, {
      language: "spanish",
      segments: [{ text: "¡Gracias por ver el video!" }, guess],
    });
    const posted = await post(clip);
    await untilLike(mateo, posted, { audioState: "unheard", content: "Audio update", transcript: null });
    const { segments } = await transcriptOf(mateo, posted);
    expect(segments).toMatchObject([{ text: "Tres cabios.", isUnsure: true }]);
  });

  test("its author writes down what it says", async () => {
    const posted = await post(clipOf(noise(2, 0)));
    await untilLike(mateo, posted, { audioState: "unheard" });
    const { status, body } = await correct(mateo, posted, SPANISH);
    expect([status, body]).toMatchObject([
      200,
      { audioState: "done", transcript: SPANISH, content: SPANISH },
    ]);
    await untilLike(mateo, posted, { content: expect.stringContaining(ENGLISH) as string });
  });
});

describe("transcribing again", () => {
  test("is for the author and managers, where it failed or nothing was heard", async () => {
    const june = await newWorker(site.server, site, { name: "June Park", language: "en" });
    const mei = await signUp(site.server, { name: "Mei Chen" });
    const clip = newClip();
    const mend = site.ai.log.plant({ on: "transcription", status: 400 });
    const posted = await post(clip);
    await untilLike(mateo, posted, { audioState: "failed", content: "Audio update" });
    expect(counts(clip)).toEqual({ sent: 1, answered: 0 });
    mend();
    for (const [by, status] of [
      [june, 403],
      [mei, 404],
    ] as const)
      expect((await unchanged(sql, () => again(by, posted))).status).toBe(status);
    const { status, body } = await again(site.rosa, posted);
    expect([status, body.audioState]).toEqual([202, "pending"]);
    await untilLike(mateo, posted, { audioState: "done" });
    expect((await again(mateo, posted)).status).toBe(409);
    const types = ["update.transcribed", "update.transcription-requested", "update.transcribed"];
    expect((await eventsOf(sql, posted, "update.translated")).slice(1, 4)).toEqual(types);
    const { body: written } = await mateo.post<UpdateView>(`/api/projects/${site.projectId}/updates`, {
      content: "Written",
    });
    expect((await again(mateo, written)).status).toBe(409);
  });

  test("a job that nothing retries any more has failed", async () => {
    const clip = newClip();
    site.ai.log.plant({ on: "transcription", status: 500, delayMs: 1_000 });
    const posted = await post(clip);
    await sql.query(
      "UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'audio.transcribe' AND data->>'recordingId' = $1",
      [posted.audioUrl?.split("/").at(-1)],
    );
    await untilLike(mateo, posted, { audioState: "failed" });
    site.ai.log.clear();
    expect((await again(mateo, posted)).status).toBe(202);
    await untilLike(mateo, posted, { audioState: "done" });
  });
});
