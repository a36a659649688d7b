import { expect, test, vi } from "vitest";
import type { ChatMessageView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { newWorker, unchanged } from "@/sandbox/fixtures/site-fixture";
import { speech } from "@/sandbox/fixtures/sound/sounds";
import {
  ENGLISH,
  SPANISH,
  clipOf,
  sayingOf,
  startVoiceSite,
  uploadClip,
} from "@/sandbox/fixtures/sound/voice-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";

const site = await forThisFile(startVoiceSite());

test("a voice message gets its words and their translation later, for the two alone", async () => {
  const { ai, mateo, rosa, projectId, server } = site;
  const clip = clipOf(speech("Water in the trench.", "en"));
  ai.log.say(clip.hash, sayingOf("spanish", SPANISH));
  const [audioUrl, recipientId] = [await uploadClip(mateo, clip), rosa.user.id];
  const channel = `/api/projects/${projectId}/messages`;
  const posted = await mateo.post<ChatMessageView>(channel, { audioUrl, recipientId });
  expect(posted.body).toMatchObject({ content: "Audio message", audioState: "pending" });
  const heard = { content: SPANISH, transcript: SPANISH, language: "es", audioState: "done" };
  await vi.waitFor(
    async () => {
      const { body } = await rosa.get<ChatMessageView[]>(`${channel}?with=${mateo.user.id}`);
      expect(body).toMatchObject([{ ...heard, translation: { to: "en", content: ENGLISH } }]);
    },
    { timeout: 20_000, interval: 100 },
  );
  const sql = await connect(server.databaseUrl);
  const told = ["posted", "transcribed", "translated"].map((what) => ({
    type: `message.${what}`,
    to: recipientId,
  }));
  const ask =
    "SELECT DISTINCT type, after->>'recipientId' AS to FROM events WHERE entity_id = $1 ORDER BY type";
  await vi.waitFor(async () => expect((await sql.query(ask, [posted.body.id])).rows).toEqual(told));
  await sql.end();
});

test("its author corrects what it says: it is translated again, and its two alone hear of it", async () => {
  const { ai, mateo, rosa, projectId, server } = site;
  const sql = await connect(server.databaseUrl);
  const clip = clipOf(speech("Two trusses are missing.", "en"));
  ai.log.say(clip.hash, sayingOf("spanish", "Faltan dos cabras."));
  // Without doubts, of which its readers would hear once more when they are dropped.
  ai.log.translate("Faltan dos cabras.", "Two trusses are missing.");
  const recipientId = rosa.user.id;
  const channel = `/api/projects/${projectId}/messages`;
  const post = async (body: object) =>
    (await mateo.post<ChatMessageView>(channel, { ...body, recipientId })).body.id;
  const read = async (id: string) => (await rosa.get<ChatMessageView>(`/api/messages/${id}`)).body;
  const correct = (by: SignedInClient, id: string, transcript: string) =>
    by.patch<ChatMessageView>(`/api/messages/${id}/transcript`, { transcript });
  const waiting = { timeout: 20_000, interval: 100 };
  const id = await post({ audioUrl: await uploadClip(mateo, clip) });
  await vi.waitFor(async () => expect(await read(id)).toMatchObject({ translation: { to: "en" } }), waiting);
  const heard = await read(id);
  const { status, body } = await correct(mateo, id, `  ${SPANISH} `);
  const corrected = { transcript: SPANISH, content: SPANISH, language: "es", audioState: "done" };
  expect([status, body]).toMatchObject([200, { ...corrected, seq: heard.seq, createdAt: heard.createdAt }]);
  expect((await read(id)).translation?.content).not.toBe(heard.translation?.content);
  const retranslated = { ...corrected, translation: { content: ENGLISH } };
  await vi.waitFor(async () => expect(await read(id)).toMatchObject(retranslated), waiting);

  const events = async () =>
    (
      await sql.query(
        "SELECT type, after->>'recipientId' AS to FROM events WHERE entity_id = $1 ORDER BY seq",
        [id],
      )
    ).rows as object[];
  const kinds = ["posted", "transcribed", "translated", "transcript-corrected", "translated"];
  const announced = kinds.map((kind) => ({ type: `message.${kind}`, to: recipientId }));
  await vi.waitFor(async () => expect(await events()).toEqual(announced), waiting);

  // Numbers alone: nothing translates them before they are read.
  const written = await post({ content: "92 5/8" });
  const refusals: [number, () => Promise<{ status: number }>][] = [
    [403, () => correct(rosa, id, "No")],
    [400, () => correct(mateo, id, "  ")],
    [400, () => correct(mateo, id, "x".repeat(60_001))],
    [409, () => correct(mateo, written, "No")],
  ];
  for (const [expected, call] of refusals) expect((await unchanged(sql, call)).status).toBe(expected);
  expect((await correct(mateo, id, SPANISH)).status).toBe(200);
  expect(await events()).toEqual(announced);
  await sql.end();
});

test("its author and managers have it transcribed again where that failed", async () => {
  const { ai, mateo, rosa, projectId, server } = site;
  const sql = await connect(server.databaseUrl);
  const luis = await newWorker(server, site, { name: "Luis Vega", language: "en" });
  const clip = clipOf(speech("The lift is here.", "en"));
  ai.log.say(clip.hash, sayingOf("spanish", SPANISH));
  const mend = ai.log.plant({ on: "transcription", status: 400 });
  const audioUrl = await uploadClip(mateo, clip);
  const posted = await mateo.post<ChatMessageView>(`/api/projects/${projectId}/messages`, { audioUrl });
  const path = `/api/messages/${posted.body.id}`;
  const untilIt = (audioState: string) =>
    vi.waitFor(
      async () => expect((await rosa.get<ChatMessageView>(path)).body).toMatchObject({ audioState }),
      { timeout: 20_000, interval: 100 },
    );
  const again = (by: SignedInClient) => by.post<ChatMessageView>(`${path}/transcribe-again`);
  await untilIt("failed");
  mend();
  expect((await unchanged(sql, () => again(luis))).status).toBe(403);
  expect(await again(rosa)).toMatchObject({ status: 202, body: { audioState: "pending" } });
  await untilIt("done");
  expect((await again(mateo)).status).toBe(409);
  await sql.end();
});

test("a voice message that comes with its words is not heard once more, and gets its English", async () => {
  const { ai, mateo, projectId, server } = site;
  const sql = await connect(server.databaseUrl);
  const clip = clipOf(speech("Water on the left.", "en"));
  const audioUrl = await uploadClip(mateo, clip);
  const words = { audioUrl, transcript: SPANISH, language: "es" };
  const { status } = await mateo.post<ChatMessageView>(`/api/projects/${projectId}/messages`, words);
  expect(status).toBe(201);
  const ask = "SELECT translated_text AS english, heard_at AS heard FROM recordings WHERE upload_id = $1";
  const stored = async () => (await sql.query<object>(ask, [audioUrl.split("/").at(-1)])).rows;
  await vi.waitFor(async () => expect(await stored()).toEqual([{ english: ENGLISH, heard: null }]), {
    timeout: 20_000,
    interval: 100,
  });
  expect(ai.log.counts(clip.hash)).toEqual({ sent: 0, answered: 0 });
  await sql.end();
});

test("a direct message is translated for its two alone", async () => {
  const { mateo, rosa, projectId, server } = site;
  const june = await newWorker(server, site, { name: "June Park", language: "en" });
  const say = async (content: string, recipientId?: string) => {
    const { body } = await rosa.post<ChatMessageView>(`/api/projects/${projectId}/messages`, {
      content,
      recipientId,
    });
    return body.id;
  };
  expect((await mateo.put("/api/user/preferences", { language: "es", timeZone: null })).status).toBe(200);
  const direct = await say("The crane comes at nine.", june.user.id);
  const team = await say("The crane comes at ten.");
  const sql = await connect(server.databaseUrl);
  const languages = async (id: string): Promise<object[]> => {
    const of = "SELECT to_language FROM translations WHERE subject_id = $1";
    return (await sql.query<{ to_language: string }>(of, [id])).rows;
  };
  await vi.waitFor(async () => expect(await languages(team)).toEqual([{ to_language: "es" }]), {
    timeout: 20_000,
    interval: 100,
  });
  expect(await languages(direct)).toEqual([]);
  await sql.end();
});
